/** It counts code points. */
export const SEARCH_MAX = 200

/** Each kind has this many where all kinds are shown. */
export const SHOWN_OF_KIND = 6

/** It limits one kind, and an answer of the API. */
export const MAX_SHOWN = 50

export const SEARCH_TEXTS = {
  empty: 'Type what you look for, for example “vegan under 30 minutes” or “flat white above 8”.',
  none: 'Nothing was found. Try fewer or other words.',
} as const
