import { beforeEach, expect, test } from 'vitest'
import { POST as JOIN } from '@/app/api/orders/get-in-list/route'
import { GET as LIKE } from '@/app/api/store/like/[id]/route'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { createUser } from '@/lib/testing/factories'
import { withRateLimits } from '@/lib/testing/rate-limits'
import { callRoute } from '@/lib/testing/request'
import { createStoreItem } from '@/lib/testing/store-items'
import { PreOrderModel } from '@/models/pre-order'

withRateLimits()
const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

test('a member has 30 likes a minute (G-13)', async () => {
  const id = String((await createStoreItem())._id)
  const { headers } = await createUser()
  const like = () => callRoute(LIKE, `/api/store/like/${id}`, { headers, params: { id } })
  for (let i = 0; i < 30; i++) expect((await like()).status).toBe(200)
  const refused = await like()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  setClock('2026-03-10T12:01:00Z')
  expect((await like()).status).toBe(200)
})

test('an address has 5 pre-orders an hour (G-13)', async () => {
  const join = (i: number) =>
    callRoute(JOIN, '/api/orders/get-in-list', {
      method: 'POST',
      body: { email: `a${i}@example.org` },
    })
  for (let i = 0; i < 5; i++) expect((await join(i)).status).toBe(200)
  expect((await join(5)).status).toBe(429)
  expect(await PreOrderModel.countDocuments()).toBe(5)
})
