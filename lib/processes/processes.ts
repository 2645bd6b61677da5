import { realNow } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { isOwnerGone } from '@/lib/leases/lease-owner'
import { type SiteProcessEntry, SiteProcessModel } from '@/models/site-process'

/** A process that was not seen for longer is gone, or cannot reach the database. */
const ALIVE_MS = 2 * MINUTE_MS

export type SiteProcess = Omit<SiteProcessEntry, 'purgeAt'>

const recent = () => ({ seenAt: { $gte: new Date(realNow().getTime() - ALIVE_MS) } })

export async function listProcesses(): Promise<SiteProcess[]> {
  const found = await SiteProcessModel.find({ ...recent(), endedAt: null })
    .sort({ startedAt: 1, _id: 1 })
    .lean()
  return found.filter(({ _id }) => !isOwnerGone(_id))
}

/** Also one that has ended within two minutes: it may be starting again (G-146). */
export async function hasMailServerElsewhere(): Promise<boolean> {
  return (await SiteProcessModel.exists({ ...recent(), sendsMail: true })) !== null
}
