import type { Types } from 'mongoose'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { quoteOf } from '@/lib/aotd/artworks'
import { DELETED_NAME } from '@/lib/auth/display-name'
import { readPublicProfile, readPublicProfiles } from '@/lib/account/public-profiles'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import type { AdminArt, AdminArtList, AdminArtRow } from '@/lib/aotd/admin/schema'
import type { StoredArt } from '@/lib/aotd/artworks'
import { fullImagePath } from '@/lib/aotd/tags'
import { EDITABLE } from '@/lib/aotd/content'
import { artDayOf, artDayStart } from '@/lib/aotd/day'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError, notFound } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { cutPage } from '@/lib/http/time-cursor'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { findMedia, openMedia } from '@/lib/media/store'
import { ArtworkModel } from '@/models/artwork'

const PER_PAGE = 20

export type Values = Record<string, unknown>

export async function getTodaysEntry(_admin: Admin): Promise<AdminArt> {
  const dateKey = artDayOf(now())
  const art = await ArtworkModel.live.findOne({ dateKey, ...EDITABLE }).lean()
  if (!art) throw notFound(ART_ADMIN_TEXTS.notFound)
  return toAdminArt(art)
}

/** 400 for an id of the wrong form (G-62). */
export async function getEntry(_admin: Admin, id: string): Promise<AdminArt> {
  return toAdminArt(await readEntry(id))
}

export async function findEntry(admin: Admin, id: string): Promise<AdminArt | null> {
  try {
    return await getEntry(admin, id)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function readEntry(id: string): Promise<StoredArt> {
  const _id = toArtId(id)
  const art = await ArtworkModel.live.findOne({ _id, ...EDITABLE }).lean()
  if (!art) throw notFound(ART_ADMIN_TEXTS.notFound)
  return art
}

export async function toSavedArt(saved: StoredArt): Promise<AdminArt> {
  const newest = await ArtworkModel.findById(saved._id).lean()
  return toAdminArt(newest ?? saved)
}

export async function listRecentArt(_admin: Admin, before?: string): Promise<AdminArtList> {
  const found = await ArtworkModel.live
    .find({
      ...EDITABLE,
      ...(before !== undefined && { dateKey: { $lt: before } }),
    })
    .select(ROW_FIELDS)
    .sort({ dateKey: -1 })
    .limit(PER_PAGE + 1)
    .lean()
  const { shown, next } = cutPage(found, PER_PAGE, ({ dateKey }) => dateKey)
  return { art: await toRows(shown), next }
}

/** It has 700 px or is a thumbnail, of deleted art too; it counts no view (G-55). */
export async function getEntryPicture(
  _admin: Admin,
  { id, size }: { id: string; size?: 'thumb' | undefined },
  request: MediaRequest,
): Promise<Reply> {
  const _id = toArtId(id)
  const art = await ArtworkModel.findOne({ _id, ...EDITABLE })
    .select({ files: 1 })
    .lean()
  if (!art?.files) throw notFound(ART_ADMIN_TEXTS.notFound)
  if (size === 'thumb') return serveThumb(art.files.small, request)
  return serveMedia(art.files.small, request, { isImmutable: false })
}

const ROW_FIELDS = {
  dateKey: 1,
  title: 1,
  createdById: 1,
  'generationStatus.status': 1,
  files: 1,
  deletedAt: 1,
} as const

type RowFields = Pick<
  StoredArt,
  '_id' | 'dateKey' | 'title' | 'createdById' | 'generationStatus' | 'files' | 'deletedAt'
>

export async function toRows(art: readonly RowFields[]): Promise<AdminArtRow[]> {
  const profiles = await readPublicProfiles(art.map(({ createdById }) => String(createdById)))
  return art.map(({ _id, dateKey, title, createdById, generationStatus, files }) => ({
    _id: String(_id),
    dateKey,
    title: title ?? null,
    author: profiles.get(String(createdById))?.username ?? DELETED_NAME,
    status: generationStatus.status,
    hasPicture: !!files,
  }))
}

export async function toAdminArt(art: StoredArt): Promise<AdminArt> {
  const { generationStatus: work, tweet, files, views } = art
  const author = await authorNow(art)
  return {
    _id: String(art._id),
    __v: art.__v ?? 0,
    date: artDayStart(art.dateKey).toISOString(),
    title: art.title ?? null,
    createdBy: author ? art.createdBy : DELETED_NAME,
    prompt: art.prompt ?? null,
    url: files ? fullImagePath(files.full) : null,
    views: { verified: views?.verified ?? 0, total: views?.total ?? 0 },
    ...quoteOf(art),
    emojis: [...art.emojis],
    tweet: tweet
      ? {
          tweetId: tweet.tweetId ?? null,
          tweetUrl: tweet.tweetUrl ?? null,
          datePosted: tweet.datePosted?.toISOString() ?? null,
        }
      : null,
    generationStatus: {
      status: work.status,
      message: work.message,
      state: work.state,
      startedAt: work.startedAt.toISOString(),
      completedAt: work.completedAt?.toISOString() ?? null,
      error: work.error ?? null,
    },
    dateKey: art.dateKey,
    author: author ?? DELETED_NAME,
    filename: files?.full ?? null,
    width: art.width ?? null,
    height: art.height ?? null,
    model: art.model ?? null,
    nextEmojis: [...art.nextEmojis],
    streak: art.streak,
  }
}

/** The name at the claim while the account exists (G-62b, G-139). */
export async function shownAuthor(art: StoredArt): Promise<string> {
  return (await authorNow(art)) ? art.createdBy : DELETED_NAME
}

async function authorNow({ createdById }: StoredArt): Promise<string | undefined> {
  return (await readPublicProfile(String(createdById)))?.username
}

export function toArtId(id: string): Types.ObjectId {
  const _id = toDocumentId(id)
  if (!_id) throw new AppError('invalid', { message: ART_ADMIN_TEXTS.invalidId })
  return _id
}

const LONGER_SIDE = 144

/** Scaled per request; a matching ETag answers 304 before the file is read. */
async function serveThumb(name: string, request: MediaRequest): Promise<Reply> {
  const file = await findMedia(name)
  if (!file) throw new AppError('not_found')
  const etag = `"${file.name}-${LONGER_SIDE}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers })
  }
  const small = await sharp(await buffer(await openMedia(file)))
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
  return new Reply(new Uint8Array(small), {
    headers: { ...headers, 'content-type': 'image/webp', 'content-length': String(small.length) },
  })
}
