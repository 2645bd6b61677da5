import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/format'
import { listEvidence } from '@/lib/site-stats/evidence'
import type { Counter } from '@/lib/site-stats/schema'
import { findUserStats } from '@/lib/site-stats/user-stats'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

test('what is shown as evidence of a figure adds up to it, and leads to its page (G-100)', async () => {
  const admin = await createAdmin({ username: 'ann4' })
  const ben = await createUser({ username: 'ben' })
  // Two streaks of ben, of 40 and 21 days, and one day of another author between them.
  for (let i = 0; i < 62; i++) {
    const author = i === 40 ? admin : ben
    await createArtwork(author.viewer, {
      dateKey: addDays('2026-01-01', i),
      authorQuote: i % 2 === 0 ? 'Low tide.' : null,
      title: `Tide ${i}`,
    })
  }
  const recipeId = new Types.ObjectId()
  await (await stored('recipes')).insertOne({ _id: recipeId, title: 'Soup', slug: 'soup' })
  await (
    await stored('makes')
  ).insertOne({
    userId: new Types.ObjectId(ben.viewer.id),
    recipeId,
    isSample: false,
    deletedAt: null,
    date: new Date('2026-03-01'),
    confirmedAt: new Date('2026-03-02'),
  })
  const userId = ben.viewer.id
  const stats = await findUserStats(admin.viewer, userId)
  const evidence = (counter: Counter, page = 1) =>
    listEvidence(admin.viewer, { userId, counter, page })
  const cellsOf = async (counter: Counter) => (await evidence(counter)).rows.map((row) => row.cells)

  expect(stats).toMatchObject({ totalAOTDs: 61, oGquoteCount: 30, confirmedRecipeMakes: 1 })
  const first = await evidence('totalAOTDs')
  const second = await evidence('totalAOTDs', 2)
  expect([first.rows.length, second.rows.length, second.pages]).toEqual([50, 11, 2])
  expect(first.rows[0]).toEqual({
    href: '/art-of-the-day/2026-03-03',
    cells: ['2026-03-03', '62', 'Tide 61'],
  })
  expect(await cellsOf('oGquoteCount')).toHaveLength(stats?.oGquoteCount ?? NaN)
  expect(await cellsOf('longestStreak')).toEqual([
    ['2026-01-01', '2026-02-09', '40'],
    ['2026-02-11', '2026-03-03', '21'],
  ])
  const leads = await cellsOf('daysOnTop')
  expect(leads.reduce((sum, [, , days]) => sum + Number(days), 0)).toBe(stats?.daysOnTop)
  expect((await cellsOf('importantNumbers')).map(([, ordinal]) => Number(ordinal))).toEqual(
    stats?.importantNumbers.toReversed(),
  )
  expect((await evidence('confirmedRecipeMakes')).rows).toEqual([
    { href: '/cookbook/soup', cells: ['2026-03-01', 'Soup'] },
  ])
})

test('an account without anything has empty evidence and figures of zero', async () => {
  const { viewer } = await createAdmin({ username: 'ann4' })
  for (const counter of ['totalAOTDs', 'daysOnTop', 'confirmedRecipeMakes'] as const) {
    const list = await listEvidence(viewer, { userId: viewer.id, counter, page: 3 })
    expect(list).toMatchObject({ rows: [], page: 1, pages: 1 })
  }
})
