import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, the same on every Linux. */
const TICKS = 100

/** Memory of a process that belongs to it alone, in MB: what files lend is not counted. */
export function anonymousMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

/** Seconds of CPU that a process with all its threads has used. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
