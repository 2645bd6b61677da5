import { expect, test } from 'vitest'
import { addDays } from '@/lib/format'
import { restedStreaks } from '@/lib/aotd/rests/rested-streaks'
import { readExcusedDays, readRestedStreak, watchSite } from '@/lib/aotd/rests/site-watch'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { simulateDays } from '@/testing/simulate-days'
import { SiteWatchModel } from '@/models/site-watch'

const setClock = withTestClock('2027-12-20T12:00:00Z')
withTestDatabase()

const NONE: ReadonlySet<string> = new Set()
const FIRST = '2028-02-01'

/** Art on so many days from the first one, without those of these numbers. */
const daysWithout = (count: number, ...missed: number[]) =>
  Array.from({ length: count }, (_, i) => i)
    .filter((i) => !missed.includes(i))
    .map((i) => addDays(FIRST, i))

const streakOf = (days: string[], excused = NONE) =>
  [...restedStreaks(days, excused).values()].at(-1)

test('each 14 authored days earn one rest day, which is used by itself', () => {
  expect(streakOf(daysWithout(14, 13))).toEqual({ days: 13, restedDays: 0 })
  expect(streakOf(daysWithout(15, 13))).toEqual({ days: 1, restedDays: 0 })
  expect(streakOf(daysWithout(16, 14))).toEqual({ days: 15, restedDays: 1 })
  expect(streakOf(daysWithout(18, 14, 16))).toEqual({ days: 1, restedDays: 0 })
})

test('two are held at most, and one gap takes as many as it has days', () => {
  expect(streakOf(daysWithout(60, 50, 51))).toEqual({ days: 58, restedDays: 2 })
  expect(streakOf(daysWithout(60, 50, 51, 52))).toEqual({ days: 7, restedDays: 0 })
  expect(streakOf(daysWithout(43, 40, 41))).toEqual({ days: 41, restedDays: 2 })
})

test('an excused day breaks nothing and uses no rest day', () => {
  const excused = new Set([addDays(FIRST, 5), addDays(FIRST, 6)])
  expect(streakOf(daysWithout(10, 5, 6), excused)).toEqual({ days: 8, restedDays: 0 })
  expect(streakOf(daysWithout(10, 5, 6, 7), excused)).toEqual({ days: 2, restedDays: 0 })
})

/** The job of each minute has run until `from`, and again at `to`. */
async function beDown(from: string, to: string): Promise<string[]> {
  await SiteWatchModel.updateOne({ _id: 'site' }, { $set: { seenAt: new Date(from) } })
  setClock(to)
  await watchSite()
  return [...(await readExcusedDays())]
}

test('a day is excused where the site was down for more than two of its hours, or at its end', async () => {
  setClock('2027-12-01T05:00:00Z')
  await watchSite()
  expect(await beDown('2027-12-01T10:00:00Z', '2027-12-01T10:04:00Z')).toEqual([])
  expect(await beDown('2027-12-01T11:00:00Z', '2027-12-01T12:59:00Z')).toEqual([])
  const first = await beDown('2027-12-01T14:00:00Z', '2027-12-01T14:30:00Z')
  expect(first).toEqual(['2027-12-01'])
  expect(await beDown('2027-12-03T04:45:00Z', '2027-12-03T04:55:00Z')).toEqual([
    ...first,
    '2027-12-02',
  ])
})

// Each day is painted.
const SLOW = { timeout: 120_000 }

test(
  'no streak is lost through an outage, a failed painter and another start of the day',
  SLOW,
  async () => {
    const turns = await simulateDays(setClock, {
      from: '2027-12-22',
      days: 25,
      outage: ['2027-12-24T03:00:00.000Z', '2027-12-25T09:00:00.000Z'],
      dayStart: { at: '2028-01-03T11:00:00.000Z', value: '00:00' },
      failure: '2028-01-08',
    })
    for (const { member, authored } of turns) {
      expect(authored.length).toBeGreaterThan(1)
      expect(await readRestedStreak(member.viewer.id, authored.at(-1) ?? '')).toEqual({
        days: authored.length,
        restedDays: 0,
      })
    }
  },
)
