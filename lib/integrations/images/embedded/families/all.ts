import type { Family, FamilyName } from '../painting'
import { papercut } from './papercut/papercut'
import { still } from './still/still'
import { strata } from './strata/strata'

/** The families that are painted, in the order of the study. */
export const FAMILIES: readonly Family[] = [strata, still, papercut]

export function familyNamed(name: FamilyName): Family | undefined {
  return FAMILIES.find((family) => family.name === name)
}
