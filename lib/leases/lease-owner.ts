import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { LRUCache } from 'lru-cache'
import { shared } from '@/lib/runtime/process-state'

type RunEnd = 'lost_database' | 'timed_out'

type Process = { boot: string; active: Set<string>; ends: LRUCache<string, RunEnd> }

const self = () =>
  shared<Process>('lease-owners', () => ({
    boot: randomBytes(6).toString('hex'),
    active: new Set(),
    ends: new LRUCache({ max: 1000 }),
  }))

/** An owner for one run of work in this process; end it with `closeOwner`. */
export function openOwner(): string {
  const { boot, active } = self()
  const owner = [hostname(), process.pid, boot, randomBytes(6).toString('hex')].join('|')
  active.add(owner)
  return owner
}

export function closeOwner(owner: string, end?: RunEnd): void {
  const { active, ends } = self()
  active.delete(owner)
  if (end) ends.set(owner, end)
}

/** Known for the runs of this process alone. */
export function endOf(owner: string): RunEnd | undefined {
  return self().ends.get(owner)
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
