import type { FamilyName } from '../painting'
import { shuffledRound } from '../schedule'
import type { ViewName } from './view'

/** A window, a cloth and a wreath have edges of their own. Scenes come more often than outlines, as
 * a thing in the middle of an outline is soon the same picture. */
const OF_FAMILY: Partial<Record<FamilyName, readonly ViewName[]>> = {
  // An arch would cut their rings.
  riso: ['whole', 'aside', 'whole'],
  lino: ['whole', 'column', 'round', 'whole', 'aside', 'strip', 'whole', 'sparse'],
  flow: ['whole', 'column', 'aside', 'round', 'strip'],
  weave: ['whole', 'sparse'],
  strata: [
    ...(['whole', 'leaves', 'column', 'whole', 'aside'] as const),
    ...(['leaves', 'porthole', 'strip'] as const),
  ],
  street: ['whole', 'leaves', 'whole', 'aside', 'column'],
  still: ['whole', 'aside', 'whole', 'column'],
  botanical: ['whole', 'scroll', 'whole'],
  // Prints have a sheet of their own, and the wind would smear a window.
  wind: ['whole', 'aside'],
  bands: ['whole', 'aside'],
}

/** What is left over may make a pattern. */
export type Occasion = 'usual' | 'patterns'

const PATTERNS: readonly ViewName[] = ['border', 'predella', 'corners', 'border']

/** Wind would smear a border, and a print has a sheet of its own. */
const WITHOUT_BORDERS: readonly FamilyName[] = ['wind', 'woodblock', 'collection']

function viewsOf(family: FamilyName, occasion: Occasion): readonly ViewName[] {
  const views = OF_FAMILY[family] ?? ['whole']
  if (occasion === 'usual') return views
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
