import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { shared } from '@/lib/process-state'

type Process = { boot: string; active: Set<string>; interrupted: Set<string> }

const self = () =>
  shared<Process>('lease-owners', () => ({
    boot: randomBytes(6).toString('hex'),
    active: new Set(),
    interrupted: new Set(),
  }))

/** An owner for one run of work in this process; end it with `closeOwner`. */
export function openOwner(): string {
  const { boot, active } = self()
  const owner = [hostname(), process.pid, boot, randomBytes(6).toString('hex')].join('|')
  active.add(owner)
  return owner
}

/** With `lostDatabase` the next try of the same work does not count. */
export function closeOwner(owner: string, { lostDatabase = false } = {}): void {
  const { active, interrupted } = self()
  active.delete(owner)
  if (lostDatabase) interrupted.add(owner)
}

export function wasInterrupted(owner: string): boolean {
  return self().interrupted.has(owner)
}

/** True for an ended run of this process, or a dead process of this machine. */
export function isOwnerGone(owner: string): boolean {
  const [host, pidText, boot] = owner.split('|')
  const pid = Number(pidText)
  if (host !== hostname() || !Number.isInteger(pid)) return false
  if (boot === self().boot) return !self().active.has(owner)
  // The same pid with another boot id is an earlier process, as in a restarted container.
  return pid === process.pid || !isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
