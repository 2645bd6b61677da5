import type { QueryFilter } from 'mongoose'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { LEASE_MS } from '@/lib/aotd/painting/work'
import { requestWork } from '@/lib/aotd/painting/worker'
import { nowMs } from '@/lib/clock'
import { type Artwork, ArtworkModel } from '@/models/artwork'

/** Throws where art has waited for longer than a lease, so that the job shows as failed (G-50). */
export async function checkTakeOver(): Promise<void> {
  const late = new Date(nowMs() - LEASE_MS)
  const find = (filter: QueryFilter<Artwork>) =>
    ArtworkModel.live.findOne(filter).select({ dateKey: 1 }).lean()
  const left = await find({ 'lease.until': { $lt: late } })
  const unclaimed = {
    'generationStatus.status': { $in: RUNNING_STATUSES },
    'generationStatus.startedAt': { $lt: late },
    lease: null,
  }
  const art = left ?? (await find(unclaimed))
  if (!art) return
  requestWork()
  throw new Error(`No worker has taken over the art of ${art.dateKey}.`)
}
