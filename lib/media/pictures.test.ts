import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { bandsOf } from '@/lib/config/picture-bands'
import { copyPicture, putPicture } from './pictures'
import { serveMedia } from './serve'
import { mediaCollections } from './store'

withTestDatabase()

const PUBLIC = { owner: 'gallery', access: 'public' } as const

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d08040' } })
    .jpeg()
    .toBuffer()

const countFiles = async () => (await mediaCollections()).files.countDocuments()

async function get(name: string) {
  const { signal } = new AbortController()
  const reply = await serveMedia(name, { method: 'GET', headers: new Headers(), signal })
  return reply.toResponse(200, {})
}

test('an upload is stored as WebP in full and small for lists', async () => {
  const stored = await putPicture(await jpeg(1800, 1200), PUBLIC)
  expect([stored.width, stored.height]).toEqual([1800, 1200])
  const small = await sharp(await (await get(stored.small)).arrayBuffer()).metadata()
  expect([small.format, small.width, small.height]).toEqual(['webp', 720, 480])
  const full = await sharp(await (await get(stored.full)).arrayBuffer()).metadata()
  expect([full.format, full.width]).toEqual(['webp', 1800])
  for (const name of [stored.full, stored.small])
    expect(name).toMatch(/^[0-9a-f]{32}-[0-9a-f]{15}\.webp$/)
})

test('a small upload is not enlarged, and an unusable one leaves nothing behind', async () => {
  const stored = await putPicture(await jpeg(60, 40), PUBLIC)
  const small = await sharp(await (await get(stored.small)).arrayBuffer()).metadata()
  expect([small.width, small.height]).toEqual([60, 40])
  const before = await countFiles()
  await expect(putPicture(Buffer.from('no picture'), PUBLIC)).rejects.toMatchObject({ status: 415 })
  expect(await countFiles()).toBe(before)
})

test('a copy for others has new names, under which its access holds (G-114)', async () => {
  const { full, small } = await putPicture(await jpeg(60, 40), PUBLIC)
  const copy = await copyPicture({ full, small }, 'members')
  for (const [name, copied] of [
    [full, copy.full],
    [small, copy.small],
  ] as const) {
    expect(copied).not.toBe(name)
    expect((await get(copied)).headers.get('cache-control')).toMatch(/^private,/)
    expect((await get(name)).headers.get('cache-control')).toMatch(/^public,/)
  }
  expect(await countFiles()).toBe(4)
})

test('a lost file keeps its name in a copy, and does not keep the other from being copied', async () => {
  const { full } = await putPicture(await jpeg(60, 40), PUBLIC)
  const lost = `${'0'.repeat(32)}.webp`
  const copy = await copyPicture({ full, small: lost }, 'members')
  expect(copy.small).toBe(lost)
  expect((await get(copy.full)).status).toBe(200)
})

test('the name of a picture holds the colours of its five bands from top to bottom, copies too', async () => {
  const top = await jpeg(50, 30)
  const picture = await sharp({
    create: { width: 50, height: 100, channels: 3, background: '#fff' },
  })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const stored = await putPicture(picture, PUBLIC)
  const bands = bandsOf(`/api/gallery/images/${stored.small}`)
  expect(bands).toHaveLength(5)
  expect(bands[0]).toMatch(/^#d[78]4$/)
  expect(bands[4]).toBe('#fff')
  const copy = await copyPicture(stored, 'members')
  expect(bandsOf(copy.full)).toEqual(bands)
  expect(bandsOf('/icons/a.webp')).toEqual([])
})
