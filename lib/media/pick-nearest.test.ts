import { expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { pickNearest } from '@/lib/media/pick-nearest'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()

const DAY = { dateKey: '2026-11-22', startsAt: '2026-11-22T04:50:00.000Z', colours: null }
const TAG = 'shelf'

test('a list is compared once for a day and each of its states', async () => {
  let reads = 0
  let list = ['one', 'two']
  const pick = (dateKey = DAY.dateKey) =>
    pickNearest(
      {
        name: 'book',
        tags: [TAG],
        readList: async () => {
          reads++
          return list
        },
        pictureOf: () => undefined,
        addedAt: () => '2026-01-01T00:00:00.000Z',
      },
      { ...DAY, dateKey },
    )
  const first = await pick()
  expect(await pick()).toBe(first)
  expect(reads).toBe(1)
  expect(await pick('2026-11-23')).not.toBe(first)
  expect(reads).toBe(2)
  list = ['three']
  await invalidate([TAG])
  expect(await pick()).toBe('three')
  expect(reads).toBe(3)
})
