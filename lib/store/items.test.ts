import { expect, test } from 'vitest'
import { listShownItems } from '@/lib/store/items'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'
import { createStoreItem, namesOfPicture } from '@/testing/store-items'
import { StoreItemModel } from '@/models/store-item'

withTestDatabase()

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
const pictures = (count: number) => Array.from({ length: count }, namesOfPicture)

async function pagesOf(viewer: Parameters<typeof listShownItems>[0]) {
  const pages: number[][] = []
  let cursor: string | undefined
  do {
    const { items, next } = await listShownItems(viewer, cursor)
    pages.push(items.map(({ fileNames }) => fileNames.length))
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return pages
}

test('a page has at most 24 pictures, and whole items alone', async () => {
  const counts = [10, 10, 5, 9, 10, 1, 4, 1, 1]
  for (const [i, count] of counts.entries()) {
    await createStoreItem({ dateAdded: at(-i), pictures: pictures(count) })
  }
  const pages = [
    [10, 10],
    [5, 9, 10],
    [1, 4, 1, 1],
  ]
  expect(await pagesOf(null)).toEqual(pages)
  expect(await pagesOf((await createAdmin()).viewer)).toEqual(pages)
})

test('with one picture each, 24 items are a page', async () => {
  for (let i = 0; i < 25; i++) await createStoreItem({ dateAdded: at(-i) })
  expect((await pagesOf(null)).map((page) => page.length)).toEqual([24, 1])
})

test('an item without pictures or likes, as an older backup has it, hides no other one', async () => {
  const items = []
  for (let i = 0; i < 30; i++) items.push(await createStoreItem({ dateAdded: at(-i) }))
  const older = { $set: { pictures: [] }, $unset: { likes: 1 } }
  await StoreItemModel.collection.updateOne({ _id: items[2]?._id }, older)
  expect((await pagesOf(null)).map((page) => page.length)).toEqual([24, 6])
})

test('the database finds a page by an index, however many items there are', async () => {
  for (let i = 0; i < 60; i++) await createStoreItem({ dateAdded: at(-i) })
  const explained = await StoreItemModel.find({ selected: true, deletedAt: null })
    .sort({ dateAdded: -1, productNumber: 1, _id: 1 })
    .limit(25)
    .explain('executionStats')
  const { executionStats } = explained as unknown as {
    executionStats: { totalDocsExamined: number }
  }
  expect(executionStats.totalDocsExamined).toBe(25)
})
