import type { Family, FamilyName } from '../painting'
import { bands } from './bands/bands'
import { botanical } from './botanical/botanical'
import { celestial } from './celestial/celestial'
import { collection } from './collection/collection'
import { flow } from './flow/flow'
import { glass } from './glass/glass'
import { lino } from './lino/lino'
import { papercut } from './papercut/papercut'
import { riso } from './riso/riso'
import { still } from './still/still'
import { strata } from './strata/strata'
import { street } from './street/street'
import { tiles } from './tiles/tiles'
import { weave } from './weave/weave'
import { wind } from './wind/wind'
import { woodblock } from './woodblock/woodblock'

export const FAMILIES: readonly Family[] = [
  strata,
  street,
  still,
  lino,
  riso,
  flow,
  botanical,
  glass,
  weave,
  celestial,
  papercut,
  woodblock,
  bands,
  tiles,
  wind,
  collection,
]

export function familyNamed(name: FamilyName): Family | undefined {
  return FAMILIES.find((family) => family.name === name)
}
