import type { FamilyName } from '../painting'
import { shuffledRound } from '../schedule'
import type { ViewName } from './view'

/** A window, a cloth and a wreath have edges of their own. Scenes come more often than outlines, as
 * a thing in the middle of an outline is soon the same picture. */
const OF_FAMILY: Partial<Record<FamilyName, readonly ViewName[]>> = {
  lino: ['whole', 'column', 'round', 'whole', 'stamp', 'oval'],
  flow: ['whole', 'column', 'round', 'stamp', 'oval'],
  bands: ['whole', 'round', 'oval', 'column'],
  botanical: ['whole', 'scroll', 'oval'],
  celestial: ['whole', 'stamp'],
  papercut: ['whole', 'stamp', 'oval'],
  still: ['whole', 'oval', 'whole'],
  strata: ['whole', 'window', 'oval', 'stamp'],
  street: ['whole', 'window', 'whole'],
}

/** The views of a family in the order in which the site tries them on its n-th day. */
export function viewsInTurn(secret: string, family: FamilyName, n: number): readonly ViewName[] {
  const views = OF_FAMILY[family] ?? ['whole']
  const label = `views:${family}`
  const round = Math.floor(n / views.length)
  const order = [round, round + 1].flatMap((one) => shuffledRound(secret, label, views, one))
  const at = n - round * views.length
  return order.slice(at, at + views.length)
}
