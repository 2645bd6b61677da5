import { beforeEach, expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { setSearchSources } from '@/lib/search/current-index'
import { searchSources } from '@/lib/site/search-sources'
import { STORE_TAG } from '@/lib/store/tags'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { createStoreItem } from '@/testing/store-items'
import { GET } from './route'

withTestDatabase()
beforeEach(() => setSearchSources(searchSources()))

const search = (query: string, user: TestUser | null = null) =>
  callRoute(GET, `/api/search?${query}`, { headers: user?.headers ?? {} })

test('an item of the store is found with its words marked, and its filters are told', async () => {
  await createStoreItem({ title: 'Octopus, mug', description: 'Stoneware.', price: 16, stock: 0 })
  await invalidate([STORE_TAG])
  const answer = await search('q=octopus+under+20+euros')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    total: 1,
    filters: [{ label: 'under €20', q: 'octopus' }],
    kinds: [{ name: 'item', count: 1 }],
    results: [
      {
        kind: 'item',
        title: 'Octopus, mug',
        href: '/marketplace',
        titleParts: [
          { text: 'Octopus', isMarked: true },
          { text: ', mug', isMarked: false },
        ],
        facts: ['costs €16.00', 'is sold out; it can be pre-ordered', 'was made by the owner'],
      },
    ],
  })
})

test('hidden pieces, items that are not listed and the pictures of days keep to their viewers', async () => {
  const member = await createUser()
  await createPiece({ title: 'Secret Quay', toShow: false })
  await createStoreItem({ title: 'Secret Mug', selected: false })
  const altText = 'A harbour with a giraffe.'
  await createArtwork(member.viewer, { dateKey: '2026-01-01', title: 'Secret Harbour', altText })
  await invalidate([GALLERY_TAG, STORE_TAG])
  const titles = async (user: TestUser | null, q: string) => {
    const { results } = await (await search(q, user)).json()
    return results.map(({ title }: { title: string }) => title).toSorted()
  }
  expect(await titles(null, 'q=secret')).toEqual(['Secret Harbour'])
  expect(await titles(null, 'q=giraffe')).toEqual([])
  expect(await titles(member, 'q=giraffe')).toEqual(['Secret Harbour'])
  expect(await titles(member, 'q=secret')).toEqual(['Secret Harbour', 'Secret Quay'])
  expect(await titles(null, 'q=art+of+1+January+2026')).toEqual(['Secret Harbour'])
})

test('parts of words are found and their words marked, behind whole words', async () => {
  await createStoreItem({ title: 'Röstzwiebeln', description: 'In a jar.' })
  await createStoreItem({ title: 'Print', description: 'A still life. Zwiebeln on a table.' })
  await createStoreItem({ title: '味噌汁と豆腐', description: 'A postcard.' })
  await invalidate([STORE_TAG])
  const found = async (q: string) =>
    (await (await search(`q=${encodeURIComponent(q)}`)).json()).results
  const onions = await found('zwiebeln')
  expect(onions.map(({ title }: { title: string }) => title)).toEqual(['Print', 'Röstzwiebeln'])
  expect(onions[1].titleParts).toEqual([{ text: 'Röstzwiebeln', isMarked: true }])
  expect((await found('豆腐'))[0].titleParts).toEqual([{ text: '味噌汁と豆腐', isMarked: true }])
})

test('nothing is found without words; what is too long is refused', async () => {
  expect(await (await search('')).json()).toMatchObject({ total: 0, results: [] })
  expect((await search(`q=${'a'.repeat(201)}`)).status).toBe(400)
})
