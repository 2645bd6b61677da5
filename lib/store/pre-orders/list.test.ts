import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'
import { createStoreItem } from '@/testing/store-items'
import { PreOrderModel } from '@/models/pre-order'
import { listOrderPage } from './list'

withTestDatabase()

async function createOrders(count: number, itemIds: readonly unknown[] = [null]): Promise<void> {
  await PreOrderModel.insertMany(
    Array.from({ length: count }, (_, i) => ({
      email: `a${i}@example.org`,
      itemId: itemIds[i % itemIds.length],
      dateAdded: new Date(Date.UTC(2026, 0, 1, 0, 0, i)),
    })),
  )
}

async function listEmails(search: Parameters<typeof listOrderPage>[1]): Promise<string[]> {
  const { viewer } = await createAdmin()
  const { rows } = await listOrderPage(viewer, search)
  return rows.map(({ email }) => email)
}

test('each order is on a page, however many there are', async () => {
  await createOrders(5001)
  expect((await listEmails({ sort: 'old' }))[0]).toBe('a0@example.org')
  expect(await listEmails({ page: 101 })).toEqual(['a0@example.org'])
})

test('by item the pages go on where the one before ends', async () => {
  const [mug, bag] = [
    await createStoreItem({ title: 'Mug' }),
    await createStoreItem({ title: 'Bag' }),
  ]
  await createOrders(120, [mug._id, bag._id, null])
  const pages = [1, 2, 3].map((page) => listEmails({ sort: 'item', page }))
  const [first = [], second = [], third = []] = await Promise.all(pages)
  expect([first.length, second.length, third.length]).toEqual([50, 50, 20])
  const newestFirst = (rest: number) =>
    Array.from({ length: 40 }, (_, i) => `a${(39 - i) * 3 + rest}@example.org`)
  // Any item, Bag, Mug.
  expect([...first, ...second, ...third]).toEqual([2, 1, 0].flatMap(newestFirst))
})
