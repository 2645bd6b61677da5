import { expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { POST } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const send = (address: string, email = 'maria@example.org') =>
  callRoute(POST, '/api/contact', {
    method: 'POST',
    headers: { 'x-client-ip': address },
    body: { email, message: 'Hello' },
  })

test('five messages an hour are taken from one address, refused ones not counted (G-144)', async () => {
  for (let i = 0; i < 5; i++) {
    expect((await send('192.0.2.1', 'wrong')).status).toBe(400)
    expect((await send('192.0.2.1')).status).toBe(201)
  }
  const refused = await send('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    error: 'At most five messages an hour are taken from one network.',
  })
  expect((await send('192.0.2.2')).status).toBe(201)
})

test('thirty messages a day are taken over all (G-144)', async () => {
  for (let i = 0; i < 30; i++) expect((await send(`192.0.2.${i}`)).status).toBe(201)
  const refused = await send('192.0.2.99')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    error: 'This site takes no more messages today.',
  })
})
