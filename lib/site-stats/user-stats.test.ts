import { expect, test } from 'vitest'
import { grantRole } from '@/lib/auth/permissions'
import { listStatsPage, listUserStats } from '@/lib/site-stats/user-stats'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'

withTestClock('2026-03-10T12:00:00.000Z')
withTestDatabase()

test('the pages hold the rows of all in their order, though each counts its own alone (G-100)', async () => {
  const owner = await createUser({ role: 'admin', dateSigned: new Date('2026-01-01') })
  const admin = grantRole(owner.viewer, 'admin')
  if (!admin) throw new Error('The owner is no admin.')
  const members = []
  for (let day = 2; day <= 7; day++) {
    members.push(await createUser({ dateSigned: new Date(`2026-01-0${day}`) }))
  }
  for (const [i, dateKey] of [
    [4, '2026-03-01'],
    [4, '2026-03-02'],
    [2, '2026-03-03'],
    [1, '2026-03-04'],
  ] as const) {
    const author = members[i]
    if (author) await createArtwork(author.viewer, { dateKey })
  }
  const pages = []
  for (let page = 1; page <= 3; page++) pages.push(await listStatsPage(admin, { page, size: 3 }))
  const rows = pages.flatMap((one) => one.rows.map(({ id: _, ...row }) => row))
  expect(rows).toEqual(await listUserStats(admin))
  expect(rows.map(({ totalAOTDs, signupRank }) => [totalAOTDs, signupRank])).toEqual([
    [2, 6],
    [1, 3],
    [1, 4],
    [0, 1],
    [0, 2],
    [0, 5],
    [0, 7],
  ])
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3])
  expect(await listStatsPage(admin, { page: 9, size: 3 })).toEqual(pages[2])
})
