import type { ThemeName } from '@pochade/painter/themes'
import { LIMITS } from '@/lib/config/limits'

export const GENERATION_STATUSES = [
  'pending',
  'generating',
  'completed',
  'failed',
  'no_art',
  'error',
  'birthday_priority',
  'started',
  'not_started',
  'busy',
  'unauthorized',
  'unverified',
] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

export const STORED_STATUSES = [
  'pending',
  'started',
  'generating',
  'completed',
  'failed',
  'error',
] as const satisfies readonly GenerationStatus[]
export type StoredStatus = (typeof STORED_STATUSES)[number]

export const RUNNING_STATUSES: readonly StoredStatus[] = ['pending', 'started', 'generating']

export const GENERATION_STATES = [
  'initialized',
  'generated_prompt',
  'generated_image',
  'posted_tweet',
  'posted_tg',
  'done',
  'error',
] as const
export type GenerationState = (typeof GENERATION_STATES)[number]

export const POLLED_STATUSES: readonly GenerationStatus[] = [
  'generating',
  'pending',
  'started',
  'busy',
  'not_started',
]

/** Until then the day is for those whose birthday it is, in UTC (G-46). */
export const PRIORITY_END = '09:40'

export const EMOJI_SLOTS = 3
/** It counts code points (G-57). */
export const QUOTE_MAX = LIMITS.quote
export const QUOTE_HELP_MAX = 3

export const POLL_MS = 5000
export const JOKE_MS = 8000
export const NO_ART_RETRY_MS = 2000
export const STREAK_SHOWN_ABOVE = 3

export const POSTCARD_FORMATS = ['portrait', 'landscape', 'pdf'] as const
export type PostcardFormat = (typeof POSTCARD_FORMATS)[number]
export const POSTCARD_LABELS: Record<PostcardFormat, string> = {
  portrait: 'upright',
  landscape: 'wide',
  pdf: 'A6 to print',
}

const THEME_TEXTS: Record<ThemeName, string> = {
  coast: 'one coast in all weathers.',
  fox: 'a fox walks from the forest to the sea.',
  windows: 'a house from morning to night, and its cat.',
  street: 'one street after dark.',
  garden: 'a garden from the first bud to the harvest.',
  mountain: 'up a mountain, and down to the lake.',
  night: 'one night, from dusk to the sun.',
  kitchen: 'a kitchen table, from breakfast to candlelight.',
  music: 'a band of things and animals gathers.',
  voyage: 'a balloon sees the world.',
  bear: 'a bear from spring to winter.',
  letter: 'a letter on its way.',
  boat: 'a boat sails from the lake to the sea and home.',
}

export const themeLine = (theme: ThemeName) => `Days without emojis: ${THEME_TEXTS[theme]}`

export const ART_TEXTS = {
  starting: 'Starting generation process...',
  generating: 'Generating Art of the Day...',
  timedOut: 'Art generation timed out.',
  failed: 'Art generation failed.',
  failedTitle: 'Generation Failed',
  errorTitle: 'Error',
  defaultError: 'An error occurred.',
  invalidResponse: 'Received an invalid response from the server.',
  unexpectedStatus: 'Received an unexpected status from the server.',
  imageFailed: 'Failed to load the art image.',
  notStarted: 'There is no picture today yet. Whoever starts it is its author.',
  startToday: "Start today's picture",
  unverified: 'You need to verify your email to generate art.',
  retryHint: 'You can try again in one minute, up to five times a day.',
  emptyGallery: 'No AOTDs yet.',
  forVisitors:
    'This is one person’s own site. Its program paints one picture a day from emojis. Sign up to see the pictures, and to choose the next emojis when you are the first of a day.',
  forInvited:
    'This is one person’s own site. Its program paints one picture a day from emojis. Members see the pictures, and choose the next emojis when they are the first of a day.',
  onlyColours: 'The picture is for members. Its colours:',
  nobodyYet: 'No picture has been started yet.',
  notStartedToday: 'Today’s picture has not been started yet.',
} as const

export const AUTHOR_TEXTS = {
  quoteTooLong: 'Quote must be 45 characters or less.',
  quoteFailed: 'Failed to submit quote.',
  notSuggested: 'Failed to get suggestion.',
  suggestedBySite: 'A quote from the site’s own list.',
  emojisMissing: 'Please enter at least one emoji.',
  emojisInvalid: 'Please enter valid emoji characters only.',
  emojisTwice: 'Please choose each emoji once.',
  dayOver: 'The day of this art has ended.',
  emojisFailed: 'An error occurred while updating the emojis.',
} as const
