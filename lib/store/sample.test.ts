import { expect, test } from 'vitest'
import { listShownItems } from '@/lib/store/items'
import { mediaCollections } from '@/lib/media/store'
import { sampleStore } from '@/lib/store/sample'
import { withTestDatabase } from '@/testing/db'
import { createStoreItem } from '@/testing/store-items'
import { StoreItemModel } from '@/models/store-item'

withTestDatabase()

const task = (signal = new AbortController().signal) => ({
  signal,
  plannedAt: new Date('2026-03-10T12:00:00Z'),
  onProgress: () => {},
})
const countFiles = async () => (await mediaCollections()).files.countDocuments()

test('the samples are four items with two to four pictures, one of them sold out', async () => {
  await sampleStore.create(task())
  const { items, next } = await listShownItems(null)
  expect(items.map(({ fileNames }) => fileNames.length)).toEqual([3, 2, 4, 2])
  expect(items.filter(({ stock }) => stock === 0)).toHaveLength(1)
  expect(items.every(({ isSample }) => isSample)).toBe(true)
  expect(next).toBeNull()
})

test('creating them again adds what is missing alone, removing them leaves other items', async () => {
  await sampleStore.create(task())
  await StoreItemModel.deleteOne({ title: /mug/ })
  await sampleStore.create(task())
  expect(await StoreItemModel.countDocuments()).toBe(4)
  await createStoreItem({ title: 'Mine' })
  await sampleStore.remove()
  expect((await listShownItems(null)).items.map(({ title }) => title)).toEqual(['Mine'])
  const left = await countFiles()
  // The pictures of the deleted mug, whose entry is gone, wait for the collection.
  expect(left).toBe(4)
})

test('an abort leaves no item and no picture of it', async () => {
  const abort = new AbortController()
  abort.abort(new Error('The site ends.'))
  await expect(sampleStore.create(task(abort.signal))).rejects.toThrow('The site ends.')
  expect(await StoreItemModel.countDocuments()).toBe(0)
  expect(await countFiles()).toBe(0)
})
