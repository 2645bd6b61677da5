export const SEARCH_MAX = 200
export const SHOWN_OF_KIND = 6
export const MAX_SHOWN = 50

export const SEARCH_TEXTS = {
  empty: 'Type what you look for; limits such as “under 30 minutes” are understood.',
  none: 'Nothing was found. Try fewer or other words.',
} as const
