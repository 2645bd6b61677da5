import { withBadges } from '@/testing/badges'
import { checkHistories } from '@/testing/check-histories'
import { HISTORY_NOW } from '@/testing/badge-histories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { test } from 'vitest'

withTestClock(HISTORY_NOW)
withTestDatabase()
withBadges()

test(
  '2,000 histories agree with a plain reference (G-96, G-131, G-133)',
  () => checkHistories(2000),
  3_600_000,
)
