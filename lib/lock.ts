import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { LockModel } from '@/models/lock'

/** A holder that died is waited for no longer than this. */
const HELD_MS = 15_000
const WAIT_MS = 20_000
const AGAIN_MS = 25

/**
 * Runs short work while no other process, and no other call in this one, runs work under the same
 * name; for rules that no single atomic update can keep. Throws `unavailable` when the turn does
 * not come.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  await connectDb()
  const owner = randomUUID()
  const giveUpAt = performance.now() + WAIT_MS
  while (!(await takeLock(name, owner))) {
    if (performance.now() > giveUpAt) throw new AppError('unavailable', { retryAfter: 2 })
    await sleep(AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    await LockModel.deleteOne({ _id: name, owner })
  }
}

async function takeLock(name: string, owner: string): Promise<boolean> {
  const time = realNow()
  try {
    await LockModel.updateOne(
      { _id: name, until: { $lte: time } },
      { $set: { owner, until: new Date(time.getTime() + HELD_MS) } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
