import type { Brief, FamilyName } from '../painting'
import { buildInTurn, FILLED_WAYS, filledInTurn } from './build-turns'
import { WAYS as PLANT_WAYS, wayOf as plantWayOf } from './botanical/botanical'
import { WAYS as SKY_WAYS } from './celestial/celestial'
import { layoutOf, numberOf } from './collection/layouts'
import { WAYS as FLOW_WAYS } from './flow/flow'
import { WAYS as GLASS_WAYS } from './glass/glass'
import { WAYS } from './lino/blocks'
import { wayOf } from './lino/compose'
import { WAYS as PAPER_WAYS, wayOf as paperWayOf } from './papercut/compose'
import { WAYS as RISO_WAYS, wayOf as risoWayOf } from './riso/scene'

/** The ways of the families that have several, in the order of their numbers. */
const WAYS_OF: Partial<Record<FamilyName, { names: readonly string[]; of(brief: Brief): string }>> =
  {
    lino: { names: WAYS, of: wayOf },
    bands: { names: FILLED_WAYS, of: (brief) => filledInTurn(FILLED_WAYS, brief) },
    flow: { names: FLOW_WAYS, of: (brief) => filledInTurn(FLOW_WAYS, brief) },
    celestial: { names: SKY_WAYS, of: (brief) => buildInTurn(SKY_WAYS, brief) },
    glass: { names: GLASS_WAYS, of: (brief) => buildInTurn(GLASS_WAYS, brief) },
    botanical: { names: PLANT_WAYS, of: plantWayOf },
    papercut: { names: PAPER_WAYS, of: paperWayOf },
    riso: { names: RISO_WAYS, of: risoWayOf },
  }

export const hasWays = (family: FamilyName): boolean =>
  family === 'collection' || WAYS_OF[family] !== undefined

/** Which of its compositions a family shows, as a number that the site remembers. */
export function arrangementOf(brief: Brief): number {
  const { family, occurrence } = brief
  if (family === 'collection') return numberOf(layoutOf(brief, occurrence).key)
  const ways = WAYS_OF[family]
  return ways ? ways.names.indexOf(ways.of(brief)) : occurrence % 60
}
