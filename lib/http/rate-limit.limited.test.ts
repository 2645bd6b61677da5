import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { checkRates } from '@/lib/http/rate-limit'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { withRateLimits } from '@/lib/testing/rate-limits'

withRateLimits()
const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const rule = { name: 'try', key: 'k', max: 3, windowMs: 60_000 }

async function refusal(call: () => Promise<void>): Promise<AppError | null> {
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
