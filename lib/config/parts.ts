/** The parts of the site that can be off (G-141), in the order of the settings, by their labels. */
export const PART_LABELS = {
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
} as const
export type Part = keyof typeof PART_LABELS

export const PARTS = Object.keys(PART_LABELS) as Part[]
