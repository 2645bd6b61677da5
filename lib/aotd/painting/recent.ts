import type { Painted } from '@pochade/painter/recent'
import { ArtworkModel } from '@/models/artwork'

const RECENT = 60

/** Newest first; a later try of the same day reads the same, since pictures of past days stay. */
export async function readRecent(dateKey: string): Promise<Painted[]> {
  const found = await ArtworkModel.live
    .find({ dateKey: { $lt: dateKey }, painted: { $ne: null } })
    .sort({ dateKey: -1 })
    .limit(RECENT)
    .select({ dateKey: 1, title: 1, painted: 1 })
    .lean()
  return found.flatMap(({ dateKey: day, title, painted }) =>
    painted ? [{ ...painted, dateKey: day, title: title ?? '' }] : [],
  )
}
