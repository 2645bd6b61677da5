import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { LEASE_MS } from '@/lib/aotd/lease'
import { requestWork } from '@/lib/aotd/worker'
import { nowMs } from '@/lib/clock'
import { ArtworkModel } from '@/models/artwork'
import { LIVE } from '@/models/define-model'

/** Throws where art has waited for longer than a lease, so that the job shows as failed (G-50). */
export async function checkTakeOver(): Promise<void> {
  const late = new Date(nowMs() - LEASE_MS)
  const art = await ArtworkModel.findOne({
    ...LIVE,
    $or: [
      { 'lease.until': { $lt: late } },
      {
        'generationStatus.status': { $in: RUNNING_STATUSES },
        'generationStatus.startedAt': { $lt: late },
        lease: null,
      },
    ],
  })
    .select({ dateKey: 1 })
    .lean()
  if (!art) return
  requestWork()
  throw new Error(`No worker has taken over the art of ${art.dateKey}.`)
}
