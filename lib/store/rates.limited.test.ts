import { beforeEach, expect, test } from 'vitest'
import { POST as JOIN } from '@/app/api/orders/get-in-list/route'
import { GET as LIKE } from '@/app/api/store/like/[id]/route'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { createUser } from '@/lib/testing/factories'
import { withRateLimits } from '@/lib/testing/rate-limits'
import { callRoute } from '@/lib/testing/request'
import { createStoreItem } from '@/lib/testing/store-items'
import { MailModel } from '@/models/mail'
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

function join(body: { email: string; itemId?: string }, ip: string) {
  const headers = { 'x-client-ip': ip }
  return callRoute(JOIN, '/api/orders/get-in-list', { method: 'POST', body, headers })
}

test('an address has 5 pre-orders an hour, all of an IPv6 /64 together (G-13, G-111)', async () => {
  const joinFrom = (i: number) => join({ email: `a${i}@example.org` }, `2001:db8:0:1::${i + 1}`)
  for (let i = 0; i < 5; i++) expect((await joinFrom(i)).status).toBe(200)
  expect((await joinFrom(5)).status).toBe(429)
  expect(await PreOrderModel.countDocuments()).toBe(5)
})

test('a recipient gets 5 mails an hour, whoever asks and for whichever items', async () => {
  const joinFor = async (i: number) => {
    const itemId = String((await createStoreItem({ productNumber: i + 1 }))._id)
    return join({ email: 'anna@example.org', itemId }, `192.0.2.${i}`)
  }
  for (let i = 0; i < 5; i++) expect((await joinFor(i)).status).toBe(200)
  expect((await joinFor(5)).status).toBe(429)
  expect(await MailModel.countDocuments({ to: 'anna@example.org' })).toBe(5)
})
