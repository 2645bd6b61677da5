import { expect, test } from 'vitest'
import { addDays } from '@/lib/format'
import { expectEqualToFresh } from '@/testing/painter-threads'
import { emojiInput } from '@pochade/painter/testing/painting'

/** The schedule shows all families within 26 days. */
const DAYS = 26
const INPUTS = 30

const REQUESTS = Array.from({ length: DAYS + INPUTS }, (_, n) => ({
  dateKey: addDays('2027-04-01', n),
  emojis: n < DAYS ? [] : emojiInput(n),
  author: `author-${n % 3}`,
  secret: '00ff',
}))

test('a thread paints each of many pictures as a new thread does', async () => {
  // The first ones again, after all others.
  const requests = [...REQUESTS, ...REQUESTS.slice(0, 4), ...REQUESTS.slice(DAYS, DAYS + 4)]
  expect(requests).toHaveLength(64)
  await expectEqualToFresh(requests)
})
