import { expect, test } from 'vitest'
import { listRecentArt } from '@/lib/aotd/admin/entries'
import { artDayOf } from '@/lib/aotd/day'
import type { RouteHandler } from '@/lib/http/define-route'
import { createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'
import { ArtworkModel } from '@/models/artwork'
import { GET as GET_PICTURE } from './[id]/picture/route'
import { POST as POST_RESTORE } from './[id]/restore/route'
import { DELETE, GET, PUT } from './[id]/route'
import { GET as GET_TODAY } from './today/route'
import { type Id, NOON, idOf, read, audits, withArtAdmin } from '@/testing/art-admin'

const { call, get, put, remove, restore, list, create, adminOf, authorOf } = withArtAdmin()

test('an entry has every field of the admin view, dates as UTC ISO strings (G-62a, G-62b)', async () => {
  const posted = new Date('2026-03-10T11:00:00Z')
  const art = await create({
    prompt: 'A harbour at dawn',
    emojis: ['🌊'],
    tweet: { tweetId: '17', tweetUrl: 'https://example.org/17', datePosted: posted },
  })
  await (await stored('users')).updateOne({ username: 'anna' }, { $set: { username: 'anna2' } })
  const expected = {
    _id: idOf(art),
    __v: 0,
    date: '2026-03-10T04:50:00.000Z',
    title: 'Harbour in the Morning',
    createdBy: 'anna',
    author: 'anna2',
    authorQuote: null,
    prompt: 'A harbour at dawn',
    url: '/api/art-of-the-day/image/b.webp',
    filename: 'b.webp',
    views: { verified: 0, total: 0 },
    quoteHelp: 0,
    emojis: ['🌊'],
    tweet: {
      tweetId: '17',
      tweetUrl: 'https://example.org/17',
      datePosted: '2026-03-10T11:00:00.000Z',
    },
    generationStatus: {
      status: 'completed',
      message: 'The art of the day is ready.',
      state: 'done',
      startedAt: expect.stringMatching(/^2026-03-10T12:00.*Z$/),
      completedAt: expect.stringMatching(/^2026-03-10T12:00.*Z$/),
      error: null,
    },
  }
  const answer = await get(art)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const entry = await answer.json()
  expect(entry).toMatchObject(expected)
  expect(JSON.stringify(entry)).not.toContain('secret')
  expect(await (await list(GET_TODAY, '/today')).json()).toEqual(entry)
})

test('a missing entry is 404, a malformed id 400, and sample art is no entry (G-62)', async () => {
  await create({ isSample: true })
  const gone = await create({ dateKey: '2026-03-09', deletedAt: new Date(NOON) })
  const sample = await ArtworkModel.findOne({ isSample: true }).orFail()
  const calls = [get, (id: Id) => put(id, { title: 'x' }), remove]
  for (const one of calls) {
    for (const id of ['65a000000000000000000000', gone, sample]) {
      const answer = await one(id)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ message: 'AOTD not found.' })
    }
  }
  for (const one of [...calls, restore, (id: Id) => call(GET_PICTURE, id)]) {
    for (const id of ['x', '65a0', '$ne', '65a00000000000000000000g']) {
      expect((await one(id)).status, id).toBe(400)
    }
  }
  expect((await list(GET_TODAY, '/today')).status).toBe(404)
  expect((await restore('65a000000000000000000000')).status).toBe(404)
  expect(await audits()).toEqual([])
})

test('only an admin reads or changes entries (G-8)', async () => {
  const art = await create()
  const before = await read(art)
  const chef = await createUser({ role: 'chef,gallery_manager' })
  const handlers: [RouteHandler, string, unknown?][] = [
    [GET, 'GET'],
    [PUT, 'PUT', { title: 'Mine' }],
    [DELETE, 'DELETE'],
    [POST_RESTORE, 'POST'],
    [GET_PICTURE, 'GET'],
  ]
  for (const [handler, method, body] of handlers) {
    expect((await call(handler, art, method, body, {})).status).toBe(401)
    for (const { headers } of [chef, authorOf()]) {
      const answer = await call(handler, art, method, body, headers)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ message: 'Admin access required.' })
    }
  }
  // A page of another site that has the browser send the cookie.
  const forged = await call(DELETE, art, 'DELETE', undefined, adminOf().cookieOnly)
  expect(forged.status).toBe(403)
  expect(await read(art)).toEqual(before)
  expect(await audits()).toEqual([])
})

test('recent art is listed by its days, page by page, without what is deleted or made up', async () => {
  const first = new Date('2026-02-01T12:00:00Z').getTime()
  for (let i = 0; i < 25; i++) {
    await create({ dateKey: artDayOf(new Date(first + i * 24 * 60 * 60 * 1000)) })
  }
  await create({ dateKey: '2026-03-01', isSample: true })
  await create({ dateKey: '2026-03-02', deletedAt: new Date(NOON) })
  const page = await listRecentArt(adminOf().viewer)
  expect(page.art).toHaveLength(20)
  expect(page.art[0]).toMatchObject({ dateKey: '2026-02-25', author: 'anna', hasPicture: true })
  expect(page.next).toBe('2026-02-06')
  const older = await listRecentArt(adminOf().viewer, '2026-02-06')
  expect(older.art.map(({ dateKey }) => dateKey)).toEqual([
    '2026-02-05',
    '2026-02-04',
    '2026-02-03',
    '2026-02-02',
    '2026-02-01',
  ])
  expect(older.next).toBeNull()
})
