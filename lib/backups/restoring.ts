import { isSwapping } from '@/lib/backups/archive/swap'
import { invalidate, readChanges, watchTag } from '@/lib/cache'
import { realNow } from '@/lib/clock'
import { siteDatabase } from '@/lib/db'
import { isDatabaseGone } from '@/lib/errors'
import { lockedUntil, withLock } from '@/lib/leases/lock'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

const LOCK = 'restore'
/** A lock that is not renewed, as its process has died, ends by itself. */
const LEASE_MS = 15_000
const TELL_MS = 4000
/** How often a process without requests looks whether another one restores. */
export const LOOK_MS = 2000

export const RESTORING = 'The site is being restored from an archive. It is back in a few minutes.'

type Watched = {
  /** Starts what works without requests; the result stops it and waits for its end. */
  startWork: () => () => Promise<void>
  complete: () => Promise<void>
}

type State = {
  isOn: boolean
  /** The last change, with the stop or the start of the work. */
  changed: Promise<void>
  onChange?: (isOn: boolean) => Promise<void>
}

const state = () => shared<State>('restoring', () => ({ isOn: false, changed: Promise.resolve() }))

/** Whether this process or another one replaces the data of the site now, or has died in doing so. */
export function isRestoring(): boolean {
  return state().isOn
}

/** Called at the start of each process. No work is done while a restore runs; ends with the result. */
export function watchRestoring({ startWork, complete }: Watched): () => Promise<void> {
  let stop = startWork()
  state().onChange = async (isOn) => {
    await stop()
    stop = isOn ? () => Promise.resolve() : startWork()
  }
  watchTag(LOCK, async () => void (await readLock()))
  const look = async () => {
    await readChanges()
    if (isRestoring() && !(await readLock()) && isRestoring()) await whileRestoring(complete)
  }
  const timer = setInterval(() => void look().catch(logUnlessGone), LOOK_MS).unref()
  return async () => {
    clearInterval(timer)
    delete state().onChange
    await state().changed
    await stop()
  }
}

/** Whether a process holds it. A swap that has begun counts as a restore until it is completed. */
async function readLock(): Promise<boolean> {
  const present = state()
  const isHeld = ((await lockedUntil(LOCK)) ?? 0) > realNow()
  const isOn = isHeld || (await isSwapping(await siteDatabase()))
  if (isOn !== present.isOn) {
    present.isOn = isOn
    present.changed = present.changed.then(() => present.onChange?.(isOn)).catch(logUnlessGone)
  }
  return isHeld
}

/** All processes answer 503 meanwhile. Throws 503 while another restore runs. */
export async function whileRestoring<T>(work: () => Promise<T>): Promise<T> {
  const timing = { leaseMs: LEASE_MS, pollMs: 100, waitMs: 0 }
  return withLock(LOCK, () => tellingOthers(work), timing).finally(() => invalidate([LOCK]))
}

async function tellingOthers<T>(work: () => Promise<T>): Promise<T> {
  await invalidate([LOCK])
  await state().changed
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

function logUnlessGone(error: unknown): void {
  if (!isDatabaseGone(error)) logger().error({ err: error }, 'A restore could not be followed.')
}
