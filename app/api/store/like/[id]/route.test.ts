import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { storeContent } from '@/lib/store/content'
import { withTestDatabase } from '@/lib/testing/db'
import { createAdmin, createUser, type TestUser } from '@/lib/testing/factories'
import { callRoute } from '@/lib/testing/request'
import { createStoreItem } from '@/lib/testing/store-items'
import { StoreItemModel } from '@/models/store-item'
import { GET as LIST } from '../../route'
import { GET, POST } from './route'

withTestDatabase()

type Headers = Record<string, string>

const like = (id: unknown, headers: Headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  callRoute(method === 'POST' ? POST : GET, `/api/store/like/${id}`, {
    method,
    headers,
    params: { id: String(id) },
  })

const likesOf = async (id: Types.ObjectId) =>
  (await StoreItemModel.findById(id).orFail().lean()).likes.map(String)

test('a GET and a POST both toggle the like of the caller (G-67)', async () => {
  const { _id } = await createStoreItem()
  const { viewer, headers } = await createUser()
  const liked = await like(_id, headers)
  expect(liked.status).toBe(200)
  expect(liked.headers.get('cache-control')).toContain('no-store')
  expect(await liked.json()).toEqual({ likes: [viewer.id], likesCount: 1, liked: true })
  const unliked = await like(_id, headers, 'POST')
  expect(await unliked.json()).toEqual({ likes: [], likesCount: 0, liked: false })
  expect(await likesOf(_id)).toEqual([])
})

test('the list shows a new like at once', async () => {
  const { _id } = await createStoreItem()
  const count = async () => (await (await callRoute(LIST, '/api/store')).json())[0].likesCount
  expect(await count()).toBe(0)
  await like(_id, (await createUser()).headers)
  expect(await count()).toBe(1)
})

test('without a token it is 401, and nothing changes (G-67)', async () => {
  const { _id } = await createStoreItem()
  const answer = await like(_id)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: 'Please log in.' })
  expect(await likesOf(_id)).toEqual([])
})

test('by cookie it needs the CSRF header, also as a GET (G-5)', async () => {
  const { _id } = await createStoreItem()
  const { viewer, cookieOnly, browser } = await createUser()
  for (const method of ['GET', 'POST'] as const) {
    const refused = await like(_id, cookieOnly, method)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: 'Invalid CSRF token' })
  }
  expect(await likesOf(_id)).toEqual([])
  expect((await like(_id, browser)).status).toBe(200)
  expect(await likesOf(_id)).toEqual([viewer.id])
})

test('HEAD and prefetch tell the state and change nothing (G-113)', async () => {
  const { _id } = await createStoreItem()
  const { headers } = await createUser()
  expect((await like(_id, headers, 'HEAD')).status).toBe(200)
  const ahead = await like(_id, { ...headers, 'sec-purpose': 'prefetch' })
  expect(await ahead.json()).toEqual({ likes: [], likesCount: 0, liked: false })
  expect(await likesOf(_id)).toEqual([])
})

test('unknown, malformed, unlisted and deleted items are 404 (G-112, G-119)', async () => {
  const admin = await createAdmin()
  const unlisted = await createStoreItem({ selected: false })
  const deleted = await createStoreItem()
  await storeContent.remove(admin.viewer, { _id: deleted._id })
  for (const id of [unlisted._id, deleted._id, '65a000000000000000000000', 'x', '000000000000']) {
    const answer = await like(id, admin.headers)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'There is no such item.' })
  }
  expect(await likesOf(unlisted._id)).toEqual([])
})

test('others are opaque to members, differently for each item, and known to admins (G-119)', async () => {
  const [anna, ben, admin] = [await createUser(), await createUser(), await createAdmin()]
  const [one, two] = [await createStoreItem(), await createStoreItem()]
  const hashes: string[] = []
  for (const { _id } of [one, two]) {
    await like(_id, anna.headers)
    const { likes } = await (await like(_id, ben.headers)).json()
    expect(likes).toHaveLength(2)
    expect(likes[1]).toBe(ben.viewer.id)
    expect(likes[0]).toMatch(/^[0-9a-f]{24}$/)
    hashes.push(likes[0])
  }
  expect(hashes).not.toContain(anna.viewer.id)
  expect(new Set(hashes).size).toBe(2)
  const { likes } = await (await like(one._id, admin.headers)).json()
  expect(likes).toEqual([anna.viewer.id, ben.viewer.id, admin.viewer.id])
})

test('at most 1,000 ids are told, and the whole count (G-119)', async () => {
  const likes = Array.from({ length: 1200 }, () => new Types.ObjectId())
  const { _id } = await createStoreItem({ likes })
  const answer = await (await like(_id, (await createUser()).headers)).json()
  expect(answer).toMatchObject({ likesCount: 1201, liked: true })
  expect(answer.likes).toHaveLength(1000)
})

test('200 parallel toggles by 40 members on 5 items end in the right lists and counts', async () => {
  const items = await Promise.all(Array.from({ length: 5 }, () => createStoreItem()))
  const members: TestUser[] = []
  for (let i = 0; i < 40; i++) members.push(await createUser())
  const calls = items.flatMap(({ _id }) =>
    members.map(
      ({ headers }) =>
        () =>
          like(_id, headers),
    ),
  )
  const answers = await Promise.all(calls.map((call) => call()))
  for (const answer of answers) expect((await answer.json()).liked).toBe(true)
  const everybody = members.map(({ viewer }) => viewer.id).toSorted()
  for (const { _id } of items) expect((await likesOf(_id)).toSorted()).toEqual(everybody)
  const list = await (await callRoute(LIST, '/api/store')).json()
  expect(list.map(({ likesCount }: { likesCount: number }) => likesCount)).toEqual(
    Array(5).fill(40),
  )
})

test('parallel toggles of one member on one item each count', async () => {
  const { _id } = await createStoreItem()
  const { viewer, headers } = await createUser()
  const toggles = (count: number) =>
    Promise.all(Array.from({ length: count }, () => like(_id, headers, 'POST')))
  await toggles(20)
  expect(await likesOf(_id)).toEqual([])
  await toggles(7)
  expect(await likesOf(_id)).toEqual([viewer.id])
})
