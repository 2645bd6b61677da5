import { invalidate, watchTag } from '@/lib/cache'
import { realNow } from '@/lib/clock'
import { lockedUntil, withLock } from '@/lib/leases/lock'
import { shared } from '@/lib/runtime/process-state'

const LOCK = 'restore'
/** A lock that is not renewed, as its process has died, ends by itself. */
const LEASE_MS = 15_000
const TELL_MS = 4000

export const RESTORING = 'The site is being restored from an archive. It is back in a few minutes.'

const state = () => shared<{ until: Date }>('restoring', () => ({ until: new Date(0) }))

/** Whether this process or another one replaces the data of the site now. */
export function isRestoring(): boolean {
  return state().until > realNow()
}

/** Called at the start of each process. */
export function watchRestoring(): void {
  watchTag(LOCK, readLock)
}

async function readLock(): Promise<void> {
  state().until = (await lockedUntil(LOCK)) ?? new Date(0)
}

/** All processes answer 503 meanwhile. Throws 503 while another restore runs. */
export async function whileRestoring<T>(work: () => Promise<T>): Promise<T> {
  const timing = { leaseMs: LEASE_MS, pollMs: 100, waitMs: 0 }
  try {
    return await withLock(LOCK, () => tellingOthers(work), timing)
  } finally {
    state().until = new Date(0)
    await invalidate([LOCK])
  }
}

async function tellingOthers<T>(work: () => Promise<T>): Promise<T> {
  await invalidate([LOCK])
  await readLock()
  const timer = setInterval(() => void invalidate([LOCK]).catch(() => {}), TELL_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

export function betweenRestores(work: () => Promise<void>): Promise<void> {
  return withLock(LOCK, work, { leaseMs: LEASE_MS, pollMs: 200 })
}
