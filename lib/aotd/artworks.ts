import type { Types } from 'mongoose'
import type { StoredStatus } from '@/lib/aotd/catalogue'
import { ART_TAG } from '@/lib/aotd/tags'
import type { PaletteBand } from '@/lib/aotd/schema'
import { cached, cachedIfFound } from '@/lib/cache'
import type { Stored } from '@/lib/content/tagged-writes'
import { type Artwork, ArtworkModel } from '@/models/artwork'

export type Art = {
  id: string
  dateKey: string
  authorId: string
  status: StoredStatus
  message: string
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
  tries: number
  title: string
  altText: string
  authorQuote: string | null
  quoteHelp: number
  emojis: string[]
  nextEmojis: string[]
  streak: number
  files: { original: string; full: string; small: string } | null
  width: number
  height: number
  palette: PaletteBand[]
  accent: { light: string; dark: string } | null
  isSample: boolean
}

/** Entries of older data may lack `__v`. */
export type StoredArt = Omit<Stored<Artwork>, 'seed'>

export const QUOTE_FIELDS = { authorQuote: 1, quoteHelp: 1 } as const

const FIELDS = {
  dateKey: 1,
  createdById: 1,
  generationStatus: 1,
  tries: 1,
  title: 1,
  altText: 1,
  ...QUOTE_FIELDS,
  emojis: 1,
  nextEmojis: 1,
  streak: 1,
  files: 1,
  width: 1,
  height: 1,
  palette: 1,
  accent: 1,
  isSample: 1,
} as const

type Fields = Pick<Artwork, keyof typeof FIELDS> & { _id: Types.ObjectId }

export const NO_PICTURE = {
  files: null,
  width: null,
  height: null,
  palette: [],
  accent: null,
  altText: null,
  model: null,
  painterVersion: null,
  painted: null,
} as const

/** It reads the cache, which is at most a second old. */
export function findArt(dateKey: string): Promise<Art | null> {
  return cached(`art:${dateKey}`, [ART_TAG], () => readArt(dateKey))
}

export async function readArt(dateKey: string): Promise<Art | null> {
  const art = await ArtworkModel.live.findOne({ dateKey, isSample: false }).select(FIELDS).lean()
  return art && toArt(art)
}

/** The sample where there is no real art. */
export function findCompleted(dateKey: string): Promise<Art | null> {
  return cachedIfFound(`art-completed:${dateKey}`, [ART_TAG], async () => {
    const art = await ArtworkModel.live
      .findOne({
        'generationStatus.status': 'completed',
        dateKey,
        files: { $ne: null },
      })
      .sort({ isSample: 1 })
      .select(FIELDS)
      .lean()
    return art && toArt(art)
  })
}

/** The newest completed art up to this day; else a sample. */
export function findLastCompleted(dateKey: string): Promise<Art | null> {
  return cached(
    `art-last:${dateKey}`,
    [ART_TAG],
    async () => (await readLastCompleted(dateKey)) ?? readLastCompleted(dateKey, true),
  )
}

export async function readLastCompleted(dateKey: string, isSample = false): Promise<Art | null> {
  const art = await ArtworkModel.live
    .findOne({
      'generationStatus.status': 'completed',
      dateKey: { $lte: dateKey },
      isSample,
    })
    .sort({ dateKey: -1 })
    .select(FIELDS)
    .lean()
  return art && toArt(art)
}

type Quoted = { authorQuote?: string | null | undefined; quoteHelp: number }

export function quoteOf({ authorQuote, quoteHelp }: Quoted) {
  return { authorQuote: authorQuote ?? null, quoteHelp }
}

export function hasOwnQuote({ authorQuote, quoteHelp }: Quoted): boolean {
  return !!authorQuote && quoteHelp === 0
}

function toArt(art: Fields): Art {
  const { status, message, startedAt, completedAt } = art.generationStatus
  return {
    id: String(art._id),
    dateKey: art.dateKey,
    authorId: String(art.createdById),
    status,
    message,
    startedAt: startedAt.getTime(),
    endedAt: completedAt ? completedAt.getTime() : null,
    tries: art.tries,
    title: art.title ?? '',
    altText: art.altText ?? '',
    ...quoteOf(art),
    emojis: [...art.emojis],
    nextEmojis: [...art.nextEmojis],
    streak: art.streak,
    files: art.files ? { ...art.files } : null,
    width: art.width ?? 0,
    height: art.height ?? 0,
    palette: art.palette.map(({ hex, share }) => ({ hex, share })),
    accent: art.accent ? { light: art.accent.light, dark: art.accent.dark } : null,
    isSample: art.isSample,
  }
}
