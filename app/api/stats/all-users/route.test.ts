import { expect, test } from 'vitest'
import { GET } from '@/app/api/stats/all-users/route'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'

withTestDatabase()

const call = (headers: Record<string, string>) =>
  callRoute(GET, '/api/stats/all-users', { headers })

test('admins get every account, newest first, never a hash or a birthday (G-102, G-102a)', async () => {
  const admin = await createUser({ role: 'admin', dateSigned: new Date('2026-01-01') })
  await createUser({ dateSigned: new Date('2026-01-02') })
  await createUser({
    username: 'ben',
    userEmoji: '🐚',
    role: 'user,chef',
    permissions: -1,
    dateSigned: new Date('2026-01-03T04:05:06Z'),
    lastSigned: new Date('2026-01-04T04:05:06Z'),
    timesSigned: 3,
    chatTokensUsed: 12,
    birthday: new Date('1990-05-05'),
    emailVerified: false,
  })
  const response = await call(admin.headers)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  expect(text).not.toMatch(/passwordHash|birthday|1990/i)
  const users = JSON.parse(text) as { dateSigned: string }[]
  expect(users.map(({ dateSigned }) => dateSigned.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-02',
    '2026-01-01',
  ])
  expect(users[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    username: 'ben',
    userEmoji: '🐚',
    email: 'ben@example.org',
    emailVerified: false,
    role: 'user,chef',
    dateSigned: '2026-01-03T04:05:06.000Z',
    lastSigned: '2026-01-04T04:05:06.000Z',
    timesSigned: 3,
    chatTokensUsed: 12,
    permissions: -1,
    isSample: false,
    isAwaitingApproval: false,
    deleteAfter: null,
  })
})

test('everyone else is refused with a reason', async () => {
  const { headers } = await createUser({ role: 'user,chef,gallery_manager' })
  const forbidden = await call(headers)
  expect(forbidden.status).toBe(403)
  expect(await forbidden.json()).toMatchObject({ error: 'Admin access required.' })
  expect((await call({})).status).toBe(401)
})
