import type { ArtInfo } from '@/lib/aotd/schema'

/** What the API answers of a day's completed art to a member who is not its author. */
export const ART_INFO = {
  title: 'Two Boats Before the Light Goes',
  createdBy: 'sienna',
  userEmoji: null,
  authorQuote: 'Low tide keeps what the morning lent.',
  quoteHelp: 1,
  currentStreakNum: 7,
  carriedStreakNum: 7,
  restedDays: 0,
  thisAOTDEmojis: ['⛵', '🌅', '🐚'],
  nextAOTDEmojis: [],
  hasPermission: false,
  views: { total: 1148, verified: 96 },
  altText: 'Two boats at dusk',
  dateKey: '2026-11-21',
  width: 1024,
  height: 768,
  original: '65ed3f0a1c9d440000a1b2c3.png',
} satisfies ArtInfo
