import type { FamilyName } from '../painting'
import { shuffledRound } from '../schedule'
import type { ViewName } from './view'

const PRINTED: readonly ViewName[] = [
  ...(['whole', 'near', 'strip', 'round', 'stage', 'oval'] as const),
  ...(['whole', 'aside', 'column', 'arch', 'scroll', 'round'] as const),
]

/** A window, a cloth and a wreath have edges of their own. */
const OF_FAMILY: Partial<Record<FamilyName, readonly ViewName[]>> = {
  // An arch would cut their rings.
  riso: ['whole', 'aside', 'near', 'strip', 'round', 'column', 'whole'],
  poster: ['whole', 'aside', 'near', 'stage', 'round', 'oval', 'arch', 'scroll'],
  lino: ['whole', 'near', 'strip', 'oval', 'column', 'round', 'scroll', 'arch', 'sparse'],
  flow: ['whole', 'aside', 'strip', 'oval', 'column', 'round', 'scroll', 'arch'],
  glass: ['whole'],
  weave: ['whole', 'sparse'],
  strata: [
    ...(['whole', 'leaves', 'column', 'porthole', 'arch', 'strip', 'window', 'leaves'] as const),
    ...(['round', 'oval', 'stage', 'scroll'] as const),
  ],
  street: ['whole', 'leaves', 'porthole', 'strip', 'stage', 'leaves', 'panels', 'oval'],
  still: ['whole', 'oval', 'column', 'whole', 'scroll'],
  botanical: ['whole', 'near', 'oval', 'scroll', 'whole', 'round', 'arch'],
  // Prints have a sheet of their own, and the wind would smear a window.
  woodblock: ['whole'],
  etching: ['whole', 'oval', 'arch', 'round'],
  wind: ['whole', 'aside', 'whole', 'whole'],
  tiles: ['whole'],
  collection: ['whole'],
  bands: ['whole', 'oval', 'round', 'column', 'scroll', 'arch'],
  celestial: ['whole', 'porthole', 'reflection', 'strip', 'arch', 'round', 'scroll'],
}

/** Ornaments make patterns; a person is seen from near. */
export type Occasion = 'usual' | 'patterns' | 'portrait'

const PORTRAIT: readonly ViewName[] = ['near', 'oval', 'round', 'scroll', 'arch']

const PATTERNS: readonly ViewName[] = ['border', 'predella', 'corners', 'border']

/** Wind would smear a border, and a print has a sheet of its own. */
const WITHOUT_BORDERS: readonly FamilyName[] = ['wind', 'woodblock', 'collection']

function viewsOf(family: FamilyName, occasion: Occasion): readonly ViewName[] {
  const views = OF_FAMILY[family] ?? PRINTED
  if (occasion === 'usual') return views
  if (occasion === 'portrait') return PORTRAIT.filter((view) => views.includes(view))
  return WITHOUT_BORDERS.includes(family) ? views : [...views, ...PATTERNS]
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
