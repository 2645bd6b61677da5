import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { errorResponse } from '@/lib/http/error-response'
import { checkRates, uploadRates } from '@/lib/http/rate-limit'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { withRateLimits } from '@/testing/rate-limits'

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

test('who fills the site uploads 600 pictures an hour, others 60 (G-152)', async () => {
  const maxFor = async (role: string) => uploadRates((await createUser({ role })).viewer)[0]?.max
  for (const role of ['admin', 'user,chef', 'user,gallery_manager']) {
    expect(await maxFor(role), role).toBe(600)
  }
  expect(await maxFor('user')).toBe(60)
})

test('a 429 names the wait in words in each family, also beside a fixed text (G-152)', async () => {
  setClock('2026-11-21T12:36:00Z')
  const hourly = { ...rule, max: 1, windowMs: 3_600_000 }
  await checkRates([hourly])
  const plain = await refusal(() => checkRates([hourly]))
  const text = 'Too many requests. Please try again in 24 minutes.'
  expect(await errorResponse(plain, 'text', '1').text()).toBe(text)
  for (const family of ['error', 'message'] as const) {
    expect(await errorResponse(plain, family, '1').json()).toMatchObject({
      error: text,
      message: text,
      wait: 'Please try again in 24 minutes.',
    })
  }
  const fixed = new AppError('rate_limited', { message: 'Daily limit reached.', retryAfter: 7200 })
  expect(await errorResponse(fixed, 'error', '1').json()).toEqual({
    error: 'Daily limit reached.',
    message: 'Daily limit reached.',
    wait: 'Please try again in 2 hours.',
  })
})
