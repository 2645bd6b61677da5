import { expect, test } from 'vitest'
import { GET } from '@/app/api/site-stats/full/route'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'

withTestDatabase()

async function totals(headers: Record<string, string> = {}) {
  const response = await callRoute(GET, '/api/site-stats/full', { headers })
  return { status: response.status, body: await response.json() }
}

test('everybody gets the four totals, admins the rest too; made-up accounts and art do not count (G-101)', async () => {
  const admin = await createUser({ username: 'ann4', role: 'admin', chatTokensUsed: 7 })
  const member = await createUser({ permissions: 1 })
  await createUser({ permissions: 9, chatTokensUsed: 5, isSample: true })
  await createArtwork(member.viewer, { dateKey: '2026-01-01' })
  await createArtwork(member.viewer, { dateKey: '2026-01-02', isSample: true })
  const four = { totalUsers: 2, totalAOTD: 1, totalMessages: 0, totalTokensUsed: 7 }
  expect(await totals()).toEqual({ status: 200, body: four })
  expect(await totals(member.headers)).toEqual({ status: 200, body: four })
  expect(await totals(admin.headers)).toEqual({
    status: 200,
    body: {
      ...four,
      totalFriendsFamilyUsers: 1,
      usersWithTheMostTokens: [{ username: 'ann4', chatTokensUsed: 7 }],
    },
  })
})

test('the ten members with the most tokens are listed', async () => {
  const { headers } = await createUser({ role: 'admin' })
  for (let used = 1; used <= 12; used++) await createUser({ chatTokensUsed: used })
  const { body } = await totals(headers)
  const used = body.usersWithTheMostTokens.map(
    (user: { chatTokensUsed: number }) => user.chatTokensUsed,
  )
  expect(used).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('a token that no longer holds is refused (G-4)', async () => {
  expect((await totals({ 'x-auth-token': 'wrong' })).status).toBe(401)
})
