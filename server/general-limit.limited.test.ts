import { expect, test } from 'vitest'
import { withTestClock } from '@/lib/testing/clock'
import { withRateLimits } from '@/lib/testing/rate-limits'
import { generalLimit } from './general-limit'

withRateLimits()
const setClock = withTestClock('2026-11-21T12:00:00Z')

test('a caller has 300 calls a minute, counted from the first one (G-13)', () => {
  setClock('2026-11-21T12:00:00Z')
  const count = generalLimit()
  for (let i = 0; i < 300; i++) expect(count('general', 'caller')).toBeUndefined()
  setClock('2026-11-21T12:00:50Z')
  const seconds = count('general', 'caller')
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(40)
  expect(count('general', 'someone else')).toBeUndefined()
  setClock('2026-11-21T12:02:00Z')
  expect(count('general', 'caller')).toBeUndefined()
})

test('public pictures have 3,000 a minute beside the rest (G-111), and so has the health check 300', () => {
  const count = generalLimit()
  for (let i = 0; i < 300; i++) count('general', 'caller')
  for (let i = 0; i < 3000; i++) expect(count('pictures', 'caller')).toBeUndefined()
  expect(count('pictures', 'caller')).toBeGreaterThan(0)
  for (let i = 0; i < 300; i++) expect(count('health', 'caller')).toBeUndefined()
  expect(count('health', 'caller')).toBeGreaterThan(0)
})
