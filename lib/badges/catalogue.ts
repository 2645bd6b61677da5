export const BADGE_MAX_POINTS = 10_000

/** G-97 */
export const BADGE_CODE = /^[A-Za-z0-9_-]{2,40}$/
export const DEFAULT_COLOR = '#888888' // G-97
/** Stored and drawn pictures have this side, in pixels (G-98). */
export const BADGE_SIDE = 512
export const BADGE_MEDIA_OWNER = 'badges'
/** The pop-up offers to collect all if there are at least this many (G-133). */
export const COLLECT_ALL_FROM = 2

/** The rules of default badges, by their codes: what a badge's `rule` may be (G-132). */
export const RULE_CODES = [
  'welcome',
  'verified',
  'emoji',
  'birthday',
  'art-1',
  'art-10',
  'art-50',
  'art-100',
  'streak-4',
  'streak-7',
  'streak-30',
  'streak-100',
  'quote-1',
  'quote-10',
  'quote-50',
  'make-1',
  'make-5',
  'make-25',
  'like',
  'chat-100',
  'rank-10',
  'rank-100',
  'top-author',
  'seasons',
  'first-author',
] as const
export type RuleCode = (typeof RULE_CODES)[number]
export type DefaultCode = RuleCode | 'bug-finder'

/** A code in the form in which codes are compared (G-132). */
export function badgeKey(code: string): string {
  return code.toLowerCase()
}

export function badgeImagePath(code: string): string {
  return `/api/badges/badge-image/${encodeURIComponent(code)}`
}

export const BADGE_TEXTS = {
  title: 'Badges',
  unknown: 'Badge not found.',
  codeMissing: 'Please name a badge.',
  collected: 'Badge collected.',
  allCollected: 'All badges collected.',
  taken: 'There is another badge with this code.',
  assigning: 'Badges are being assigned already.',
  fetchFailed: 'Failed to fetch badges',
  imageFailed: 'Failed to fetch badge image',
} as const
