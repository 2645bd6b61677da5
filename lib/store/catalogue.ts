/** G-68 */
export const STORE_LIMITS = {
  pictures: 10,
  /** It counts those of the items shown at once. */
  picturesPerPage: 24,
  likeIds: 1000,
} as const

/** G-67 */
export const LIKE_LOCK_MS = 5000
export const MAX_SHOWN_LIKES = 999_999

export const STORE_TEXTS = {
  empty: 'Items will be added soon',
  none: 'No merchandise yet.',
  unknown: 'There is no such item.',
  unknownPicture: 'There is no such picture.',
  unreachable: 'cannot fetch store',
  soldOut: 'Sold out',
  anyItem: 'any item',
} as const

export const PRE_ORDER_TEXTS = {
  inStock: 'No order, no obligation: we write to you about it.',
  soldOut: 'Sold out. No order, no obligation: we write once, when it is available again.',
  listed: 'You are on the list!',
  confirm: (email: string) => `Please confirm it with the link in the mail to ${email}.`,
  confirmed: 'Your pre-order is confirmed.',
  invalidLink: 'This link is invalid or has expired.',
} as const
