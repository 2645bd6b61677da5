import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { keepLease, leasesOn } from '@/lib/leases/lease'
import { closeOwner, openOwner } from '@/lib/leases/lease-owner'
import { LockModel } from '@/models/lock'

/** All values are milliseconds. */
export type LockTiming = {
  leaseMs: number
  pollMs: number
  waitMs?: number
}

const TIMING: LockTiming = { leaseMs: 15_000, pollMs: 25, waitMs: 20_000 }

/** `lost` aborts when another process may have the lock; throws `unavailable` after `waitMs`. */
export async function withLock<T>(
  name: string,
  work: (lost: AbortSignal) => Promise<T>,
  timing: LockTiming = TIMING,
): Promise<T> {
  const leases = lockLeases(timing.leaseMs)
  const held = { _id: name, owner: openOwner() }
  try {
    await waitForLock(held, leases, timing)
    const lease = keepLease(() => leases.renew(held), timing.leaseMs)
    try {
      return await work(lease.lost)
    } finally {
      lease.end()
      await LockModel.deleteOne({ _id: name, 'lease.owner': held.owner })
    }
  } finally {
    closeOwner(held.owner)
  }
}

/** Past or null where nobody has it. */
export async function lockedUntil(name: string): Promise<Date | null> {
  return (await LockModel.findById(name).lean())?.lease?.until ?? null
}

function lockLeases(ms: number) {
  return leasesOn(LockModel, { ms })
}

async function waitForLock(
  { _id, owner }: { _id: string; owner: string },
  leases: ReturnType<typeof lockLeases>,
  { pollMs, waitMs = Infinity }: LockTiming,
): Promise<void> {
  const giveUpAt = performance.now() + waitMs
  for (;;) {
    const lock = await findOrCreate(_id)
    if (leases.isFree(lock.lease) && (await leases.claim(lock, { owner }))) return
    if (performance.now() > giveUpAt) throw new AppError('unavailable', { retryAfter: 2 })
    await sleep(pollMs)
  }
}

async function findOrCreate(_id: string) {
  const find = () => LockModel.findById(_id).lean()
  const create = () =>
    LockModel.updateOne({ _id }, { $setOnInsert: { lease: null } }, { upsert: true })
  const known = await find()
  if (known) return known
  await create().catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error
  })
  return (await find()) ?? { _id, lease: null }
}
