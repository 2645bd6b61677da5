import { expect, test } from 'vitest'
import { GET as IMAGE } from '@/app/api/coffee-rate/coffee-card/[param]/image/route'
import { GET as MAP } from '@/app/api/coffee-rate/coffee-card/[param]/map/route'
import { GET as TOWN } from '@/app/api/geo/reverse/route'
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip'
import { withTestClock } from '@/lib/testing/clock'
import { createCoffeeEntry } from '@/lib/testing/coffees'
import { withTestDatabase } from '@/lib/testing/db'
import { createAdmin } from '@/lib/testing/factories'
import { withRateLimits } from '@/lib/testing/rate-limits'
import { callRoute } from '@/lib/testing/request'

withRateLimits()
const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

test('places are looked up once a second, whoever asks (G-85)', async () => {
  const [one, other] = [await createAdmin(), await createAdmin()]
  const call = ({ headers }: { headers: Record<string, string> }) =>
    callRoute(TOWN, '/api/geo/reverse?lat=37.9&lng=23.7', { headers })
  const answers = await Promise.all([one, other, one, other, one, other, one, other].map(call))
  const refused = answers.filter(({ status }) => status === 429)
  // The clock runs on: a slow run may see a second or third window.
  expect(refused.length).toBeGreaterThanOrEqual(5)
  expect(answers.map(({ status }) => status)).toContain(200)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  setClock('2026-03-10T12:01:00Z')
  expect((await call(other)).status).toBe(200)
})

test('120 cards and maps a minute are drawn for an address', async () => {
  const { _id } = await createCoffeeEntry()
  const call = (handler: typeof MAP, at: number, ip = '203.0.113.9') =>
    callRoute(handler, `/api/coffee-rate/coffee-card/${_id}/x?${at}`, {
      params: { param: String(_id) },
      headers: { [CLIENT_IP_HEADER]: ip },
    })
  for (let at = 0; at < 60; at++) {
    expect((await call(MAP, at)).status).toBe(200)
    expect((await call(IMAGE, at)).status).toBe(200)
  }
  for (const handler of [MAP, IMAGE]) {
    const refused = await call(handler, 120)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await call(MAP, 121, '198.51.100.7')).status).toBe(200)
})
