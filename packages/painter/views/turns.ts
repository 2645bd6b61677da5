import type { FamilyName } from '../painting'
import { shuffledRound } from '../schedule'
import type { ViewName } from './view'

const PRINTED: readonly ViewName[] = [
  ...(['whole', 'aside', 'near', 'strip', 'round'] as const),
  ...(['whole', 'aside', 'near', 'column', 'arch', 'panels', 'sparse'] as const),
]

/** A window, a cloth and a wreath have edges of their own. */
const OF_FAMILY: Partial<Record<FamilyName, readonly ViewName[]>> = {
  // An arch would cut their rings.
  riso: ['whole', 'aside', 'near', 'strip', 'round', 'column', 'panels', 'sparse'],
  poster: ['whole', 'aside', 'near', 'whole', 'panels', 'round', 'sparse'],
  lino: ['whole', 'aside', 'near', 'strip', 'whole', 'column', 'round', 'aside', 'sparse'],
  flow: ['whole', 'aside', 'near', 'strip', 'aside', 'column', 'round', 'panels'],
  glass: ['whole', 'near', 'whole'],
  weave: ['whole', 'sparse'],
  strata: ['whole', 'aside', 'window', 'leaves', 'column', 'panels', 'strip', 'aside', 'round'],
  street: ['whole', 'aside', 'window', 'leaves', 'column', 'panels', 'strip'],
  still: ['whole', 'aside', 'strip', 'column', 'aside', 'panels'],
  botanical: ['whole', 'window', 'near', 'whole', 'aside', 'sparse'],
  // Prints have a sheet of their own, and the wind would smear a window.
  woodblock: ['whole'],
  etching: ['whole', 'aside', 'whole', 'near'],
  wind: ['whole', 'aside', 'whole', 'near'],
  tiles: ['whole', 'near', 'whole'],
  collection: ['whole'],
  bands: ['whole', 'aside', 'near', 'whole', 'round', 'column'],
  celestial: ['whole', 'window', 'column', 'reflection', 'aside', 'strip', 'near', 'round'],
}

/** The views of a family in the order in which the site tries them on its n-th day. */
export function viewsInTurn(secret: string, family: FamilyName, n: number): readonly ViewName[] {
  const views = OF_FAMILY[family] ?? PRINTED
  const round = Math.floor(n / views.length)
  const order = [round, round + 1].flatMap((one) =>
    shuffledRound(secret, `views:${family}`, views, one),
  )
  const at = n - round * views.length
  return order.slice(at, at + views.length)
}
