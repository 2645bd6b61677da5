import type { Viewer } from '@/lib/auth/permissions'
import { today } from '@/lib/clock'
import type { DayEntry } from '@/lib/config/day-entry'
import { activeFeatures } from '@/lib/features'

export async function listOfTheDay(viewer: Viewer | null): Promise<DayEntry[]> {
  const day = today()
  const entries = await Promise.all(activeFeatures().map(({ ofTheDay }) => ofTheDay?.(day, viewer)))
  return entries.filter((entry) => entry != null)
}
