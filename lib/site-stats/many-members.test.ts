import { expect, test } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { findUsers } from '@/lib/account/admin/find-users'
import { findPerson } from '@/lib/account/people'
import { getHomeBoard } from '@/lib/aotd/author/leaderboard'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate, resetCache } from '@/lib/cache'
import { readFirstDays } from '@/lib/site/first-days'
import { readOverview } from '@/lib/site/overview'
import { getAdminTotals } from '@/lib/site-stats/totals'
import { listStatsPage } from '@/lib/site-stats/user-stats'
import { UserModel } from '@/models/user'
import { withBadges } from '@/testing/badges'
import { withTestClock } from '@/testing/clock'
import { countDocumentsRead } from '@/testing/count-documents-read'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
withBadges()

const MANY = 400

test('what the owner sees and what follows a change of an account read as much of many members', async () => {
  const { viewer: admin } = await createAdmin({ dateSigned: new Date('2026-01-01') })
  const { viewer: author } = await createUser({ username: 'anna' })
  await createArtwork(author, { dateKey: '2026-03-01' })
  // A full page of the accounts, and all ranks that badges ask for.
  await addMembers(0, 100)
  await accountChanged(author.id)

  const seen = async () => {
    await readFirstDays(admin)
    await readOverview(admin)
    await getAdminTotals(admin)
    await findUsers(admin, {})
    await listStatsPage(admin, { page: 1, size: 10 })
    await getHomeBoard({ year: 'all' })
    await findPerson(admin, 'anna')
  }
  const changed = async () => {
    await accountChanged(author.id)
    await getHomeBoard({ year: 'all' })
  }
  const measure = async () => {
    resetCache()
    await seen()
    resetCache()
    return { seen: await countDocumentsRead(seen), changed: await countDocumentsRead(changed) }
  }
  // The first one gives the badges that are due.
  await measure()
  const few = await measure()
  await addMembers(100, MANY)
  expect(await measure()).toEqual(few)
})

test('a page of the statistics reads as much of many authors once it was read', async () => {
  const { viewer: admin } = await createAdmin({ dateSigned: new Date('2026-01-01') })
  const paint = async (username: string, dateKey: string) => {
    const { viewer } = await createUser({ username })
    await createArtwork(viewer, { dateKey })
    await accountChanged(viewer.id)
    await invalidate([ART_TAG])
  }
  const page = () => listStatsPage(admin, { page: 1, size: 1 })
  const measure = async () => {
    await page()
    return countDocumentsRead(page)
  }
  await paint('anna', '2026-03-01')
  const few = await measure()
  for (const day of [2, 3, 4]) await paint(`anna${day}`, `2026-03-0${day}`)
  expect(await measure()).toBe(few)
  await UserModel.updateOne({ username: 'anna' }, { username: 'berta' })
  await accountChanged(admin.id)
  expect((await page()).rows).toMatchObject([{ username: 'berta' }])
})

async function addMembers(from: number, to: number): Promise<void> {
  const members = Array.from({ length: to - from }, (_, i) => ({
    username: `member${from + i}`,
    usernameKey: `member${from + i}`,
    email: `${from + i}@example.org`,
    passwordHash: 'none',
    chatTokensUsed: 1,
    dateSigned: new Date('2026-02-01'),
    lastSigned: new Date('2026-02-01'),
  }))
  await UserModel.insertMany(members)
}
