import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { putPicture, type StoredPicture } from '@/lib/media/pictures'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { createStoreItem, paintedPng } from '@/testing/store-items'
import { RecipeModel } from '@/models/recipe'
import { GET } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const PALETTE = [
  { hex: '#2d8a78', share: 0.6 },
  { hex: '#c2591d', share: 0.4 },
]

const read = (kind: string, id: unknown, headers = {}) =>
  callRoute(GET, `/api/share/${kind}/${id}`, { params: { kind, id: String(id) }, headers })

const painted = async (colour: string): Promise<StoredPicture> =>
  putPicture(await paintedPng(colour, 400), { owner: 'test', access: 'public' })

/** The colour of one pixel, as hexadecimal digits. */
async function colourAt(answer: Response, left: number, top: number): Promise<string> {
  const bytes = Buffer.from(await answer.clone().arrayBuffer())
  const one = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha()
  return (await one.raw().toBuffer()).toString('hex')
}

/** JPEG changes colours a little. */
const near = (colour: string) => expect.stringMatching(new RegExp(`^${colour}`))

async function fill() {
  const { viewer } = await createUser()
  const accent = { light: '#107766', dark: '#66beaa' }
  await createArtwork(viewer, { dateKey: '2026-03-10', palette: PALETTE, accent })
  const picture = await painted('#c22020')
  const { full, small } = picture
  const recipe = await createRecipeDocument({ pictures: [{ full, small, hash: 'a' }] })
  const cup = await createCoffeeEntry({ picture })
  const item = await createStoreItem({ pictures: [{ full, small }] })
  const piece = await createPiece({ colour: '#c22020', width: 400, height: 200 })
  await invalidate([ART_TAG, COOKBOOK_TAG])
  return { recipe, cup, item, piece }
}

test('there is one for each kind, of 1200 × 630, with the picture and the day’s colours', async () => {
  const { recipe, cup, item, piece } = await fill()
  for (const [kind, { _id }] of Object.entries({ recipe, cup, item, piece })) {
    const answer = await read(kind, _id)
    expect(answer.status, kind).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const { width, height } = await sharp(await answer.clone().arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(await colourAt(answer, 300, 315), kind).toEqual(near('(b|c)'))
    expect(await colourAt(answer, 8, 100), kind).toEqual(near('2'))
    expect(await colourAt(answer, 1180, 10), kind).toEqual(near('f4f'))
  }
  for (const [kind, id] of [
    ['day', '2026-03-10'],
    ['page', 'about'],
  ]) {
    const answer = await read(kind ?? '', id)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(await colourAt(answer, 300, 100), kind).toBe('2d8a78')
    expect(await colourAt(answer, 300, 600), kind).toBe('c2591d')
  }
})

test('a day has its own colours, and the picture itself is not shown (G-136)', async () => {
  await fill()
  const { viewer } = await createUser()
  const palette = [{ hex: '#1c5da3', share: 1 }]
  await createArtwork(viewer, { dateKey: '2026-03-09', palette })
  await invalidate([ART_TAG])
  expect(await colourAt(await read('day', '2026-03-09'), 300, 315)).toBe('1c5da3')
})

test('the tag stays the same until the content changes', async () => {
  const { recipe } = await fill()
  const etag = (await read('recipe', recipe._id)).headers.get('etag') ?? ''
  const again = () => read('recipe', recipe._id, { 'if-none-match': etag })
  expect((await again()).status).toBe(304)
  await RecipeModel.updateOne({ _id: recipe._id }, { title: 'Other Potatoes' })
  await invalidate([COOKBOOK_TAG])
  expect((await again()).status).toBe(200)
})

test('what visitors do not see has none, and a lost picture leaves the colours', async () => {
  await fill()
  const hidden = await createPiece({ toShow: false })
  const unlisted = await createStoreItem({ selected: false })
  for (const [kind, id] of [
    ['piece', hidden._id],
    ['item', unlisted._id],
    ['day', '2026-03-11'],
    ['cup', 'x'],
    ['recipe', '65a000000000000000000000'],
    ['page', 'constructor'],
    ['page', 'party'],
    ['other', 'x'],
  ]) {
    expect((await read(String(kind), id)).status, `${kind} ${id}`).toBe(404)
  }
  const lost = await createStoreItem()
  expect(await colourAt(await read('item', lost._id), 300, 100)).toBe('2d8a78')
})
