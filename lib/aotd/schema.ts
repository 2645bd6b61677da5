import { z } from 'zod'
import { AUTHOR_REPLIES } from '@/lib/aotd/author-texts'
import { ART_TEXTS, AUTHOR_TEXTS, GENERATION_STATUSES } from '@/lib/aotd/catalogue'
import { count, day, emoji, messageAnswer, username } from '@/lib/http/answer-fields'

const generationStatus = z.enum(GENERATION_STATUSES).meta({ example: 'generating' })
const message = z.string().meta({ example: ART_TEXTS.generating })

/** The answer of `GET /api/art-of-the-day/today`, always HTTP 200 (G-47). */
export const todayAnswer = z.object({
  generationStatus,
  message,
  /** With `birthday_priority` alone: the usernames that have priority. */
  usersWithBirthdays: z.array(username).optional(),
})
export type TodayAnswer = z.infer<typeof todayAnswer>

/** The answer of `GET /api/art-of-the-day/status` (G-49). */
export const statusAnswer = z.object({
  generationStatus,
  message,
  /** Whole seconds since the work started, up to its end; 0 where none runs. */
  generationElapsedTime: count,
  /** Empty for visitors without a session. */
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
/** How many AI suggestions the author used; above 0 the quote is signed "& AI". */
const quoteHelp = count
/** In pixels, of the picture at 1024 px, so that its place is kept before it is loaded. */
const size = { width: count.meta({ example: 1024 }), height: count.meta({ example: 768 }) }

/** The answer of `GET /api/art-of-the-day/info` for completed art (G-54). */
export const artInfo = z.object({
  title,
  createdBy: author,
  authorQuote,
  quoteHelp,
  currentStreakNum: count,
  thisAOTDEmojis: z.array(emoji),
  /** Empty for everyone but the author and admins. */
  nextAOTDEmojis: z.array(emoji),
  hasPermission: z.boolean(),
  views: artViews,
  altText,
  /** Art day. */
  dateKey: day,
  ...size,
})
export type ArtInfo = z.infer<typeof artInfo>

/** An emoji that was chosen before: on the art day that showed it, else on which it was chosen. */
export type ReusedEmoji = { emoji: string; date: string }

/** The answer of `POST /api/art-of-the-day/quote`. */
export const quoteAnswer = messageAnswer(AUTHOR_REPLIES.quoteSet).extend({
  authorQuote: quoteText,
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>

/** The answer of `POST /api/art-of-the-day/suggest-quote`. */
export const suggestionAnswer = messageAnswer(AUTHOR_REPLIES.suggested).extend({
  suggestedQuote: quoteText,
  quoteHelp,
})
export type SuggestionAnswer = z.infer<typeof suggestionAnswer>

/** The answer of `POST /api/art-of-the-day/set-next-aotd-emojis`. */
export const nextEmojisAnswer = messageAnswer(AUTHOR_REPLIES.emojisSet).extend({
  nextAOTDEmojis: z.array(emoji),
})
export type NextEmojisAnswer = z.infer<typeof nextEmojisAnswer>

/** The answer of `/info` while the art is not completed, with HTTP 202. */
export const pendingInfo = z.object({ generationStatus })
export type PendingInfo = z.infer<typeof pendingInfo>

/** What the page needs to render the present state; asking for it changes nothing. */
export type TodayPage = {
  status: StatusAnswer
  info: ArtInfo | null
  dateKey: string
  /** For how many milliseconds birthday users still come first; 0 outside of their time. */
  priorityLeftMs: number
}

export type PaletteBand = { hex: string; share: number }

/** The art day whose picture gave the site its colours. */
export type ColourDay = { dateKey: string; isSample: boolean }

/** The colours that the site wears. */
export type DayColours = {
  /** Null for the site's own colours. */
  day: ColourDay | null
  palette: PaletteBand[]
  accent: { light: string; dark: string }
}

/** The picture on the members' home page. */
export type ArtTeaser = {
  title: string
  createdBy: string
  dateKey: string
  altText: string
  filename: string
  width: number
  height: number
  emojis: string[]
  /** Made up by the site itself. */
  isSample: boolean
}

/** One of the own works that `GET /api/art-of-the-day/all/info` lists (G-61). */
export const galleryItem = z.object({
  title,
  createdBy: author,
  authorQuote,
  quoteHelp,
  /** Of the picture at 700 px. */
  filename: fileName,
  /** Art day. */
  date: day,
  views: artViews,
  emojis: z.array(emoji),
  altText,
  ...size,
  isSample: z.boolean(),
})
export type GalleryItem = z.infer<typeof galleryItem>

/** The answer of `GET /api/art-of-the-day/all/info`; without any art it only says so. */
export const galleryAnswer = z.union([z.array(galleryItem), messageAnswer(ART_TEXTS.emptyGallery)])

/** What lists of days say of a day that has art. */
export type ArtDay = { dateKey: string; title: string; palette: PaletteBand[]; isSample: boolean }

/** A year of the archive. */
export type ArchiveYear = {
  year: number
  /** From the first year with art to the present one. */
  years: number[]
  /** The days with art by month, from January to the last month that has begun. */
  months: ArtDay[][]
}

/** What the page of a day's art shows. */
export type ArtDayPage = Omit<ArtDay, 'title'> & {
  /** Null for visitors, for whom the colours are. */
  art: {
    title: string
    createdBy: string
    authorQuote: string | null
    quoteHelp: number
    streak: number
    emojis: string[]
    views: ArtViews
    altText: string
    width: number
    height: number
    /** Names of the stored pictures: at 1024 px, and as it was made. */
    files: { full: string; original: string }
    previous: ArtDay | null
    next: ArtDay | null
    /** The same day of other years, the newest first. */
    onThisDay: ArtDay[]
  } | null
}

/** The answer of `GET /api/site-stats/leaderboard` (G-63). */
export const leaderboard = z.object({
  aotdAuthors: z.array(
    z.object({
      /** The author's present username; `[deleted]` when the account is gone. */
      _id: username,
      userEmoji: emoji.nullable(),
      postsCount: count,
    }),
  ),
})
export type Leaderboard = z.infer<typeof leaderboard>

/** The board on the home page. */
export type HomeBoard = {
  /** Of art days, or `all`. */
  year: string
  /** To choose from, the present one first. */
  years: string[]
  authors: Leaderboard['aotdAuthors']
  /** Whether these are all authors, and not the first few of many. */
  isWhole: boolean
  /** How many authors there are. */
  total: number
}

export const leaderboardQuery = z.object({ year: z.string().optional() })
export const statusQuery = z.object({ _: z.string().max(32).optional() })
export const galleryQuery = z.object({ user: z.string().max(64).optional() })
export const filenameParams = z.object({ filename: z.string() })

// Of which day's art the form speaks; a form that was opened on an earlier day says nothing of today's.
const dateKey = z.string().max(10).optional().meta({ example: '2026-03-10' })

/** Whose art it is comes first, so what is wrong with the text is for the service to say. */
export const quoteBody = z.object({
  quote: z.string(AUTHOR_REPLIES.quoteMissing).meta({ example: QUOTE }),
  dateKey,
})

/** `quote` is what stands in the field; what is suggested does not depend on it. */
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
