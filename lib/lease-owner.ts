import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { shared } from '@/lib/process-state'

type Process = { boot: string; active: Set<string>; blameless: Set<string> }

const self = () =>
  shared<Process>('lease-owners', () => ({
    boot: randomBytes(6).toString('hex'),
    active: new Set(),
    blameless: new Set(),
  }))

/** A new lease owner: this process, and one run of the work in it. Ends with `closeOwner`. */
export function openOwner(): string {
  const { boot, active } = self()
  const owner = [hostname(), process.pid, boot, randomBytes(6).toString('hex')].join('|')
  active.add(owner)
  return owner
}

/** Ends a run; one that only lost its database may be begun again without counting as a try. */
export function closeOwner(owner: string, { lostDatabase = false } = {}): void {
  const { active, blameless } = self()
  active.delete(owner)
  if (lostDatabase) blameless.add(owner)
}

/** Whether the run that held this lease ended through no fault of its own. */
export function isBlameless(owner: string): boolean {
  return self().blameless.has(owner)
}

/**
 * Whether the owner of a lease is known to be gone before its time: a run of this process that has
 * ended, or a process of this machine that lives no more. Of others nothing can be known.
 */
export function isOwnerGone(owner: string): boolean {
  const [host, pidText, boot] = owner.split('|')
  const pid = Number(pidText)
  if (host !== hostname() || !Number.isInteger(pid)) return false
  if (boot === self().boot) return !self().active.has(owner)
  // The same number under another boot is an earlier process, as in a restarted container.
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
