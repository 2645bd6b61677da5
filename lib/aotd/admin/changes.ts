import { Types } from 'mongoose'
import { findByUsername } from '@/lib/auth/accounts'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { shownAuthor, type Values } from '@/lib/aotd/admin/entries'
import type { EditArt } from '@/lib/aotd/admin/schema'
import { NO_PICTURE, type StoredArt } from '@/lib/aotd/artworks'
import {
  AUTHOR_TEXTS,
  type GenerationState,
  RUNNING_STATUSES,
  type StoredStatus,
} from '@/lib/aotd/catalogue'
import { fullImagePath } from '@/lib/aotd/tags'
import { EDITABLE } from '@/lib/aotd/content'
import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { artDayOf } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { emojiKey, findEmoji } from '@/lib/emoji'
import { now } from '@/lib/clock'
import { refusedAt } from '@/lib/errors'
import { ArtworkModel } from '@/models/artwork'

/** The changed fields by their paths; empty where nothing changes. */
export async function findChanges(art: StoredArt, edit: EditArt): Promise<Values> {
  const wanted: Values = {
    ...plainFields(edit),
    ...(edit.date !== undefined && { dateKey: toDateKey(art, edit.date) }),
    ...(edit.emojis && { emojis: toEmojis(edit.emojis) }),
    ...(edit.tweet !== undefined && { tweet: mergeTweet(art, edit.tweet) }),
    ...(await findAuthor(art, edit.createdBy)),
    ...(await findPictureFields(art, edit.url)),
    ...statusFields(art, edit.generationStatus),
  }
  const present = wanted.tweet ? { ...art, tweet: mergeTweet(art, {}) } : art
  const changes = Object.entries(wanted).filter(
    ([path, value]) => toText(value) !== toText(valueAt(present, path)),
  )
  const set = Object.fromEntries(changes)
  checkPicture(art, set)
  return set
}

export function valueAt(art: unknown, path: string): unknown {
  let value = art
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return null
    value = Object.getOwnPropertyDescriptor(value, key)?.value
  }
  return value ?? null
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? null)
}

function plainFields({ __v, date, url, createdBy, emojis, tweet, ...edit }: EditArt): Values {
  const { generationStatus, views, ...fields } = edit
  const all = { ...fields, 'views.verified': views?.verified, 'views.total': views?.total }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function toDateKey(art: StoredArt, date: string): string {
  const dateKey = date.includes('T') ? artDayOf(new Date(date)) : date
  if (dateKey === art.dateKey || dateKey <= addDays(artDayOf(now()), 1)) return dateKey
  throw refusedAt('date', ART_ADMIN_TEXTS.tooFarAhead)
}

function toEmojis(texts: readonly string[]): string[] {
  const keys = new Set<string>()
  return texts.map((text, i) => {
    const emoji = findEmoji(text.trim())
    if (!emoji || keys.has(emojiKey(emoji))) {
      throw refusedAt(`emojis.${i}`, AUTHOR_TEXTS.emojisInvalid)
    }
    keys.add(emojiKey(emoji))
    return emoji
  })
}

function mergeTweet(art: StoredArt, tweet: NonNullable<EditArt['tweet']> | null) {
  if (!tweet) return null
  const { tweetId, tweetUrl, datePosted } = tweet
  const before = art.tweet
  const posted = datePosted === undefined ? before?.datePosted : datePosted
  const merged = {
    tweetId: (tweetId === undefined ? before?.tweetId : tweetId) ?? null,
    tweetUrl: (tweetUrl === undefined ? before?.tweetUrl : tweetUrl) ?? null,
    datePosted: posted ? new Date(posted) : null,
  }
  return Object.values(merged).some((value) => value !== null) ? merged : null
}

async function findAuthor(art: StoredArt, name: string | undefined): Promise<Values> {
  if (name === undefined || name.trim() === (await shownAuthor(art))) return {}
  const author = await findByUsername(name)
  if (author) {
    return { createdBy: author.username, createdById: new Types.ObjectId(author.id) }
  }
  throw refusedAt('createdBy', 'There is no such user.')
}

async function findPictureFields(art: StoredArt, url: string | null | undefined): Promise<Values> {
  if (url === undefined) return {}
  return url ? findPicture(url, art) : NO_PICTURE
}

const STATE_OF: Partial<Record<StoredStatus, GenerationState>> = {
  completed: 'done',
  failed: 'error',
  error: 'error',
}

function statusFields({ generationStatus: before }: StoredArt, edit: EditArt['generationStatus']) {
  if (!edit) return {}
  const status = edit.status ?? before.status
  const sent: Values = {}
  for (const [key, value] of Object.entries(edit)) {
    const isDate = key.endsWith('At') && typeof value === 'string'
    sent[`generationStatus.${key}`] = isDate ? new Date(value) : value
  }
  const isRunning = RUNNING_STATUSES.includes(status)
  // A new failure sets its own end, as the wait before a retry counts from it.
  const endedBefore = status === 'failed' && status !== before.status ? null : before.completedAt
  const ended = isRunning ? null : (sent['generationStatus.completedAt'] ?? endedBefore)
  const end = { 'generationStatus.completedAt': isRunning ? null : (ended ?? now()) }
  if (status === before.status) return { ...sent, ...end }
  const isNewMessage = edit.message !== undefined && edit.message !== before.message
  const state = isRunning && before.state === 'error' ? 'initialized' : STATE_OF[status]
  return {
    ...(isRunning && { 'generationStatus.error': null, tries: 0 }),
    ...(state && { 'generationStatus.state': state }),
    ...sent,
    ...(!isNewMessage && { 'generationStatus.message': STATUS_MESSAGES[status] }),
    ...end,
  }
}

function checkPicture(art: StoredArt, set: Values): void {
  const status = set['generationStatus.status'] ?? art.generationStatus.status
  const files = 'files' in set ? set.files : art.files
  if (status !== 'completed' || files) return
  const field = 'files' in set ? 'url' : 'generationStatus.status'
  throw refusedAt(field, 'A completed AOTD needs an image.')
}

/** The picture fields of the live art with this URL; empty for the entry's own, else 400. */
async function findPicture(
  url: string,
  art: { _id: Types.ObjectId; files?: { full: string } | null },
): Promise<Values> {
  if (art.files && url === fullImagePath(art.files.full)) return {}
  const name = url.slice(fullImagePath('').length)
  const source = url.startsWith(fullImagePath(''))
    ? await ArtworkModel.live
        .findOne({ 'files.full': name, ...EDITABLE })
        .select(Object.keys(NO_PICTURE))
        .lean()
    : null
  if (!source?.files) throw refusedAt('url', 'There is no such picture.')
  const { _id, ...picture } = source
  return picture
}
