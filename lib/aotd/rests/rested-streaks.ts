import { addDays } from '@/lib/format'
import type { RestedStreak } from '@/lib/aotd/schema'

const DAYS_FOR_A_REST = 14
const MAX_HELD = 2

/** The streak that ends on each day; excused days neither count nor break it (G-159). */
export function restedStreaks(
  dateKeys: readonly string[],
  excused: ReadonlySet<string>,
): Map<string, RestedStreak> {
  const streaks = new Map<string, RestedStreak>()
  let held = 0
  let streak: RestedStreak = { days: 0, restedDays: 0 }
  let last: string | undefined
  for (const [i, dateKey] of dateKeys.toSorted().entries()) {
    const missed = last === undefined ? 0 : countMissed(last, dateKey, excused, held)
    if (missed <= held) {
      held -= missed
      streak = { days: streak.days + 1, restedDays: streak.restedDays + missed }
    } else streak = { days: 1, restedDays: 0 }
    if ((i + 1) % DAYS_FOR_A_REST === 0) held = Math.min(MAX_HELD, held + 1)
    streaks.set(dateKey, streak)
    last = dateKey
  }
  return streaks
}

function countMissed(from: string, to: string, excused: ReadonlySet<string>, max: number): number {
  let missed = 0
  for (let day = addDays(from, 1); day < to && missed <= max; day = addDays(day, 1)) {
    if (!excused.has(day)) missed += 1
  }
  return missed
}
