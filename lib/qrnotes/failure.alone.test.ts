import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/qrnotes/newsheet/route'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { callRoute } from '@/lib/testing/request'

vi.hoisted(() => (process.env.RATE_LIMIT = 'on'))
const failing = vi.hoisted(() => ({ times: 0 }))
vi.mock('@/lib/processes/thread-pool', () => ({
  threadPool: () => ({
    run: async () => {
      if (failing.times-- > 0) throw new Error('The thread ended.')
      return new Uint8Array([37, 80, 68, 70])
    },
  }),
}))

withTestClock('2026-11-22T12:00:00Z')
withTestDatabase()
beforeEach(() => void (failing.times = 0))

const ask = () => callRoute(GET, '/api/qrnotes/newsheet')

test('where the thread fails the call is 503 with a text, and the next sheet comes', async () => {
  failing.times = 1
  const refused = await ask()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    error: 'The sheet could not be made. Please try again.',
  })
  expect((await ask()).status).toBe(200)
})

test('the eleventh sheet within a minute is refused (G-13)', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await ask()).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses[10]).toBe(429)
})
