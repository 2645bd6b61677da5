import type { FamilyName } from '../painting'
import { shuffledRound } from '../schedule'
import type { ViewName } from './view'

const PRINTED: readonly ViewName[] = ['whole', 'near', 'whole', 'edge']

/** A window, a cloth and a wreath have edges of their own. Scenes come more often than outlines, as
 * a thing in the middle of an oval or an arch is soon the same picture. */
const OF_FAMILY: Partial<Record<FamilyName, readonly ViewName[]>> = {
  // An arch would cut their rings.
  riso: ['whole', 'aside', 'near', 'edge', 'whole', 'panels'],
  poster: ['whole', 'aside', 'near', 'stage', 'edge', 'panels'],
  lino: ['whole', 'near', 'edge', 'column', 'aside', 'whole', 'sparse'],
  flow: ['whole', 'aside', 'edge', 'round'],
  glass: ['whole'],
  weave: ['whole', 'sparse'],
  strata: [
    ...(['whole', 'leaves', 'column', 'whole', 'aside'] as const),
    ...(['leaves', 'porthole', 'strip', 'stage'] as const),
  ],
  street: ['whole', 'leaves', 'panels', 'whole', 'aside', 'column'],
  still: ['whole', 'aside', 'whole', 'column'],
  botanical: ['whole', 'near', 'whole', 'scroll', 'edge'],
  // Prints have a sheet of their own, and the wind would smear a window.
  woodblock: ['whole'],
  etching: ['whole', 'edge'],
  wind: ['whole', 'aside', 'edge'],
  tiles: ['whole'],
  collection: ['whole'],
  bands: ['whole', 'aside', 'edge', 'oval'],
  celestial: ['whole', 'porthole', 'strip'],
}

/** Ornaments make patterns; a person is seen from near. */
export type Occasion = 'usual' | 'patterns' | 'portrait'

const PATTERNS: readonly ViewName[] = ['border', 'predella', 'corners', 'border']

/** Wind would smear a border, and a print has a sheet of its own. */
const WITHOUT_BORDERS: readonly FamilyName[] = ['wind', 'woodblock', 'collection']

function viewsOf(family: FamilyName, occasion: Occasion): readonly ViewName[] {
  const views = OF_FAMILY[family] ?? PRINTED
  if (occasion === 'usual') return views
  if (occasion === 'portrait') return ['near']
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
