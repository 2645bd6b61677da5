import type { Types } from 'mongoose'
import { TRASH_DAYS } from '@/lib/aotd/admin/catalogue'
import { ART_MEDIA_OWNER } from '@/lib/aotd/generate'
import { ART_TAG } from '@/lib/aotd/queries'
import { invalidate } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { collectMedia } from '@/lib/media/collect'
import { deleteMedia } from '@/lib/media/store'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'

const DAY_MS = 24 * 60 * 60 * 1000
/** A picture is stored before the entry that names it, by a worker with a lease of minutes. */
const GRACE_MS = DAY_MS

/** Removes for good what was deleted more than 30 days ago by the site's clock (G-19c). */
export async function purgeDeletedArt(signal: AbortSignal): Promise<void> {
  await purgeArt({ deletedAt: { $lt: new Date(nowMs() - TRASH_DAYS * DAY_MS) } }, signal)
}

/** Removes all sample art for good. */
export async function purgeSampleArt(): Promise<void> {
  await purgeArt({ isSample: true })
  await invalidate([ART_TAG])
}

/**
 * Pictures, views, then the entry itself, so that a purge that is cut off can be finished. What it
 * has begun with cannot be restored any more, and a picture that other art shows too stays.
 */
async function purgeArt(
  which: { deletedAt: { $lt: Date } } | { isSample: true },
  signal?: AbortSignal,
): Promise<void> {
  await connectDb()
  const art = await ArtworkModel.find(which).select({ files: 1 }).lean()
  for (const { _id, files } of art) {
    signal?.throwIfAborted()
    const marked = { $set: { deletedAt: new Date(0) } }
    const { matchedCount } = await ArtworkModel.updateOne({ _id, ...which }, marked)
    if (matchedCount === 0) continue
    if (files) await deletePictures(_id, [files.original, files.full, files.small])
    await ArtViewModel.deleteMany({ artworkId: _id })
    await ArtworkModel.deleteOne({ _id, ...which })
  }
}

async function deletePictures(artworkId: Types.ObjectId, names: string[]): Promise<void> {
  const others = await findNamed(names, { _id: { $ne: artworkId } })
  await deleteMedia(names.filter((name) => !others.includes(name)))
}

/** Deletes pictures that no art refers to any more; deleted art keeps its own until its purge. */
export async function collectArtPictures(signal: AbortSignal): Promise<void> {
  const findKept = (names: string[]) => {
    signal.throwIfAborted()
    return findNamed(names)
  }
  await collectMedia(ART_MEDIA_OWNER, findKept, GRACE_MS)
}

async function findNamed(
  names: string[],
  of: { _id?: { $ne: Types.ObjectId } } = {},
): Promise<string[]> {
  const among = { $in: names }
  const art = await ArtworkModel.find({
    ...of,
    $or: [{ 'files.original': among }, { 'files.full': among }, { 'files.small': among }],
  })
    .select({ files: 1 })
    .lean()
  return art.flatMap(({ files }) => (files ? [files.original, files.full, files.small] : []))
}
