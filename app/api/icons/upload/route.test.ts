import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { mediaCollections } from '@/lib/media/store'
import { collectOrphans, purgeTrash } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { DELETE, GET } from '../icon/[name]/route'
import { POST as RESTORE } from '../icon/[name]/restore/route'
import { GET as LIST } from '../list/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const { signal } = new AbortController()
let admin: TestUser

beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  admin = await createAdmin()
})

const png = (side = 40) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c2591d' } })
    .png()
    .toBuffer()

async function upload(name: string, bytes: Uint8Array, user = admin, field = 'icon') {
  const body = new FormData()
  body.append(field, new File([new Uint8Array(bytes)], name))
  return callRoute(POST, '/api/icons/upload', { method: 'POST', headers: user.headers, body })
}

const read = (name: string) => callRoute(GET, `/api/icons/icon/${name}`, { params: { name } })

const call = (handler: typeof DELETE | typeof RESTORE, method: string, name: string) =>
  callRoute(handler, '/', { method, headers: admin.headers, params: { name } })

const names = async () => (await callRoute(LIST, '/api/icons/list')).json()
const countFiles = async () => (await mediaCollections()).files.countDocuments()

test('an uploaded picture is served as a PNG of 128 px, under its name in lower case (G-133)', async () => {
  const response = await upload('Completed.PNG', await png(900))
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ name: 'completed' })
  const icon = await read('COMPLETED')
  expect(icon.headers.get('content-type')).toBe('image/png')
  expect(icon.headers.get('x-content-type-options')).toBe('nosniff')
  const { width, height, format } = await sharp(await icon.arrayBuffer()).metadata()
  expect([width, height, format]).toEqual([128, 128, 'png'])
})

test('an SVG is drawn on a transparent background without its scripts (G-10)', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script>' +
    '<circle cx="5" cy="5" r="4" fill="#2e8b4f" onload="alert(1)"/></svg>'
  expect((await upload('dot.svg', Buffer.from(svg))).status).toBe(201)
  const { data, info } = await sharp(await (await read('dot')).arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([128, 128, 4])
  const middle = (64 * 128 + 64) * 4
  expect([data[3], data[middle + 1], data[middle + 3]]).toEqual([0, 0x8b, 255])
})

test('the list holds built-in and uploaded names once, for everybody (G-99)', async () => {
  await upload('pending.png', await png())
  await upload('zebra.png', await png())
  const list: string[] = await names()
  expect(list).toContain('streak_icon')
  expect(list.filter((name) => name === 'pending')).toHaveLength(1)
  expect(list.at(-1)).toBe('zebra')
})

test('an upload of the same name replaces the picture and deletes the old one', async () => {
  await upload('zebra.png', await png())
  const before = (await read('zebra')).headers.get('etag')
  await upload(
    'ZEBRA.jpg',
    await sharp(await png())
      .jpeg()
      .toBuffer(),
  )
  expect((await read('zebra')).headers.get('etag')).not.toBe(before)
  expect(await countFiles()).toBe(1)
})

test('a deleted icon shows the default again, can be restored, and goes after 30 days', async () => {
  await upload('completed.png', await png())
  await upload('zebra.png', await png())
  for (const name of ['completed', 'zebra']) {
    const response = await call(DELETE, 'DELETE', name)
    expect(await response.json()).toEqual({ message: 'Icon deleted successfully' })
  }
  expect((await read('completed')).headers.get('content-type')).toBe('image/svg+xml')
  expect((await read('zebra')).status).toBe(404)
  expect((await call(RESTORE, 'POST', 'zebra')).status).toBe(200)
  expect((await read('zebra')).status).toBe(200)
  setClock('2026-04-10T12:00:00Z')
  admin = await createAdmin()
  await purgeTrash(signal)
  expect(await countFiles()).toBe(1)
  expect((await call(RESTORE, 'POST', 'completed')).status).toBe(404)
})

test('restoring is refused when the name is in use again', async () => {
  await upload('zebra.png', await png())
  await call(DELETE, 'DELETE', 'zebra')
  await upload('zebra.png', await png())
  expect((await call(RESTORE, 'POST', 'zebra')).status).toBe(409)
})

test('deleting a built-in icon is no error, an unknown one is 404', async () => {
  expect((await call(DELETE, 'DELETE', 'failed')).status).toBe(200)
  expect((await call(DELETE, 'DELETE', 'zebra')).status).toBe(404)
  expect((await call(DELETE, 'DELETE', '../etc')).status).toBe(404)
})

test('an invalid upload is refused, and nothing is stored', async () => {
  const nothing = await callRoute(POST, '/api/icons/upload', {
    method: 'POST',
    headers: admin.headers,
    body: new FormData(),
  })
  expect(nothing.status).toBe(400)
  expect(await nothing.json()).toMatchObject({ error: 'Please select a file to upload' })
  expect((await upload('a b.png', await png())).status).toBe(400)
  expect((await upload('.png', await png())).status).toBe(400)
  expect((await upload('word.png', Buffer.from('no picture'))).status).toBe(415)
  const external = '<svg viewBox="0 0 9 9"><image href="https://example.org/a.png"/></svg>'
  expect((await upload('far.svg', Buffer.from(external))).status).toBe(415)
  expect((await upload('large.png', Buffer.alloc(512 * 1024 + 1))).status).toBe(413)
  expect((await upload('zebra.png', await png(), admin, 'image')).status).toBe(400)
  expect(await countFiles()).toBe(0)
})

test('uploading and deleting are for admins, and audited', async () => {
  const member = await createUser()
  const refused = await upload('zebra.png', await png(), member)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error: 'Admin access required.' })
  await upload('zebra.png', await png())
  await call(DELETE, 'DELETE', 'zebra')
  const actions = (await AuditEntryModel.find().sort({ _id: 1 }).lean()).map(({ action }) => action)
  expect(actions).toEqual(['upload icon', 'delete icon'])
})

test('stored files that no icon refers to are collected', async () => {
  await upload('zebra.png', await png())
  const { files } = await mediaCollections()
  await files.updateMany({}, { $set: { uploadDate: new Date(0) } })
  await collectOrphans(signal)
  expect(await countFiles()).toBe(1)
})
