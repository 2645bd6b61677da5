import { Types } from 'mongoose'
import { isStaying } from '@/lib/auth/accounts'
import { forgetViews } from '@/lib/aotd/personal-data'
import type { ArtViews } from '@/lib/aotd/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { isDuplicateKey } from '@/lib/errors'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'

/** A viewer's next view of the same art counts after this long (G-55). */
const VIEW_EVERY_MS = 10 * 60_000

export async function readViews(artworkId: string): Promise<ArtViews> {
  const art = await ArtworkModel.findById(artworkId).select({ views: 1 }).lean()
  return { total: art?.views?.total ?? 0, verified: art?.views?.verified ?? 0 }
}

/**
 * Counts that a viewer was shown an art: in `total` at most once in ten minutes, in `verified` once
 * for all as soon as their address is verified (G-55).
 */
export async function countView(viewer: Viewer, artworkId: string): Promise<void> {
  const key = {
    artworkId: new Types.ObjectId(artworkId),
    userId: new Types.ObjectId(viewer.id),
  }
  const isFirst = await insertView(key)
  // A call that was under way while the account was erased may write after all was forgotten.
  if (isFirst && !(await isStaying(viewer.id))) return forgetViews(viewer.id)
  const isCounted = isFirst || (await renewView(key))
  const isNewlyVerified = viewer.emailVerified && (await markVerified(key))
  const total = isCounted ? 1 : 0
  const verified = isNewlyVerified ? 1 : 0
  if (total + verified === 0) return
  await ArtworkModel.updateOne(
    { _id: key.artworkId },
    { $inc: { 'views.total': total, 'views.verified': verified } },
  )
}

type ViewKey = { artworkId: Types.ObjectId; userId: Types.ObjectId }

/** The first view of this viewer; the unique index lets one of several calls through. */
async function insertView(key: ViewKey): Promise<boolean> {
  try {
    await ArtViewModel.create({ ...key, countedAt: now(), verified: false })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

async function renewView(key: ViewKey): Promise<boolean> {
  const time = now()
  const due = new Date(time.getTime() - VIEW_EVERY_MS)
  const { modifiedCount } = await ArtViewModel.updateOne(
    { ...key, countedAt: { $lte: due } },
    { $set: { countedAt: time } },
  )
  return modifiedCount > 0
}

async function markVerified(key: ViewKey): Promise<boolean> {
  const { modifiedCount } = await ArtViewModel.updateOne(
    { ...key, verified: false },
    { $set: { verified: true } },
  )
  return modifiedCount > 0
}
