import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, the same on every Linux. */
const TICKS = 100

/** Memory of a process that belongs to it alone, in MB: what files lend is not counted. */
export function anonymousMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

/** Seconds of CPU that a process has used, with all its threads and the children that it outlived. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
}
