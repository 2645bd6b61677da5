/** The parts of the site that can be off (G-141), in the order of the settings. */
export const PARTS = [
  'aotd',
  'gallery',
  'store',
  'cookbook',
  'coffee',
  'chat',
  'search',
  'badges',
  'qrnotes',
  'party',
  'signup',
  'samples',
] as const
export type Part = (typeof PARTS)[number]

export const PART_LABELS: Readonly<Record<Part, string>> = {
  aotd: 'Art of the day',
  gallery: 'Gallery',
  store: 'Store',
  cookbook: 'Recipes',
  coffee: 'Coffee',
  chat: 'Chat',
  search: 'Search',
  badges: 'Badges',
  qrnotes: 'QR notes',
  party: 'Party',
  signup: 'Sign-up',
  samples: 'Samples',
}
