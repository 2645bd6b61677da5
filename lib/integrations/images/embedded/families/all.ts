import type { Family, FamilyName } from '../painting'
import { botanical } from './botanical/botanical'
import { celestial } from './celestial/celestial'
import { glass } from './glass/glass'
import { lino } from './lino/lino'
import { papercut } from './papercut/papercut'
import { poster } from './poster/poster'
import { riso } from './riso/riso'
import { still } from './still/still'
import { strata } from './strata/strata'

/** The families that are painted, in the order of the study. */
export const FAMILIES: readonly Family[] = [
  strata,
  still,
  lino,
  riso,
  botanical,
  glass,
  celestial,
  papercut,
  poster,
]

export function familyNamed(name: FamilyName): Family | undefined {
  return FAMILIES.find((family) => family.name === name)
}
