import { beforeAll } from 'vitest'
import { env } from '@/lib/env'

/**
 * Tests of limits call it: such a file runs in the project `site-limited` (vitest.config.ts),
 * whose one process has limits on and CAPTCHAs off.
 */
export function withRateLimits(): void {
  beforeAll(() => {
    if (env().RATE_LIMIT === 'off') throw new Error('The limits are off in this process.')
  })
}
