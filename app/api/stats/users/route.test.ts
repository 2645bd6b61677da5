import { expect, test } from 'vitest'
import { GET } from '@/app/api/stats/users/route'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { checkHistories, HISTORY_NOW } from '@/testing/user-histories'

withTestClock(HISTORY_NOW)
withTestDatabase()

const call = (headers: Record<string, string>) => callRoute(GET, '/api/stats/users', { headers })

test('each member has a row, most art first, made-up ones have none (G-100)', async () => {
  const admin = await createUser({
    username: 'ann4',
    role: 'admin',
    dateSigned: new Date('2026-01-01'),
  })
  const ben = await createUser({ username: 'ben', dateSigned: new Date('2026-01-02') })
  await createUser({ username: 'm4de', isSample: true, dateSigned: new Date('2025-01-02') })
  await createArtwork(ben.viewer, { dateKey: '2026-03-08', authorQuote: 'Mine.' })
  await createArtwork(ben.viewer, { dateKey: '2026-03-09', authorQuote: 'Helped.', quoteHelp: 1 })
  const response = await call(admin.headers)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual([
    {
      username: 'ben',
      oGquoteCount: 1,
      longestStreak: { count: 2, start: '2026-03-08', end: '2026-03-09', restedDays: 0 },
      importantNumbers: [1],
      totalAOTDs: 2,
      confirmedRecipeMakes: 0,
      signupRank: 2,
      daysOnTop: 2,
    },
    {
      username: 'ann4',
      oGquoteCount: 0,
      longestStreak: { count: 0, start: null, end: null, restedDays: 0 },
      importantNumbers: [],
      totalAOTDs: 0,
      confirmedRecipeMakes: 0,
      signupRank: 1,
      daysOnTop: 0,
    },
  ])
})

test('random histories have the figures of a slow and plain count (G-100)', async () => {
  await checkHistories(50)
})

test('others are refused (403)', async () => {
  const { headers } = await createUser()
  expect((await call(headers)).status).toBe(403)
})
