import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { stored } from '@/testing/stored'
import { freeSampledDays } from './free-sampled-days'

withTestDatabase()

test('the old index of sample days is dropped, no other one; the migration is idempotent', async () => {
  const artworks = await stored('artworks')
  const before = await artworks.indexes()
  await artworks.createIndex(
    { dateKey: 1 },
    { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
  )
  expect(await artworks.indexes()).toHaveLength(before.length + 1)
  await freeSampledDays()
  await freeSampledDays()
  expect(await artworks.indexes()).toEqual(before)
})

test('a database without art has nothing to drop', async () => {
  const artworks = await stored('artworks')
  await artworks.drop()
  await expect(freeSampledDays()).resolves.toBeUndefined()
  expect(await artworks.indexes().catch(() => [])).toEqual([])
})
