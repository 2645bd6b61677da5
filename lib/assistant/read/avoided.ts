import type { Filter } from '@/lib/search/document'
import { negated } from '@/lib/search/filters'

export const leavesOutFood = ({ isNegative, fact }: Filter) =>
  isNegative === true && fact === 'ingredients'

/** What must be avoided holds what is not eaten. */
export function held(filter: Filter): Filter {
  if (!leavesOutFood(filter)) return filter
  const label = `with ${filter.label.replaceAll(/\b(?:without|not|other than) |-free\b/g, '')}`
  return { ...negated(filter), label, isNegative: false, isAdjective: false }
}
