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

export const EMOJI_SLOTS = 3
/** It counts code points (G-57). */
export const QUOTE_MAX = LIMITS.quote
export const QUOTE_HELP_MAX = 3

export const POLL_MS = 5000
export const JOKE_MS = 8000
export const NO_ART_RETRY_MS = 2000
export const STREAK_SHOWN_ABOVE = 3

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
