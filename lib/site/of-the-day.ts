import { artDayOf, artDayStart } from '@/lib/aotd/day'
import { getDayColours } from '@/lib/aotd/info'
import { now } from '@/lib/clock'
import type { ColouredDay, DayEntry } from '@/lib/config/day-entry'
import { activeFeatures } from '@/lib/features'

export async function getColouredDay(): Promise<ColouredDay> {
  const dateKey = artDayOf(now())
  const { day, palette } = await getDayColours()
  const colours = day && { dateKey: day.dateKey, palette }
  return { dateKey, startsAt: artDayStart(dateKey).toISOString(), colours }
}

export async function listOfTheDay(): Promise<DayEntry[]> {
  const day = await getColouredDay()
  const entries = await Promise.all(
    activeFeatures().flatMap(({ ofTheDay }) => (ofTheDay ? [ofTheDay(day)] : [])),
  )
  return entries.filter((entry) => entry != null)
}
