import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

export type Process = { pid: number; group: number; command: string }

/** What runs on this machine because of a site: the group that it was started as. */
export function processesOf(site: { pid: number }): Process[] {
  return allProcesses().filter(({ group }) => group === site.pid)
}

/** The process of a site's embedded database. */
export function databaseOf(site: { pid: number }): Process | undefined {
  return processesOf(site).find(({ command }) => command.includes('embedded-mongo'))
}

/** The process of an embedded database that a test has started on a folder. */
export function databaseIn(folder: string): Process | undefined {
  const isOurs = ({ command }: Process) =>
    command.includes('embedded-mongo') && command.includes(folder)
  return allProcesses().find(isOurs)
}

function allProcesses(): Process[] {
  return process.platform === 'linux' ? fromProc() : fromPs()
}

function fromProc(): Process[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const command = fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return state === 'Z' ? [] : [{ pid: Number(name), group: Number(group), command }]
      } catch {
        return []
      }
    })
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,pgid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, group, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), group: Number(group), command }] : []
  })
}
