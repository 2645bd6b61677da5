import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { store } from '@/lib/store/feature'
import { joinList } from '@/lib/store/pre-orders/join'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createStoreItem } from '@/testing/store-items'
import { PreOrderModel } from '@/models/pre-order'
import { StoreItemModel } from '@/models/store-item'

withTestDatabase()

async function listsOf({ viewer }: TestUser) {
  const caller = { viewer } as Parameters<NonNullable<typeof store.personalData>['list']>[0]
  return (await store.personalData?.list(caller))?.lists
}

const forget = ({ viewer }: TestUser) => store.personalData?.forget(viewer)

async function withLikeAndPreOrder(user: TestUser) {
  const { id, email } = user.viewer
  const item = await createStoreItem({ likes: [new Types.ObjectId(id), new Types.ObjectId()] })
  await joinList({ email, itemId: String(item._id) })
  return item
}

test('the take-out has likes, and pre-orders of the verified address (G-39)', async () => {
  const [anna, ben] = [await createUser(), await createUser({ emailVerified: false })]
  for (const user of [anna, ben]) await withLikeAndPreOrder(user)
  expect(await listsOf(anna)).toEqual({
    likes: [{ item: 'Low Tide Study, print' }],
    'pre-orders': [
      {
        item: 'Low Tide Study, print',
        dateAdded: expect.any(String),
        confirmedAt: null,
        toldAt: null,
        state: 'waiting',
        note: '',
      },
    ],
  })
  expect(await listsOf(ben)).toMatchObject({ 'pre-orders': [] })
})

test('a deleted account leaves neither likes nor pre-orders (G-39)', async () => {
  const [anna, ben] = [await createUser(), await createUser()]
  const item = await withLikeAndPreOrder(anna)
  await withLikeAndPreOrder(ben)
  await forget(anna)
  expect((await StoreItemModel.findById(item._id).lean())?.likes).toHaveLength(1)
  expect((await PreOrderModel.find().lean()).map(({ email }) => email)).toEqual([ben.viewer.email])
})

test('an unverified account takes no pre-orders of its address with it', async () => {
  const user = await createUser({ emailVerified: false })
  await withLikeAndPreOrder(user)
  await forget(user)
  expect(await PreOrderModel.countDocuments()).toBe(1)
})
