import type { Filter } from '@/lib/search/document'

export const leavesOutFood = ({ isNegative, fact }: Filter) =>
  isNegative === true && fact === 'ingredients'

/** What must be avoided holds what is not eaten. */
export function held(filter: Filter): Filter {
  if (!leavesOutFood(filter)) return filter
  const label = `with ${filter.label.replaceAll(/\b(?:without|not|other than) |-free\b/g, '')}`
  const accepts: Filter['accepts'] = (...known) => !filter.accepts(...known)
  return { ...filter, label, isNegative: false, isAdjective: false, accepts }
}
