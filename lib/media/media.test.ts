import { expect, test } from 'vitest'
import type { Reply } from '@/lib/http/reply'
import { withTestDatabase } from '@/testing/db'
import { collectMedia } from './collect'
import { serveMedia } from './serve'
import { deleteMedia, findMedia, mediaCollections, putMedia } from './store'

withTestDatabase()

const PUBLIC = { type: 'image/png', owner: 'gallery', access: 'public' } as const
/** Longer than one chunk of GridFS. */
const BYTES = Buffer.from(Array.from({ length: 600_000 }, (_, i) => i % 251))

async function get(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const signal = new AbortController().signal
  const reply: Reply = await serveMedia(name, { method, headers: new Headers(headers), signal })
  return reply.toResponse(200, {})
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test('a file comes back byte for byte under a name of 32 hex digits', async () => {
  const name = await putMedia(BYTES, PUBLIC)
  expect(name).toMatch(/^[0-9a-f]{32}\.png$/)
  const response = await get(name)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await bytesOf(response)).equals(BYTES)).toBe(true)
})

test.each([
  ['bytes=0-0', 0, 1],
  ['bytes=65530-65550', 65_530, 65_551],
  ['bytes=599990-', 599_990, 600_000],
  ['bytes=-5', 599_995, 600_000],
  ['bytes=10-9999999', 10, 600_000],
  ['bytes=-9999999', 0, 600_000],
])('the range %s is served', async (range, start, end) => {
  const name = await putMedia(BYTES, PUBLIC)
  const response = await get(name, { range })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/600000`)
  expect(response.headers.get('content-length')).toBe(String(end - start))
  expect((await bytesOf(response)).equals(BYTES.subarray(start, end))).toBe(true)
})

test.each(['bytes=600000-', 'bytes=-0'])('the range %s is outside the file', async (range) => {
  const response = await get(await putMedia(BYTES, PUBLIC), { range })
  expect(response.status).toBe(416)
  expect(response.headers.get('content-range')).toBe('bytes */600000')
})

test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'items=0-1', 'bytes=a-b'])(
  'for %s the whole file is served',
  async (range) => {
    const response = await get(await putMedia(BYTES, PUBLIC), { range })
    expect(response.status).toBe(200)
    expect((await bytesOf(response)).length).toBe(600_000)
  },
)

test('a range is served only when If-Range matches the file', async () => {
  const name = await putMedia(BYTES, PUBLIC)
  const same = await get(name, { range: 'bytes=0-9', 'if-range': `"${name}"` })
  const other = await get(name, { range: 'bytes=0-9', 'if-range': '"another"' })
  expect([same.status, other.status]).toEqual([206, 200])
  await Promise.all([same.body?.cancel(), other.body?.cancel()])
})

test('a caller who has the file gets 304, also among several tags and weak ones', async () => {
  const name = await putMedia(BYTES, PUBLIC)
  for (const tag of [`"${name}"`, `W/"${name}"`, `"x", "${name}"`, '*']) {
    expect((await get(name, { 'if-none-match': tag })).status).toBe(304)
  }
  const changed = await get(name, { 'if-none-match': '"x"' })
  expect(changed.status).toBe(200)
  await changed.body?.cancel()
})

test('HEAD has the length and no body', async () => {
  const response = await get(await putMedia(BYTES, PUBLIC), {}, 'HEAD')
  expect(response.headers.get('content-length')).toBe('600000')
  expect(response.body).toBeNull()
})

test('a client that disconnects or is aborted ends the reading', async () => {
  const name = await putMedia(BYTES, PUBLIC)
  const reader = (await get(name)).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const abort = new AbortController()
  const reply = await serveMedia(name, {
    method: 'GET',
    headers: new Headers(),
    signal: abort.signal,
  })
  const body = reply.toResponse(200, {}).body?.getReader()
  await body?.read()
  abort.abort()
  const rest = async () => {
    for (let part = await body?.read(); part && !part.done; part = await body?.read());
  }
  await expect(rest()).rejects.toThrow()
})

test('invalid names are not found', async () => {
  for (const name of ['', '../a', 'A.png', 'a/b', 'é', `${'a'.repeat(80)}.png`]) {
    await expect(get(name)).rejects.toMatchObject({ status: 404 })
  }
})

test('a deleted file is removed with its chunks, and may be deleted again', async () => {
  const name = await putMedia(BYTES, PUBLIC)
  await deleteMedia([name, 'unknown.png'])
  await deleteMedia([name])
  expect(await findMedia(name)).toBeNull()
  expect(await (await mediaCollections()).chunks.countDocuments()).toBe(0)
})

test('collecting deletes unreferenced files of its own feature after the grace period', async () => {
  const referenced = await putMedia(BYTES, PUBLIC)
  const orphan = await putMedia(BYTES, PUBLIC)
  const foreign = await putMedia(BYTES, { ...PUBLIC, owner: 'store' })
  const { files, chunks } = await mediaCollections()
  expect(await collectMedia('gallery', async () => [referenced], 60_000)).toBe(0)
  await files.updateMany({}, { $set: { uploadDate: new Date('2020-01-01T00:00:00Z') } })
  const fresh = await putMedia(BYTES, PUBLIC)
  expect(await collectMedia('gallery', async () => [referenced], 60_000)).toBe(1)
  expect(await findMedia(orphan)).toBeNull()
  for (const name of [referenced, foreign, fresh]) expect(await findMedia(name)).not.toBeNull()
  expect(await chunks.countDocuments()).toBe(30)
})

test('collecting deletes chunks of interrupted uploads', async () => {
  const cut = await putMedia(BYTES, PUBLIC)
  const whole = await putMedia(BYTES, PUBLIC)
  const { files, chunks } = await mediaCollections()
  await files.deleteOne({ filename: cut })
  // The grace runs from the id's own time, whole seconds: a minus reaches into the future.
  await collectMedia('gallery', async (names) => names, -5000)
  expect(await chunks.countDocuments()).toBe(10)
  expect((await bytesOf(await get(whole))).equals(BYTES)).toBe(true)
})
