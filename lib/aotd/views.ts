import { Types } from 'mongoose'
import { ART_TAG, VIEWS_TAG } from '@/lib/aotd/tags'
import { accountExists } from '@/lib/auth/accounts'
import { forgetViews } from '@/lib/aotd/personal-data'
import type { ArtViews } from '@/lib/aotd/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { taggedWrites } from '@/lib/content/tagged-writes'
import { MINUTE_MS } from '@/lib/durations'
import { isDuplicateKey } from '@/lib/errors'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'

const viewCounts = taggedWrites(ArtworkModel, [VIEWS_TAG])

const VIEW_EVERY_MS = 10 * MINUTE_MS // G-55

export async function readViews(artworkId: string): Promise<ArtViews> {
  const art = await ArtworkModel.findById(artworkId).select({ views: 1 }).lean()
  return { total: art?.views?.total ?? 0, verified: art?.views?.verified ?? 0 }
}

/** Pages use it; it is at most a second old. */
export function recentViews(artworkId: string): Promise<ArtViews> {
  return cached(`art-views:${artworkId}`, [ART_TAG, VIEWS_TAG], () => readViews(artworkId))
}

/** `total` at most once in ten minutes, `verified` once for all with a verified address (G-55). */
export async function countView(viewer: Viewer, artworkId: string): Promise<void> {
  const key = {
    artworkId: new Types.ObjectId(artworkId),
    userId: new Types.ObjectId(viewer.id),
  }
  const isFirst = await insertView(key)
  // The account may have been erased during the call.
  if (isFirst && !(await accountExists(viewer.id))) return forgetViews(viewer.id)
  const isCounted = isFirst || (await renewView(key))
  const isNewlyVerified = viewer.emailVerified && (await markVerified(key))
  const total = isCounted ? 1 : 0
  const verified = isNewlyVerified ? 1 : 0
  if (total + verified === 0) return
  await viewCounts.updateMany(
    { _id: key.artworkId },
    { $inc: { 'views.total': total, 'views.verified': verified } },
  )
}

type ViewKey = { artworkId: Types.ObjectId; userId: Types.ObjectId }

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
