import { ART_ADMIN_TEXTS, TRASH_DAYS } from '@/lib/aotd/admin/catalogue'
import {
  LIVE,
  notFound,
  ROW_FIELDS,
  type RowFields,
  type StoredArt,
  toArtId,
  toRows,
  toSavedArt,
} from '@/lib/aotd/admin/entries'
import type { AdminArt, TrashRow } from '@/lib/aotd/admin/schema'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { reclaimEmojis, releaseUnusedEmojis } from '@/lib/aotd/emoji-ledger'
import { ART_TAG } from '@/lib/aotd/queries'
import { settleStreaks } from '@/lib/aotd/streaks'
import { requestWork } from '@/lib/aotd/worker'
import { recordChange } from '@/lib/audit/record-change'
import type { Viewer } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { now, nowMs } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000
const MOST_ROWS = 100

/**
 * Takes an entry out of sight (G-19c, G-62): its day can be claimed again, and what its author
 * chose for the next art is free if none used it. Whoever paints it at the moment loses it.
 */
export async function deleteArt(viewer: Viewer, id: string): Promise<{ message: string }> {
  const _id = toArtId(id)
  await connectDb()
  const art = await ArtworkModel.findOneAndUpdate(
    { _id, ...LIVE },
    { $set: { deletedAt: now(), lease: null }, $inc: { __v: 1 } },
  ).lean<StoredArt>()
  if (!art) throw notFound()
  await settle(art)
  await releaseUnusedEmojis(id)
  await recordChange(viewer, {
    action: 'delete AOTD',
    target: { kind: 'artwork', id, name: art.dateKey },
    before: facts(art),
    after: null,
  })
  return { message: ART_ADMIN_TEXTS.deleted }
}

/** Deleted art that can be brought back, the last deleted first. */
export async function listTrash(_viewer: Viewer): Promise<TrashRow[]> {
  await connectDb()
  const found = await ArtworkModel.find({ ...inTrash(), isSample: false })
    .select(ROW_FIELDS)
    .sort({ deletedAt: -1 })
    .limit(MOST_ROWS)
    .lean<RowFields[]>()
  const taken = new Set(
    await ArtworkModel.distinct('dateKey', {
      ...LIVE,
      dateKey: { $in: found.map(({ dateKey }) => dateKey) },
    }),
  )
  const deletedAt = new Map(found.map((art) => [String(art._id), art.deletedAt?.getTime() ?? 0]))
  return (await toRows(found)).map((row) => {
    const at = deletedAt.get(row._id) ?? 0
    return {
      ...row,
      deletedAt: new Date(at).toISOString(),
      keptUntil: new Date(at + TRASH_MS).toISOString(),
      isDayTaken: taken.has(row.dateKey),
    }
  })
}

/** Brings deleted art back; 409 where its day has other art by now. */
export async function restoreArt(viewer: Viewer, id: string): Promise<AdminArt> {
  const art = await takeOutOfTrash(id)
  if (!art) throw notFound()
  await settle(art)
  await reclaimEmojis(id)
  if (RUNNING_STATUSES.includes(art.generationStatus.status)) requestWork()
  await recordChange(viewer, {
    action: 'restore AOTD',
    target: { kind: 'artwork', id, name: art.dateKey },
    before: null,
    after: facts(art),
  })
  return toSavedArt(art)
}

/** The unique day decides between a restore and a claim at the same moment. */
async function takeOutOfTrash(id: string): Promise<StoredArt | null> {
  const _id = toArtId(id)
  await connectDb()
  try {
    return await ArtworkModel.findOneAndUpdate(
      { _id, ...inTrash(), isSample: false },
      { $set: { deletedAt: null, lease: null }, $inc: { __v: 1 } },
      { returnDocument: 'after' },
    ).lean<StoredArt>()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    throw new AppError('conflict', { message: ART_ADMIN_TEXTS.dayTaken })
  }
}

/** Deleted, and its pictures not purged yet. */
function inTrash() {
  return { deletedAt: { $gte: new Date(nowMs() - TRASH_MS) } }
}

/** What is cached goes first: whatever fails after, nobody is shown the art as it was. */
async function settle(art: StoredArt): Promise<void> {
  await invalidate([ART_TAG])
  await settleStreaks(String(art.createdById))
}

function facts({ title, createdById, generationStatus }: StoredArt) {
  return {
    title: title ?? null,
    createdById: String(createdById),
    'generationStatus.status': generationStatus.status,
  }
}
