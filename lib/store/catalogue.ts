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

/** They follow each other, up to the last one; `waiting` is for a confirmation (G-150). */
export const ORDER_STATES = [
  'waiting',
  'confirmed',
  'answered',
  'paid',
  'sent',
  'cancelled',
] as const
/** The owner has nothing left to do, unless the address orders again. */
export const FINISHED_STATES: OrderState[] = ['sent', 'cancelled']
/** It stands for the general list where a list is filtered (G-70). */
export const ANY_ITEM = 'any'

export type OrderState = (typeof ORDER_STATES)[number]

export const STORE_TEXTS = {
  lead: 'Prints and small things from the owner, ordered by e-mail.',
  onlySamples: 'This store shows samples. Nothing is for sale yet.',
  empty: 'Items will be added soon',
  none: 'No merchandise yet.',
  unknown: 'There is no such item.',
  unknownPicture: 'There is no such picture.',
  unreachable: 'cannot fetch store',
  soldOut: 'Sold out',
  anyItem: 'any item',
  deletedItem: 'a deleted item',
} as const

export const PRE_ORDER_TEXTS = {
  sample: 'This is a sample: it is not for sale.',
  listed: 'You are on the list!',
  confirm: (email: string) =>
    `Please confirm it with the link in the mail to ${email}: it counts only then.`,
  confirmed: 'Your pre-order is confirmed.',
  invalidLink: 'This link is invalid or has expired.',
} as const

type Offer = {
  open: string
  send: string
  /** Why it is not for sale; empty where it is. */
  reason: string
  /** What happens next on a site that sends mail, after the confirmation. */
  next: string
}

export const OFFERS = {
  inStock: {
    open: 'buy',
    send: 'Pre-order',
    reason: '',
    next: 'Then the owner writes to you about payment and delivery.',
  },
  soldOut: {
    open: 'tell me when it is back',
    send: 'Tell me',
    reason: 'Sold out.',
    next: 'Then we write once, when it is available again.',
  },
  /** The address goes to the general list (G-70). */
  sample: {
    open: 'tell me of new items',
    send: 'Tell me',
    reason: 'This item only shows how the store looks.',
    next: 'Then we write once, when there is something for sale.',
  },
} as const satisfies Record<string, Offer>
export type OfferName = keyof typeof OFFERS

/** What happens next, a paragraph each; without mail a note says the rest (G-145). */
export function nextOf(offer: OfferName, sendsMail: boolean): string[] {
  const { reason, next } = OFFERS[offer]
  const byMail = `You confirm your address by a link that comes by mail. ${next}`
  const steps = [reason, sendsMail ? byMail : ''].filter(Boolean).join(' ')
  return [steps, 'No order, no obligation: nothing is paid now.'].filter(Boolean)
}

/** What can be done about an item (G-150). */
export function offerOf({ stock, isSample }: { stock: number; isSample: boolean }): OfferName {
  if (isSample) return 'sample'
  return stock === 0 ? 'soldOut' : 'inStock'
}
