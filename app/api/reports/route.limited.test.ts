import { expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createPiece, ownerId } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { POST } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

test('five reports an hour are taken from one address (G-148)', async () => {
  const piece = await createPiece({ createdById: ownerId(await createUser()) })
  const report = (address: string) =>
    callRoute(POST, '/api/reports', {
      method: 'POST',
      headers: { 'x-client-ip': address },
      body: { path: `/art/${piece._id}`, reason: 'It is not hers.' },
    })
  for (let i = 0; i < 5; i++) expect((await report('192.0.2.1')).status).toBe(201)
  const refused = await report('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await report('192.0.2.2')).status).toBe(201)
})
