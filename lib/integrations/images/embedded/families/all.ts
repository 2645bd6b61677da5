import type { Family, FamilyName } from '../painting'
import { strata } from './strata/strata'

/** The families that are painted, in the order of the study. */
export const FAMILIES: readonly Family[] = [strata]

export function familyNamed(name: FamilyName): Family | undefined {
  return FAMILIES.find((family) => family.name === name) ?? strata
}
