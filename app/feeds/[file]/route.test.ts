import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { beforeEach, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { GET } from './route'

const NOON = '2026-03-10T12:00:00Z'
const setClock = withTestClock(NOON)
withTestDatabase()
beforeEach(() => setClock(NOON))

const SITE = 'http://localhost:3000'
/** A feed in XML has no place for the last character but one. */
const TRICKY = 'Salt & <b>"Pepper"</b> ]]>\u0007!'
const PALETTE = [
  { hex: '#2d8a78', share: 0.6 },
  { hex: '#c2591d', share: 0.4 },
]

const read = (file: string, headers = {}) =>
  callRoute(GET, `/feeds/${file}`, { params: { file }, headers })

async function atom(name: string) {
  const contents = await (await read(`${name}.atom`)).text()
  const { errors } = await validateXML({
    xml: { fileName: 'a.xml', contents },
    normalization: 'c14n',
  })
  expect(errors).toEqual([])
  return parseAtomFeed(contents)
}
const json = async (name: string) => parseJsonFeed(await (await read(`${name}.json`)).text())

/** One thing of each kind that has a feed, each on a day of its own, and what is in none. */
async function fill() {
  const { viewer } = await createUser({ username: 'b3tty' })
  const on = (day: number) => new Date(`2026-03-0${day}T08:00:00Z`)
  setClock('2026-03-04T08:00:00Z')
  await createArtwork(viewer, {
    dateKey: '2026-03-04',
    title: 'Low Tide',
    palette: PALETTE,
    authorQuote: 'It was loud.',
  })
  setClock(NOON)
  const recipe = await createRecipeDocument({
    title: TRICKY,
    slug: 'salt',
    dateAdded: on(3),
    description: 'Grind & serve.',
  })
  await createRecipeDocument({ title: 'Gone', dateAdded: on(8), deletedAt: on(9) })
  const coffee = await createCoffeeEntry({ createdAt: on(2), overallRating: 8.74 })
  const piece = await createPiece({ title: 'Quay', isSample: true })
  await createPiece({ title: 'Hidden Piece', toShow: false })
  await invalidate([ART_TAG, COOKBOOK_TAG, COFFEE_TAG])
  return { recipe, coffee, piece }
}

test('each feature with a feed has it in both formats, and the two say the same', async () => {
  const { recipe, coffee, piece } = await fill()
  const expected = {
    art: { title: 'Low Tide', page: '/art-of-the-day/2026-03-04', share: 'day/2026-03-04' },
    recipes: {
      title: TRICKY.replace('\u0007', ''),
      page: '/cookbook/salt',
      share: `recipe/${recipe._id}`,
    },
    coffee: {
      title: 'Espresso at Corner Kiosk 12',
      page: `/coffee-card-generator/${coffee._id}`,
      share: `cup/${coffee._id}`,
    },
    gallery: { title: 'Quay', page: `/art/${piece._id}`, share: `piece/${piece._id}` },
  }
  for (const [name, { title, page, share }] of Object.entries(expected)) {
    const fromAtom = await atom(name)
    expect(fromAtom.links).toContainEqual({
      rel: 'self',
      type: 'application/atom+xml',
      href: `${SITE}/feeds/${name}.atom`,
    })
    expect(fromAtom.entries).toHaveLength(1)
    const [entry] = fromAtom.entries ?? []
    expect(entry?.title).toEqual({ value: title })
    expect(entry?.links?.[0]?.href).toBe(SITE + page)

    const fromJson = await json(name)
    expect(fromJson).toMatchObject({ feed_url: `${SITE}/feeds/${name}.json`, language: 'en' })
    expect(fromJson.items).toHaveLength(1)
    const [item] = fromJson.items ?? []
    expect(item).toMatchObject({ url: SITE + page, image: `${SITE}/api/share/${share}` })
    expect(item?.id).toBe(entry?.id)
    expect(item?.content_html).toContain(`<img src="${SITE}/api/share/${share}"`)
    expect(item?.content_html).not.toContain('<b>')
  }
  expect((await json('gallery')).items?.[0]?.tags).toEqual(['sample content'])
})

test('what is for members appears as its colours and title alone (G-64, G-136)', async () => {
  await fill()
  for (const file of ['art.atom', 'all.atom', 'art.json', 'all.json']) {
    const text = await (await read(file)).text()
    expect(text).toContain('Low Tide')
    expect(text).toContain('#2d8a78 (60 %), #c2591d (40 %)')
    expect(text).toContain('The picture is for members.')
    expect(text).not.toMatch(/It was loud|c\.webp|image-small|b3tty|Hidden Piece|Gone/)
  }
})

test('the feed of everything has the newest first', async () => {
  await fill()
  const { items = [] } = await json('all')
  const days = items.map(({ date_published }) => String(date_published))
  expect(items).toHaveLength(4)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('a feed that has not changed is 304, and another one after a change', async () => {
  await fill()
  const first = await read('recipes.atom')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect((await read('recipes.atom', { 'if-none-match': etag })).status).toBe(304)
  await createRecipeDocument({ title: 'Bread' })
  await invalidate([COOKBOOK_TAG])
  expect((await read('recipes.atom', { 'if-none-match': etag })).status).toBe(200)
  expect((await read('coffee.atom')).headers.get('etag')).toBe(
    (await read('coffee.atom')).headers.get('etag'),
  )
})

test('an empty feed is valid, and an unknown one is 404', async () => {
  expect(await atom('art')).toMatchObject({ updated: '1970-01-01T00:00:00.000Z' })
  for (const file of ['store.atom', 'art.rss', 'art', 'all.atom.json', '..']) {
    expect((await read(file)).status, file).toBe(404)
  }
})
