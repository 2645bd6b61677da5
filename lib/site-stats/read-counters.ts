import type { Counters, CountersById } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

/** What all features count of a member; by account id, without samples. */
type CountersOf = (userId: string) => Counters

/** It counts for one account, or for all. */
export async function readCounters(only?: string): Promise<CountersOf> {
  const none = Object.assign({}, ...FEATURES.map(({ counters }) => counters?.none)) as Counters
  const parts: CountersById[] = []
  for (const { counters } of FEATURES) if (counters) parts.push(await counters.count(only))
  return (userId) => {
    const counted = parts.flatMap((part) => part.get(userId) ?? [])
    const moments = Object.assign({}, ...counted.map((part) => part.moments)) as Counters['moments']
    return Object.assign({}, none, ...counted, { moments }) as Counters
  }
}
