import { z } from 'zod'
import { AUTHOR_REPLIES } from '@/lib/aotd/author/replies'
import { ART_TEXTS, AUTHOR_TEXTS, GENERATION_STATUSES } from '@/lib/aotd/catalogue'
import { count, day, emoji, messageAnswer, username } from '@/lib/http/answer-fields'

const generationStatus = z.enum(GENERATION_STATUSES).meta({ example: 'generating' })
const message = z.string().meta({ example: ART_TEXTS.generating })

/** Always HTTP 200 (G-47). */
export const todayAnswer = z.object({
  generationStatus,
  message,
  /** Only `birthday_priority` has it. */
  usersWithBirthdays: z.array(username).optional(),
})
export type TodayAnswer = z.infer<typeof todayAnswer>

export const statusAnswer = z.object({
  generationStatus,
  message,
  /** Whole seconds since the work started, up to its end; 0 where none runs. */
  generationElapsedTime: count,
  usersWithBirthdays: z.array(username),
  error: z.string().nullable(),
})
export type StatusAnswer = z.infer<typeof statusAnswer>

export const artViews = z.object({ total: count, verified: count })
export type ArtViews = z.infer<typeof artViews>

const title = z.string().meta({ example: 'Two Boats Before the Light Goes' })
const QUOTE = 'The sea was loud.'
const quoteText = z.string().meta({ example: QUOTE })
const authorQuote = quoteText.nullable()
const altText = z.string().meta({ example: 'Two boats on a calm sea at dusk' })
const fileName = z.string().meta({ example: '65ed3f0a1c9d440000a1b2c3-small.webp' })
/** The author's present username; `[deleted]` when the account is gone (G-62b). */
const author = username
const authorEmoji = emoji.nullable()
/** How many AI suggestions the author used; above 0 the quote is signed "& AI". */
const quoteHelp = count
/** It holds pixels, of the picture at 1024 px. */
const size = { width: count.meta({ example: 1024 }), height: count.meta({ example: 768 }) }

export const artInfo = z.object({
  title,
  createdBy: author,
  userEmoji: authorEmoji,
  authorQuote,
  quoteHelp,
  currentStreakNum: count,
  thisAOTDEmojis: z.array(emoji),
  /** Empty for everyone but the author and admins. */
  nextAOTDEmojis: z.array(emoji),
  hasPermission: z.boolean(),
  views: artViews,
  altText,
  dateKey: day,
  ...size,
})
export type ArtInfo = z.infer<typeof artInfo>

/** `date`: the art day that showed the emoji, else the one on which it was chosen. */
export type ReusedEmoji = { emoji: string; date: string }

export const quoteAnswer = messageAnswer(AUTHOR_REPLIES.quoteSet).extend({
  authorQuote: quoteText,
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>

export const suggestionAnswer = messageAnswer(AUTHOR_REPLIES.suggested).extend({
  suggestedQuote: quoteText,
  quoteHelp,
  /** The words are from the site's own list, and no AI's. */
  source: z.literal('embedded').optional(),
})
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>

export const nextEmojisAnswer = messageAnswer(AUTHOR_REPLIES.emojisSet).extend({
  nextAOTDEmojis: z.array(emoji),
})
export type NextEmojisAnswer = z.infer<typeof nextEmojisAnswer>

/** The answer of `/info` while the art is not completed, with HTTP 202. */
export const pendingInfo = z.object({ generationStatus })
export type PendingInfo = z.infer<typeof pendingInfo>

export type TodayPage = {
  status: StatusAnswer
  info: ArtInfo | null
  dateKey: string
  /** 0 outside of the priority window. */
  priorityLeftMs: number
  /** The picture waits for a press of the button (G-149). */
  startsByHand: boolean
}

export type PaletteBand = { hex: string; share: number }

export type ColourDay = { dateKey: string; isSample: boolean }

export type DayColours = {
  day: ColourDay | null
  palette: PaletteBand[]
  accent: { light: string; dark: string }
}

export type ArtTeaser = {
  title: string
  createdBy: string
  userEmoji: string | null
  dateKey: string
  altText: string
  filename: string
  width: number
  height: number
  emojis: string[]
  isSample: boolean
}

const galleryItem = z.object({
  title,
  createdBy: author,
  userEmoji: authorEmoji,
  authorQuote,
  quoteHelp,
  filename: fileName,
  date: day,
  views: artViews,
  emojis: z.array(emoji),
  altText,
  ...size,
  isSample: z.boolean(),
})
export type GalleryItem = z.infer<typeof galleryItem>

export const galleryAnswer = z.union([z.array(galleryItem), messageAnswer(ART_TEXTS.emptyGallery)])

type PublicDay = { dateKey: string; palette: PaletteBand[]; isSample: boolean }
export type ArtDay = PublicDay & {
  title: string
  /** The name of the small file. */
  picture: string
  /** ISO */
  completedAt: string
}

/** Only members get title and picture. */
export type ArchiveDay = PublicDay & Partial<ArtDay>

export type ArchiveYear = {
  year: number
  years: number[]
  /** Newest first, as are their days; without empty ones. */
  months: { month: number; days: ArchiveDay[] }[]
}

export type ArtDayPage = PublicDay & {
  /** Null for visitors. */
  art: {
    title: string
    createdBy: string
    userEmoji: string | null
    authorQuote: string | null
    quoteHelp: number
    streak: number
    emojis: string[]
    views: ArtViews
    altText: string
    width: number
    height: number
    /** `full` has 1024 px, and `original` is as painted. */
    files: { full: string; original: string }
    previous: ArtDay | null
    next: ArtDay | null
    onThisDay: ArtDay[]
  } | null
}

export const leaderboard = z.object({
  aotdAuthors: z.array(
    z.object({
      _id: username,
      userEmoji: emoji.nullable(),
      postsCount: count,
    }),
  ),
})
export type Leaderboard = z.infer<typeof leaderboard>

/** `year` is one of art days, or `all`. */
export type HomeBoard = {
  year: string
  years: string[]
  /** Those before this one in which nobody made art. */
  emptyYears: string[]
  /** The newest year with art that is not a sample. */
  latestYear: string | null
  /** Samples are not counted (G-135). */
  hasSamples: boolean
  authors: Leaderboard['aotdAuthors']
  isWhole: boolean
  total: number
}

export const leaderboardQuery = z.object({ year: z.string().optional() })
export const statusQuery = z.object({ _: z.string().max(32).optional() })
export const galleryQuery = z.object({ user: z.string().max(64).optional() })
export const filenameParams = z.object({ filename: z.string() })

// The day that the form was opened on; another day's form is refused (G-62d).
const dateKey = z.string().max(10).optional().meta({ example: '2026-03-10' })

/** Lengths are checked in the service, after the author (403 before 400). */
export const quoteBody = z.object({
  quote: z.string(AUTHOR_REPLIES.quoteMissing).meta({ example: QUOTE }),
  dateKey,
})

/** `quote` is not used. */
export const suggestQuoteBody = z.object({
  quote: z.string().optional().meta({ example: '' }),
  dateKey,
})

export const nextEmojisBody = z.object({
  emojis: z
    .array(z.string(AUTHOR_TEXTS.emojisInvalid), AUTHOR_TEXTS.emojisMissing)
    .meta({ example: ['🌊', '⛵'] }),
  dateKey,
})

const hex = z.string().meta({ example: '#2d8a78' })

export const todaySummary = z.object({
  /** It is the day of the newest picture; null while there is none. */
  date: day.nullable(),
  title: z.string().nullable(),
  isSample: z.boolean(),
  /** They are in the order of the picture, from the top. */
  colours: z.array(z.object({ hex, share: z.number().meta({ example: 0.26 }) })),
  accent: z.object({ light: hex, dark: hex }),
  /** Absolute addresses. */
  page: z.string(),
  picture: z.string(),
})
export type TodaySummary = z.infer<typeof todaySummary>
