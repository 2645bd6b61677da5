import type { Counters, CountersById, ReadCounters } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

export const readCounters: ReadCounters = async (userIds) => {
  const none = Object.assign({}, ...FEATURES.map(({ counters }) => counters?.none)) as Counters
  const parts: CountersById[] = []
  for (const { counters } of FEATURES) if (counters) parts.push(await counters.count(userIds))
  return (userId) => {
    const counted = parts.flatMap((part) => part.get(userId) ?? [])
    const moments = Object.assign({}, ...counted.map((part) => part.moments)) as Counters['moments']
    return Object.assign({}, none, ...counted, { moments }) as Counters
  }
}
