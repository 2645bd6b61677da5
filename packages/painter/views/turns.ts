import type { FamilyName } from '../painting'
import { shuffledRound } from '../schedule'
import type { ViewName } from './view'

const PRINTED: readonly ViewName[] = [
  ...(['whole', 'aside', 'near', 'strip', 'round', 'stage', 'oval'] as const),
  ...(['whole', 'aside', 'near', 'column', 'arch', 'panels', 'scroll'] as const),
]

/** A window, a cloth and a wreath have edges of their own. */
const OF_FAMILY: Partial<Record<FamilyName, readonly ViewName[]>> = {
  // An arch would cut their rings.
  riso: ['whole', 'aside', 'near', 'strip', 'round', 'column', 'panels'],
  poster: ['whole', 'aside', 'near', 'stage', 'panels', 'round', 'oval'],
  lino: ['whole', 'aside', 'near', 'strip', 'oval', 'column', 'round', 'scroll', 'sparse'],
  flow: ['whole', 'aside', 'near', 'strip', 'aside', 'column', 'round', 'panels'],
  glass: ['whole', 'near', 'whole'],
  weave: ['whole', 'sparse'],
  strata: [
    ...(['whole', 'window', 'leaves', 'column', 'porthole', 'panels', 'strip', 'aside'] as const),
    ...(['round', 'oval', 'stage', 'scroll'] as const),
  ],
  street: ['whole', 'aside', 'window', 'leaves', 'porthole', 'panels', 'strip', 'stage'],
  still: ['whole', 'aside', 'oval', 'column', 'aside', 'panels'],
  botanical: ['whole', 'window', 'near', 'oval', 'aside', 'scroll'],
  // Prints have a sheet of their own, and the wind would smear a window.
  woodblock: ['whole'],
  etching: ['whole', 'aside', 'oval', 'near'],
  wind: ['whole', 'aside', 'whole', 'near'],
  tiles: ['whole'],
  collection: ['whole'],
  bands: ['whole', 'aside', 'near', 'oval', 'round', 'column'],
  celestial: ['whole', 'window', 'porthole', 'reflection', 'aside', 'strip', 'near', 'round'],
}

/** Ornaments are seals in a quiet place, or also patterns; a person is seen from near. */
export type Occasion = 'usual' | 'seals' | 'patterns' | 'portrait'

const PORTRAIT: readonly ViewName[] = ['near', 'oval', 'near', 'scroll', 'near', 'whole']

/** A window and a cloth have no seal, and wind would smear a border. */
const SEALED: readonly ViewName[] = [
  ...(['margin', 'whole', 'strip', 'oval', 'column', 'whole', 'near'] as const),
  ...(['arch', 'scroll', 'round', 'sparse'] as const),
]
const PATTERNS: readonly ViewName[] = ['border', 'predella', 'corners', 'border']

const ORNAMENTED_OF: Partial<Record<FamilyName, readonly ViewName[]>> = {
  glass: PATTERNS,
  weave: PATTERNS,
  wind: ['whole', 'aside'],
  woodblock: ['whole'],
}

function viewsOf(family: FamilyName, occasion: Occasion): readonly ViewName[] {
  const views = OF_FAMILY[family] ?? PRINTED
  if (occasion === 'usual') return views
  if (occasion === 'portrait') return PORTRAIT.filter((view) => views.includes(view))
  const seals = SEALED.filter((view) => view === 'margin' || views.includes(view))
  return (
    ORNAMENTED_OF[family] ?? (occasion === 'patterns' ? [...seals.slice(0, 6), ...PATTERNS] : seals)
  )
}

/** The views of a family in the order in which the site tries them on its n-th day. */
export function viewsInTurn(
  secret: string,
  family: FamilyName,
  n: number,
  occasion: Occasion = 'usual',
): readonly ViewName[] {
  const views = viewsOf(family, occasion)
  const label = `${occasion === 'usual' ? 'views' : occasion}:${family}`
  const round = Math.floor(n / views.length)
  const order = [round, round + 1].flatMap((one) => shuffledRound(secret, label, views, one))
  const at = n - round * views.length
  return order.slice(at, at + views.length)
}
