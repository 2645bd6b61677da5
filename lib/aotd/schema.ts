import { z } from 'zod'
import { AUTHOR_REPLIES } from '@/lib/aotd/author-texts'
import { AUTHOR_TEXTS, type GenerationStatus } from '@/lib/aotd/catalogue'

/** The answer of `GET /api/art-of-the-day/today`, always HTTP 200 (G-47). */
export type TodayAnswer = {
  generationStatus: GenerationStatus
  message: string
  /** With `birthday_priority` alone: the usernames that have priority. */
  usersWithBirthdays?: string[]
}

/** The answer of `GET /api/art-of-the-day/status` (G-49). */
export type StatusAnswer = {
  generationStatus: GenerationStatus
  message: string
  /** Whole seconds since the work started, up to its end; 0 where none runs. */
  generationElapsedTime: number
  /** Empty for visitors without a session. */
  usersWithBirthdays: string[]
  error: string | null
}

export type ArtViews = { total: number; verified: number }

/** The answer of `GET /api/art-of-the-day/info` for completed art (G-54). */
export type ArtInfo = {
  title: string
  /** The author's present username; `[deleted]` when the account is gone (G-62b). */
  createdBy: string
  authorQuote: string | null
  /** How many AI suggestions the author used; above 0 the quote is signed "& AI". */
  quoteHelp: number
  currentStreakNum: number
  thisAOTDEmojis: string[]
  /** Empty for everyone but the author and admins. */
  nextAOTDEmojis: string[]
  hasPermission: boolean
  views: ArtViews
  altText: string
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  /** Of the picture at 1024 px, so that its place is kept before it is loaded. */
  width: number
  height: number
}

/** An emoji that was chosen before: on the art day that showed it, else on which it was chosen. */
export type ReusedEmoji = { emoji: string; date: string }

/** The answer of `POST /api/art-of-the-day/quote`. */
export type QuoteAnswer = { message: string; authorQuote: string }

/** The answer of `POST /api/art-of-the-day/suggest-quote`. */
export type SuggestionAnswer = { message: string; suggestedQuote: string; quoteHelp: number }

/** The answer of `POST /api/art-of-the-day/set-next-aotd-emojis`. */
export type NextEmojisAnswer = { message: string; nextAOTDEmojis: string[] }

/** The answer of `/info` while the art is not completed, with HTTP 202. */
export type PendingInfo = { generationStatus: GenerationStatus }

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

/** The colours that the site wears (look.md, "Accent of the day"). */
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

/** Own art as `GET /api/art-of-the-day/all/info` lists it (S2 §3, G-61). */
export type GalleryItem = {
  title: string
  createdBy: string
  authorQuote: string | null
  quoteHelp: number
  /** Of the picture at 700 px. */
  filename: string
  /** Art day, YYYY-MM-DD. */
  date: string
  views: ArtViews
  emojis: string[]
  altText: string
  /** Of the picture at 1024 px. */
  width: number
  height: number
  isSample: boolean
}

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
export type Leaderboard = {
  aotdAuthors: {
    /** The author's present username; `[deleted]` when the account is gone. */
    _id: string
    userEmoji: string | null
    postsCount: number
  }[]
}

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
const dateKey = z.string().max(10).optional()

/** Whose art it is comes first, so what is wrong with the text is for the service to say. */
export const quoteBody = z.object({ quote: z.string(AUTHOR_REPLIES.quoteMissing), dateKey })

/** `quote` is what stands in the field; what is suggested does not depend on it. */
export const suggestQuoteBody = z.object({ quote: z.string().optional(), dateKey })

export const nextEmojisBody = z.object({
  emojis: z.array(z.string(AUTHOR_TEXTS.emojisInvalid), AUTHOR_TEXTS.emojisMissing),
  dateKey,
})
