import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { storeContent } from '@/lib/store/content'
import { invalidate } from '@/lib/cache'
import { STORE_TAG } from '@/lib/store/tags'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { createStoreItem, namesOfPicture } from '@/testing/store-items'
import { GET } from './route'

withTestDatabase()

const list = (user: TestUser | null = null, query = '', headers: Record<string, string> = {}) =>
  callRoute(GET, `/api/store${query}`, { headers: { ...user?.headers, ...headers } })
const titlesOf = async (response: Response) =>
  (await response.json()).map(({ title }: { title: string }) => title)
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))

test('without items it is 404 with the text of an empty store, for everybody (G-66)', async () => {
  for (const user of [null, await createUser(), await createAdmin()]) {
    const answer = await list(user)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ message: 'No merchandise yet.' })
  }
})

test('an item has all fields of the specification', async () => {
  const admin = await createAdmin({ username: 'anna' })
  const pictures = [namesOfPicture(), namesOfPicture()]
  const { _id } = await createStoreItem({
    description: 'On cotton.\nNumbered.',
    price: 24.5,
    stock: 2,
    size: '30 × 40 cm',
    merchType: 'print',
    makerName: 'Print House Anna',
    makerAddress: '1 Quay Street',
    warnings: 'Not for children.',
    productNumber: 12,
    inGallery: true,
    pictures,
    dateAdded: at(0),
    addedById: new Types.ObjectId(admin.viewer.id),
  })
  expect(await (await list()).json()).toEqual([
    {
      _id: String(_id),
      title: 'Low Tide Study, print',
      creator: 'the owner',
      description: 'On cotton.\nNumbered.',
      dateAdded: at(0).toISOString(),
      dateMade: '2026-03-01',
      imageId: pictures[0]?.full,
      addedBy: 'anna',
      price: 24.5,
      stock: 2,
      size: '30 × 40 cm',
      merchType: 'print',
      makerName: 'Print House Anna',
      makerAddress: '1 Quay Street',
      warnings: 'Not for children.',
      productNumber: 12,
      selected: true,
      inGallery: true,
      fileNames: pictures.map(({ full }) => full),
      smallFileNames: pictures.map(({ small }) => small),
      likes: [],
      likesCount: 0,
      isSample: false,
    },
  ])
})

test('newest first, then by product number (G-66)', async () => {
  await createStoreItem({ title: 'b2', dateAdded: at(1), productNumber: 2 })
  await createStoreItem({ title: 'a', dateAdded: at(0) })
  await createStoreItem({ title: 'c', dateAdded: at(2) })
  await createStoreItem({ title: 'b1', dateAdded: at(1), productNumber: 1 })
  await createStoreItem({ title: 'b0', dateAdded: at(1) })
  expect(await titlesOf(await list())).toEqual(['c', 'b0', 'b1', 'b2', 'a'])
})

test('unlisted items are for admins alone, deleted ones for nobody (G-66)', async () => {
  const admin = await createAdmin()
  await createStoreItem({ title: 'listed', dateAdded: at(1) })
  await createStoreItem({ title: 'unlisted', dateAdded: at(0), selected: false })
  const { _id } = await createStoreItem({ title: 'deleted' })
  await storeContent.remove(admin.viewer, { _id })
  for (const user of [null, await createUser(), await createUser({ role: 'gallery_manager' })]) {
    expect(await titlesOf(await list(user))).toEqual(['listed'])
  }
  expect(await titlesOf(await list(admin))).toEqual(['listed', 'unlisted'])
})

test('lists give members their own id at most, admins all, and everybody the count (G-119)', async () => {
  const [anna, ben, admin] = [await createUser(), await createUser(), await createAdmin()]
  const likes = [anna, ben].map(({ viewer }) => new Types.ObjectId(viewer.id))
  await createStoreItem({ likes })
  const likesFor = async (user: TestUser | null) => {
    const [item] = await (await list(user)).json()
    expect(item.likesCount).toBe(2)
    return item.likes
  }
  expect(await likesFor(null)).toEqual([])
  expect(await likesFor(await createUser())).toEqual([])
  expect(await likesFor(anna)).toEqual([anna.viewer.id])
  expect(await likesFor(admin)).toEqual(likes.map(String))
})

test('pages follow by the header x-next-cursor without a gap or a repeat (G-19a)', async () => {
  for (let i = 0; i < 7; i++) {
    const productNumber = i % 3 === 0 ? {} : { productNumber: i }
    await createStoreItem({
      title: `item ${i}`,
      dateAdded: at(Math.floor(i / 4)),
      ...productNumber,
    })
  }
  for (const user of [null, await createAdmin()]) {
    const all = await titlesOf(await list(user))
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const answer: Response = await list(user, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...(await titlesOf(answer)))
      cursor = answer.headers.get('x-next-cursor')
    } while (cursor)
    expect(seen).toEqual(all)
    expect(seen).toHaveLength(7)
  }
})

test('invalid limits and cursors are 400', async () => {
  await createStoreItem()
  for (const query of ['?limit=0', '?limit=101', '?limit=x', '?cursor=1', '?cursor=1--x']) {
    expect((await list(null, query)).status, query).toBe(400)
  }
})

test('the list is revalidated, and a cache keeps viewers apart (G-19a)', async () => {
  await createStoreItem()
  const answer = await list()
  const etag = answer.headers.get('etag') ?? ''
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('vary')).toContain('cookie')
  expect((await list(null, '', { 'if-none-match': etag })).status).toBe(304)
  await createStoreItem()
  await invalidate([STORE_TAG])
  expect((await list(null, '', { 'if-none-match': etag })).status).toBe(200)
  const forMember = await list(await createUser())
  expect(forMember.headers.get('cache-control')).toBe('private, no-cache')
})

test('whoever added an item and left is shown as [deleted] (G-62b)', async () => {
  await createStoreItem()
  expect((await (await list()).json())[0].addedBy).toBe('[deleted]')
})
