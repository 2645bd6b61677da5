import { test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { checkHistories, checkManyMembers, HISTORY_NOW } from '@/testing/user-histories'

withTestClock(HISTORY_NOW)
withTestDatabase()

test('10,000 members and years of art have them too', checkManyMembers)

test(
  '2,000 random histories have the figures of a slow and plain count (G-100)',
  () => checkHistories(2000),
  3_600_000,
)
