import { withBadges } from '@/lib/testing/badges'
import { checkHistories } from '@/lib/testing/check-histories'
import { HISTORY_NOW } from '@/lib/testing/badge-histories'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { test } from 'vitest'

withTestClock(HISTORY_NOW)
withTestDatabase()
withBadges()

test(
  'badges, points and the one holder of a unique badge are those of the history (G-96, G-131, G-133)',
  () => checkHistories(20),
  60_000,
)
