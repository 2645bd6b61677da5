import { artDayStart } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { activeFeatures } from '@/lib/features'
import type { DayEvent } from '@/lib/feeds/feed'

/** What the features did on an art day, as everybody may see it. */
export async function listDayEvents(dateKey: string): Promise<DayEvent[]> {
  const from = artDayStart(dateKey).toISOString()
  const to = artDayStart(addDays(dateKey, 1)).toISOString()
  const lists = await Promise.all(activeFeatures().map(({ ofDay }) => ofDay?.(from, to) ?? []))
  return lists.flat()
}
