import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { noContent } from '@/lib/http/answers'
import { defineRoute } from '@/lib/http/define-route'
import { checkGeneralRate, checkPictureRate, checkRates } from '@/lib/http/rate-limit'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { callRoute } from '@/lib/testing/request'

vi.hoisted(() => (process.env.RATE_LIMIT = 'on'))
const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const rule = { name: 'try', key: 'k', max: 3, windowMs: 60_000 }

async function refusal(call: () => Promise<void> | void): Promise<AppError | null> {
  try {
    await call()
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

test('of concurrent calls exactly the allowed number passes (G-13)', async () => {
  const calls = await Promise.all(
    Array.from({ length: 20 }, () => refusal(() => checkRates([rule]))),
  )
  expect(calls.filter((call) => call === null)).toHaveLength(3)
  expect(calls.find((call) => call !== null)).toMatchObject({ code: 'rate_limited' })
})

test('a new window starts at zero, and the 429 says when it begins', async () => {
  setClock('2026-11-21T12:00:50Z')
  for (let i = 0; i < 3; i++) await checkRates([rule])
  const refused = await refusal(() => checkRates([rule]))
  expect(refused?.retryAfter).toBeGreaterThan(0)
  expect(refused?.retryAfter).toBeLessThanOrEqual(10)
  setClock('2026-11-21T12:01:00Z')
  expect(await refusal(() => checkRates([rule]))).toBeNull()
})

test('callers do not share a window', async () => {
  for (let i = 0; i < 3; i++) await checkRates([rule])
  expect(await refusal(() => checkRates([{ ...rule, key: 'other' }]))).toBeNull()
})

test('a caller has 300 calls a minute in all (G-13)', async () => {
  for (let i = 0; i < 300; i++) checkGeneralRate('caller')
  expect(await refusal(() => checkGeneralRate('caller'))).toMatchObject({ status: 429 })
  expect(await refusal(() => checkGeneralRate('someone else'))).toBeNull()
})

test('public pictures are counted apart, up to 3,000 a minute (G-111)', async () => {
  setClock('2026-11-21T13:00:00Z')
  for (let i = 0; i < 3000; i++) checkPictureRate('viewer of pictures')
  const refused = await refusal(() => checkPictureRate('viewer of pictures'))
  expect(refused).toMatchObject({ status: 429 })
  expect(await refusal(() => checkGeneralRate('viewer of pictures'))).toBeNull()
})

test('a route of public pictures is outside the general limit (G-111)', async () => {
  setClock('2026-11-21T14:00:00Z')
  const GET = defineRoute({
    access: 'public',
    isPublicPicture: true,
    answer: noContent,
    run: () => undefined,
  })
  const statuses = new Set<number>()
  for (let i = 0; i < 400; i++) statuses.add((await callRoute(GET, '/api/picture')).status)
  expect([...statuses]).toEqual([204])
})
