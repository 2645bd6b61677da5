import { z } from 'zod'
import { ART_TEXTS, GENERATION_STATUSES, POSTCARD_FORMATS } from '@/lib/aotd/catalogue'
import { count, day, emoji, messageAnswer, username } from '@/lib/http/fields'

const generationStatus = z.enum(GENERATION_STATUSES).meta({ example: 'generating' })
const message = z.string().meta({ example: ART_TEXTS.generating })

/** Always HTTP 200 (G-47). */
export const todayAnswer = z.object({
  generationStatus,
  message,
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
export const QUOTE = 'The sea was loud.'
export const quoteText = z.string().meta({ example: QUOTE })
const authorQuote = quoteText.nullable()
const altText = z.string().meta({ example: 'Two boats on a calm sea at dusk' })
const fileName = z.string().meta({ example: '65ed3f0a1c9d440000a1b2c3-small.webp' })
/** The author's present username; `[deleted]` when the account is gone (G-62b). */
const author = username
const authorEmoji = emoji.nullable()
/** How many AI suggestions the author used; above 0 the quote is signed "& AI". */
export const quoteHelp = count
/** It holds pixels, of the picture at 1024 px. */
const size = { width: count.meta({ example: 1024 }), height: count.meta({ example: 768 }) }

export const artInfo = z.object({
  title,
  createdBy: author,
  userEmoji: authorEmoji,
  authorQuote,
  quoteHelp,
  currentStreakNum: count,
  /** The days of the streak that rest days carried on, and these (G-159). */
  carriedStreakNum: count,
  restedDays: count,
  thisAOTDEmojis: z.array(emoji),
  /** Empty for everyone but the author and admins. */
  nextAOTDEmojis: z.array(emoji),
  hasPermission: z.boolean(),
  views: artViews,
  altText,
  dateKey: day,
  original: fileName,
  ...size,
})
export type ArtInfo = z.infer<typeof artInfo>

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

/** Times are ISO. */
export type NextPicture = {
  at: string
  /** It had begun when the page was made, and lasts until a picture is started. */
  isOpen: boolean
  /** Those whose birthday it is may do so from here on; null where nobody is first. */
  birthdaysAt: string | null
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
  picture: string
  /** ISO */
  completedAt: string
  /** It was painted without emojis, after the theme of its month. */
  isOfTheme: boolean
}

/** Only members get the picture. */
export type ArchiveDay = PublicDay & Partial<ArtDay>

export type ArchiveYear = {
  year: number
  years: number[]
  /** Newest first, as are their days; without empty ones. */
  months: {
    month: number
    days: ArchiveDay[]
    /** What its pictures without emojis tell; null where no picture follows it. */
    theme: string | null
  }[]
}

export type RestedStreak = { days: number; restedDays: number }

type DayStep = { dateKey: string; title: string }

/** What everybody may read of a day (G-136). */
export type ArtDayPage = PublicDay & {
  title: string
  createdBy: string
  userEmoji: string | null
  authorQuote: string | null
  quoteHelp: number
  previous: DayStep | null
  next: DayStep | null
  /** Null for visitors. */
  art: {
    streak: number
    carried: RestedStreak
    emojis: string[]
    views: ArtViews
    altText: string
    width: number
    height: number
    /** `full` has 1024 px, and `original` is as painted. */
    files: { full: string; original: string }
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
export const postcardParams = z.object({ date: day })
export const postcardQuery = z.object({ format: z.enum(POSTCARD_FORMATS).default('landscape') })
export const filenameParams = z.object({ filename: z.string() })
export const clothParams = z.object({ year: z.string() })

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
