import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestDatabase()

const ask = (user?: TestUser, query = '', headers: Record<string, string> = {}) =>
  callRoute(GET, `/api/gallery${query}`, { headers: { ...user?.headers, ...headers } })

async function titles(user?: TestUser, query = ''): Promise<string[]> {
  const list: { title: string }[] = await (await ask(user, query)).json()
  return list.map(({ title }) => title)
}

test('an empty gallery is an empty list (G-64)', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual([])
})

test('hidden and deleted pieces are left out; members see what is hidden (G-64)', async () => {
  await createPiece({ title: 'Shown' })
  await createPiece({ title: 'Hidden', toShow: false })
  await createPiece({ title: 'Deleted', deletedAt: new Date('2026-01-01') })
  expect(await titles()).toEqual(['Shown'])
  expect(await titles(await createUser())).toEqual(['Shown', 'Hidden'])
})

test('a list goes by its order, then newest first (G-137)', async () => {
  await createPiece({ title: 'third', order: 1 })
  await createPiece({ title: 'second', order: 1 })
  await createPiece({ title: 'last', order: 1.5 })
  await createPiece({ title: 'first', order: -7 })
  expect(await titles()).toEqual(['first', 'second', 'third', 'last'])
})

test('a piece has the fields of the specification, and toShow for members alone (G-117)', async () => {
  const piece = await createPiece({ widthCm: 60.5, heightCm: 40, description: 'Oil' })
  const item = {
    _id: String(piece._id),
    title: 'Quay',
    creator: 'anna',
    description: 'Oil',
    altText: '',
    dateMade: '2026-01-02',
    width: 60,
    height: 40,
    widthCm: 60.5,
    heightCm: 40,
    imageFilename: piece.files.full,
    smallFilename: piece.files.small,
    order: piece.order,
  }
  expect(await (await ask()).json()).toEqual([item])
  expect(await (await ask(await createUser())).json()).toEqual([{ ...item, toShow: true }])
})

test('parts of the list are asked for by limit and cursor (G-19a)', async () => {
  for (const title of ['a', 'b', 'c', 'd', 'e']) await createPiece({ title, order: 2 })
  const first = await ask(undefined, '?limit=2')
  const cursor = first.headers.get('x-next-cursor')
  expect(((await first.json()) as { title: string }[]).map(({ title }) => title)).toEqual([
    'e',
    'd',
  ])
  expect(await titles(undefined, `?limit=2&cursor=${cursor}`)).toEqual(['c', 'b'])
  const rest = await ask(undefined, `?cursor=${cursor}`)
  expect(rest.headers.get('x-next-cursor')).toBeNull()
  expect(await rest.json()).toHaveLength(3)
  for (const query of ['?limit=0', '?limit=101', '?limit=x', '?cursor=1', '?cursor=a_b']) {
    expect((await ask(undefined, query)).status, query).toBe(400)
  }
})

test('an unchanged list is 304, and only its owner may keep that of a member (G-19a)', async () => {
  await createPiece()
  const member = await createUser()
  const first = await ask()
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect((await ask(undefined, '', { 'if-none-match': etag })).status).toBe(304)
  const forMember = await ask(member, '', { 'if-none-match': etag })
  expect([forMember.status, forMember.headers.get('cache-control')]).toEqual([
    200,
    'private, no-cache',
  ])
})
