import { expect, test } from 'vitest'
import { toAuthorStats } from '@/lib/aotd/author/stats'
import { addDays } from '@/lib/format'

const work = (authorId: string, dateKey: string, hasOwnQuote = false) => ({
  authorId,
  dateKey,
  hasOwnQuote,
  completedAt: `${dateKey}T12:00:00.000Z`,
})

test('the first author with a count leads until another has more, days without art included (G-100)', () => {
  const art = [
    work('anna', '2026-01-01'),
    work('ben', '2026-01-02'),
    // No art on the 3rd.
    work('ben', '2026-01-04', true),
    work('anna', '2026-01-05'),
    work('anna', '2026-01-06', true),
  ]
  const stats = toAuthorStats(art, '2026-01-08')
  // anna: 1 to 3 January, then from the 6th, when she has more than ben, up to yesterday.
  expect(stats.get('anna')).toMatchObject({ totalAOTDs: 3, oGquoteCount: 1, daysOnTop: 5 })
  expect(stats.get('ben')).toMatchObject({ totalAOTDs: 2, oGquoteCount: 1, daysOnTop: 2 })
})

test("today's art counts, but the day has not ended yet", () => {
  const stats = toAuthorStats([work('anna', '2026-01-08')], '2026-01-08')
  expect(stats.get('anna')).toMatchObject({ totalAOTDs: 1, daysOnTop: 0 })
})

test('the longest streak is the earliest of equal ones, across the end of a year', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-01-03', '2026-01-04', '2026-01-10']
  const stats = toAuthorStats(
    days.map((day) => work('anna', day)),
    '2026-02-01',
  )
  expect(stats.get('anna')?.longestStreak).toEqual({
    count: 2,
    start: '2025-12-31',
    end: '2026-01-01',
    restedDays: 0,
  })
})

test('remarkable numbers count all art of the site and belong to the author of that art', () => {
  const art = Array.from({ length: 1400 }, (_, i) =>
    work(i % 2 === 0 ? 'odd' : 'even', addDays('2023-01-01', i)),
  )
  const stats = toAuthorStats(art, '2027-01-01')
  expect(stats.get('odd')?.importantNumbers).toEqual([
    1, 111, 123, 333, 365, 555, 777, 999, 1111, 1337,
  ])
  expect(stats.get('even')?.importantNumbers).toEqual([
    42, 100, 200, 222, 300, 400, 404, 444, 500, 600, 666, 700, 800, 888, 900, 1000, 1100, 1200,
    1300, 1400,
  ])
})
