import mongoose from 'mongoose'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { listRecentArt } from '@/lib/aotd/admin/entries'
import { artDayOf } from '@/lib/aotd/day'
import { ART_MEDIA_OWNER } from '@/lib/aotd/painting/pictures'
import { claimWork } from '@/lib/aotd/painting/claim-work'
import { advance, LeaseLost } from '@/lib/aotd/painting/work'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import type { RouteHandler } from '@/lib/http/define-route'
import { logger } from '@/lib/logger'
import { putMedia } from '@/lib/media/store'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import {
  createAdmin,
  createArtwork,
  createUser,
  type TestAdmin,
  type TestUser,
} from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { type Artwork, ArtworkModel } from '@/models/artwork'
import { AuditEntryModel } from '@/models/audit-entry'
import { GET as GET_LEADERBOARD } from '../../site-stats/leaderboard/route'
import { GET as GET_INFO } from '../info/route'
import { GET as GET_TODAY_OF_MEMBERS } from '../today/route'
import { GET as GET_PICTURE } from './[id]/picture/route'
import { POST as POST_RESTORE } from './[id]/restore/route'
import { DELETE, GET, PUT } from './[id]/route'
import { GET as GET_TODAY } from './today/route'
import { GET as GET_TRASH } from './trash/route'

const NOON = '2026-03-10T12:00:00Z'
const TODAY = '2026-03-10'
const BASE = '/api/art-of-the-day/admin'
const NEVER = new AbortController().signal

const setClock = withTestClock(NOON)
withTestDatabase()

let admin: TestAdmin
let author: TestUser

beforeEach(async () => {
  setClock(NOON)
  admin = await createAdmin({ username: 'l4pis' })
  author = await createUser({ username: 'anna' })
})

type Id = string | { _id: unknown }
const idOf = (of: Id) => (typeof of === 'string' ? of : String(of._id))

function call(
  handler: RouteHandler,
  of: Id,
  method = 'GET',
  body?: unknown,
  headers = admin.headers,
) {
  const params = { id: idOf(of) }
  return callRoute(handler, `${BASE}/${params.id}`, { method, headers, params, body })
}

const get = (of: Id) => call(GET, of)
const put = (of: Id, body: unknown) => call(PUT, of, 'PUT', body)
const remove = (of: Id) => call(DELETE, of, 'DELETE')
const restore = (of: Id) => call(POST_RESTORE, of, 'POST')
const list = (handler: RouteHandler, path: string) =>
  callRoute(handler, `${BASE}${path}`, { headers: admin.headers })

const create = (fields: Partial<Artwork> = {}) =>
  createArtwork(author.viewer, { dateKey: TODAY, ...fields })
const read = (of: { _id: unknown }) => ArtworkModel.findById(of._id).orFail().lean()
const audits = async () => (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()

/** The generation status of art that is being painted. */
function running(status: 'pending' | 'started' | 'generating' | 'failed' = 'pending') {
  return {
    files: null,
    title: null,
    generationStatus: {
      status,
      message: 'On its way.',
      state: 'initialized',
      startedAt: new Date(NOON),
      completedAt: null,
      error: null,
    },
  } as const
}

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
    for (const { headers } of [chef, author]) {
      const answer = await call(handler, art, method, body, headers)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ message: 'Admin access required.' })
    }
  }
  // A page of another site that has the browser send the cookie.
  const forged = await call(DELETE, art, 'DELETE', undefined, admin.cookieOnly)
  expect(forged.status).toBe(403)
  expect(await read(art)).toEqual(before)
  expect(await audits()).toEqual([])
})

test('the listed fields are changed, the others are not, and it is noted by whom (G-62, G-19c)', async () => {
  const art = await create({ nextEmojis: ['🐚'] })
  const ben = await createUser({ username: 'ben' })
  const answer = await put(art, {
    title: ' Low   Tide ',
    prompt: 'Sand\nand sea',
    authorQuote: 'What the morning left',
    quoteHelp: 2,
    views: { total: 7, verified: 3 },
    emojis: ['🌊', '❤'],
    date: '2026-03-08T03:00:00.000Z',
    createdBy: 'BEN',
    tweet: { tweetId: '9', tweetUrl: 'https://example.org/9', datePosted: NOON },
    generationStatus: { message: 'Hung.', error: 'the post was late' },
    nextEmojis: ['🦀'],
    streak: 99,
    isSample: true,
    deletedAt: NOON,
    seed: { secret: 'x' },
  })
  expect(answer.status).toBe(200)
  const entry = await answer.json()
  expect(entry).toMatchObject({
    __v: 1,
    title: 'Low   Tide',
    prompt: 'Sand\nand sea',
    authorQuote: 'What the morning left',
    quoteHelp: 2,
    views: { total: 7, verified: 3 },
    emojis: ['🌊', '❤️'],
    // Before 04:50 it is still the art day before (G-45).
    date: '2026-03-07T04:50:00.000Z',
    createdBy: 'ben',
    author: 'ben',
    tweet: { tweetId: '9', datePosted: '2026-03-10T12:00:00.000Z' },
    generationStatus: { status: 'completed', message: 'Hung.', error: 'the post was late' },
    nextEmojis: ['🐚'],
    streak: 1,
  })
  expect(await (await get(art)).json()).toEqual(entry)
  expect(await read(art)).toMatchObject({
    dateKey: '2026-03-07',
    isSample: false,
    deletedAt: null,
  })
  expect(await audits()).toMatchObject([
    {
      actorName: 'l4pis',
      action: 'update AOTD',
      target: { kind: 'artwork', id: idOf(art), name: TODAY },
      before: { dateKey: TODAY, title: 'Harbour in the Morning', 'views.total': 0 },
      after: { dateKey: '2026-03-07', title: 'Low   Tide', 'views.total': 7 },
    },
  ])
  const [entryOfAudit] = await audits()
  expect(entryOfAudit?.after).toMatchObject({ createdById: ben.viewer.id })
  // A name would outlive its account there.
  expect(JSON.stringify(entryOfAudit)).not.toContain('anna')
})

test('parts of views, post and status may be sent alone, and null takes a text away', async () => {
  const art = await create({
    authorQuote: 'Old',
    views: { total: 5, verified: 2 },
    tweet: { tweetId: '9', tweetUrl: 'https://example.org/9', datePosted: new Date(NOON) },
  })
  const answer = await put(art, {
    authorQuote: null,
    views: { total: 6 },
    tweet: { tweetUrl: null },
    generationStatus: { error: 'x' },
  })
  expect(await answer.json()).toMatchObject({
    authorQuote: null,
    views: { total: 6, verified: 2 },
    tweet: { tweetId: '9', tweetUrl: null, datePosted: '2026-03-10T12:00:00.000Z' },
    generationStatus: { error: 'x', message: 'The art of the day is ready.' },
  })
  expect(await (await put(art, { tweet: null, emojis: [] })).json()).toMatchObject({ tweet: null })
  const emptied = await put(art, { tweet: { tweetId: '', tweetUrl: '', datePosted: null } })
  expect(await emptied.json()).toMatchObject({ tweet: null })
})

const WRONG: [field: string, body: object][] = [
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(1001) }],
  ['title', { title: 7 }],
  ['prompt', { prompt: 'x'.repeat(1001) }],
  ['authorQuote', { authorQuote: 'x'.repeat(46) }],
  ['authorQuote', { authorQuote: 'two\nlines' }],
  ['quoteHelp', { quoteHelp: 4 }],
  ['quoteHelp', { quoteHelp: -1 }],
  ['quoteHelp', { quoteHelp: '1' }],
  ['views.total', { views: { total: -1 } }],
  ['views.verified', { views: { verified: 1.5 } }],
  ['views.total', { views: { total: '5' } }],
  ['views', { views: 5 }],
  ['emojis', { emojis: ['🌊', '🐚', '🦀', '🍋'] }],
  ['emojis.1', { emojis: ['🌊', 'ab'] }],
  ['emojis.0', { emojis: ['🌊🐚'] }],
  ['date', { date: 'yesterday' }],
  ['date', { date: '2026-02-30' }],
  ['date', { date: '2026-03-10T12:00:00+02:00' }],
  ['createdBy', { createdBy: 'nobody' }],
  ['url', { url: 'https://provider.example.org/a.png' }],
  ['url', { url: '/api/art-of-the-day/image/unknown.webp' }],
  ['tweet.tweetUrl', { tweet: { tweetUrl: 'http://example.org/1' } }],
  ['tweet.datePosted', { tweet: { datePosted: 'now' } }],
  ['generationStatus.status', { generationStatus: { status: 'no_art' } }],
  ['generationStatus.status', { generationStatus: { status: 'busy' } }],
  ['generationStatus.state', { generationStatus: { state: 'finished' } }],
  ['generationStatus.startedAt', { generationStatus: { startedAt: null } }],
  ['generationStatus.message', { generationStatus: { message: '' } }],
  ['url', { url: null }],
  ['__v', { __v: 'x', title: 'Fine' }],
]

test('a wrong value is 400 with what is wrong of its field, and changes nothing (G-62)', async () => {
  const art = await create()
  const before = await read(art)
  for (const [field, body] of WRONG) {
    const answer = await put(art, body)
    expect(answer.status, JSON.stringify(body)).toBe(400)
    expect(Object.keys((await answer.json()).fields), JSON.stringify(body)).toContain(field)
  }
  expect(await read(art)).toEqual(before)
  expect(await audits()).toEqual([])
})

test('a quote of 45 emojis counts 45 characters', async () => {
  const art = await create()
  expect((await put(art, { authorQuote: '🌊'.repeat(45) })).status).toBe(200)
  expect((await put(art, { authorQuote: '🌊'.repeat(46) })).status).toBe(400)
})

test('a body without listed fields is 400, and unchanged values write nothing', async () => {
  const art = await create()
  for (const body of [{}, { __v: 0 }, { streak: 9 }]) {
    const answer = await put(art, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'No changes detected.' })
  }
  const same = await put(art, { title: 'Harbour in the Morning', date: TODAY, createdBy: 'anna' })
  expect(same.status).toBe(200)
  expect(await same.json()).toMatchObject({ __v: 0 })
  expect(await audits()).toEqual([])
})

test('the name as it stood at the claim is no change, even if it is another account by now (G-62b)', async () => {
  const art = await create()
  const users = await stored('users')
  await users.updateOne({ username: 'anna' }, { $set: { username: 'b', usernameKey: 'b' } })
  await createUser({ username: 'anna', email: 'other@example.org' })
  await put(art, { createdBy: 'anna', title: 'Dunes' })
  expect(String((await read(art)).createdById)).toBe(author.viewer.id)
})

test('a day belongs to one art: 409 and no change (G-62)', async () => {
  const art = await create()
  await create({ dateKey: '2026-03-09', deletedAt: new Date(NOON) })
  await create({ dateKey: '2026-03-08' })
  const taken = await put(art, { date: '2026-03-08T12:00:00.000Z', title: 'Moved' })
  expect(taken.status).toBe(409)
  expect((await taken.json()).fields).toHaveProperty('date')
  expect(await read(art)).toMatchObject({ dateKey: TODAY, title: 'Harbour in the Morning' })
  expect((await put(art, { date: '2026-03-09T12:00:00.000Z' })).status).toBe(200)
})

test('art is dated at most an art day ahead (G-45, G-62)', async () => {
  const art = await create()
  for (const date of ['2026-03-12', '2026-03-12T04:50:00.000Z', '2027-01-01', '9999-12-31']) {
    const answer = await put(art, { date })
    expect(answer.status, date).toBe(400)
    expect((await answer.json()).fields).toEqual({
      date: 'The date can be at most one day ahead.',
    })
  }
  expect((await put(art, { date: '2026-03-12T04:49:59.999Z' })).status).toBe(200)
  expect(await read(art)).toMatchObject({ dateKey: '2026-03-11' })
  // An older entry keeps its day.
  const ahead = await create({ dateKey: '2027-01-01' })
  expect((await put(ahead, { date: '2027-01-01', title: 'Kept' })).status).toBe(200)
})

test('the author of a deleted account is [deleted], and such an entry can be saved (G-62b, G-139)', async () => {
  const art = await create()
  await (await stored('users')).deleteOne({ username: 'anna' })
  await accountChanged(author.viewer.id)
  const entry = await (await get(art)).json()
  expect(entry).toMatchObject({ createdBy: '[deleted]', author: '[deleted]' })
  const saved = await put(art, { createdBy: entry.createdBy, title: 'Dunes' })
  expect(await saved.json()).toMatchObject({ title: 'Dunes', createdBy: '[deleted]' })
  expect(String((await read(art)).createdById)).toBe(author.viewer.id)
  expect((await put(art, { createdBy: 'anna' })).status).toBe(400)
  // Another account that has the name now may be given the art.
  const next = await createUser({ username: 'anna', email: 'other@example.org' })
  await accountChanged(next.viewer.id)
  expect(await (await put(art, { createdBy: 'anna' })).json()).toMatchObject({ createdBy: 'anna' })
  expect(String((await read(art)).createdById)).toBe(next.viewer.id)
  const refused = await put(art, { createdBy: '[deleted]' })
  expect((await refused.json()).fields).toEqual({ createdBy: 'There is no such user.' })
})

test('of two edits with the same version one is written, the other is 409 (G-62)', async () => {
  const art = await create()
  const titles = Array.from({ length: 8 }, (_, i) => `Title ${i}`)
  const answers = await Promise.all(titles.map((title) => put(art, { __v: 0, title })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({
    message: 'This AOTD was changed by someone else.',
  })
  expect((await read(art)).__v).toBe(1)
  expect((await put(art, { title: 'Unasked' })).status).toBe(200)
  expect((await put(art, { __v: 1, title: 'Late' })).status).toBe(409)
  expect(await read(art)).toMatchObject({ title: 'Unasked', __v: 2 })
})

/** Has another admin write between the read and the write of the next edit. */
function overtakeNextEdit(id: unknown, title: string): void {
  const exec = mongoose.Query.prototype.exec
  vi.spyOn(mongoose.Query.prototype, 'exec').mockImplementation(async function (
    this: mongoose.Query<unknown, unknown>,
  ) {
    if ('op' in this && this.op === 'findOneAndUpdate' && this.model.modelName === 'Artwork') {
      vi.restoreAllMocks()
      await ArtworkModel.updateOne({ _id: id }, { $set: { title }, $inc: { __v: 1 } })
    }
    return exec.call(this)
  })
}

test('a concurrent edit is refused, or retried where no version was sent', async () => {
  const art = await create()
  overtakeNextEdit(art._id, 'First')
  expect((await put(art, { __v: 0, title: 'Second' })).status).toBe(409)
  expect(await read(art)).toMatchObject({ title: 'First', __v: 1 })
  overtakeNextEdit(art._id, 'Third')
  expect((await put(art, { prompt: 'Unasked' })).status).toBe(200)
  expect(await read(art)).toMatchObject({ title: 'Third', prompt: 'Unasked', __v: 3 })
})

test('only art with an image becomes completed; a new status brings what belongs to it (G-62)', async () => {
  const art = await create(running('failed'))
  const refused = await put(art, { generationStatus: { status: 'completed' } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: 'A completed AOTD needs an image.' })
  const other = await create({ dateKey: '2026-03-09' })
  await ArtworkModel.updateOne({ _id: other._id }, { palette: [{ hex: '#112233', share: 1 }] })
  const url = '/api/art-of-the-day/image/b.webp'
  const answer = await put(art, { url, generationStatus: { status: 'completed' } })
  expect(await answer.json()).toMatchObject({
    url,
    generationStatus: {
      status: 'completed',
      state: 'done',
      message: 'The art of the day is ready.',
      completedAt: expect.stringMatching(/^2026-03-10T12/),
    },
  })
  expect(await read(art)).toMatchObject({
    files: { original: 'a.png', full: 'b.webp', small: 'c.webp' },
    width: 1024,
    palette: [{ hex: '#112233' }],
  })
})

test('art that an admin sets to failed has failed at that moment (G-50)', async () => {
  const art = await create()
  setClock('2026-03-10T15:00:00Z')
  const answer = await put(art, { generationStatus: { status: 'failed' } })
  const { generationStatus } = await answer.json()
  expect(generationStatus.completedAt).toMatch(/^2026-03-10T15:00/)
  setClock('2026-03-10T16:00:00Z')
  const noted = await put(art, { generationStatus: { error: 'By hand.' } })
  const { completedAt } = generationStatus
  expect(await noted.json()).toMatchObject({ generationStatus: { completedAt } })
})

test('art is given to members alone, and never to one that the site made up (G-62)', async () => {
  const madeUp = { isSample: true, usernameKey: 'sample:ben', email: 'sample:ben' }
  await createUser({ username: 'ben', ...madeUp })
  const art = await create()
  expect((await put(art, { createdBy: 'ben' })).status).toBe(400)
  const ben = await createUser({ username: 'ben' })
  expect((await put(art, { createdBy: 'ben' })).status).toBe(200)
  expect(String((await read(art)).createdById)).toBe(ben.viewer.id)
})

test('streaks and leaderboard follow an edit of day, author or status, and are read anew (G-56)', async () => {
  const days = ['2026-03-07', '2026-03-08', '2026-03-09', TODAY]
  const art = []
  for (const [i, dateKey] of days.entries()) art.push(await create({ dateKey, streak: i + 1 }))
  const ben = await createUser({ username: 'ben' })
  const streaks = async () =>
    (await ArtworkModel.find({ deletedAt: null }).sort({ dateKey: 1 })).map(({ streak }) => streak)
  const info = async () => (await callRoute(GET_INFO, '/info', { headers: author.headers })).json()
  const board = async () =>
    (await (await callRoute(GET_LEADERBOARD, '/leaderboard')).json()).aotdAuthors
  expect(await info()).toMatchObject({ currentStreakNum: 4 })
  expect(await board()).toHaveLength(1)
  await put(idOf(art[1] ?? ''), { createdBy: 'ben' })
  expect(await streaks()).toEqual([1, 1, 1, 2])
  expect(await info()).toMatchObject({ currentStreakNum: 2 })
  expect(await board()).toMatchObject([{ _id: 'anna', postsCount: 3 }, { postsCount: 1 }])
  await put(idOf(art[2] ?? ''), { generationStatus: { status: 'failed' } })
  expect(await info()).toMatchObject({ currentStreakNum: 1 })
  await put(idOf(art[2] ?? ''), { generationStatus: { status: 'completed' } })
  await put(idOf(art[1] ?? ''), { createdBy: author.viewer.username })
  expect(await streaks()).toEqual([1, 2, 3, 4])
  await remove(idOf(art[2] ?? ''))
  expect(await streaks()).toEqual([1, 2, 1])
  await restore(idOf(art[2] ?? ''))
  expect(await streaks()).toEqual([1, 2, 3, 4])
  expect(ben.viewer.username).toBe('ben')
})

test('a deleted entry is gone for everybody, its day can be claimed again, and it is noted (G-62)', async () => {
  const art = await create()
  expect((await callRoute(GET_INFO, '/info', { headers: author.headers })).status).toBe(200)
  const answer = await remove(art)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ message: 'AOTD deleted successfully!' })
  expect((await get(art)).status).toBe(404)
  expect((await remove(art)).status).toBe(404)
  expect((await callRoute(GET_INFO, '/info', { headers: author.headers })).status).toBe(202)
  const claim = await callRoute(GET_TODAY_OF_MEMBERS, '/today', { headers: admin.headers })
  expect(await claim.json()).toMatchObject({ generationStatus: 'no_art' })
  expect(await ArtworkModel.countDocuments({ dateKey: TODAY })).toBe(2)
  expect(await audits()).toMatchObject([
    {
      actorName: 'l4pis',
      action: 'delete AOTD',
      target: { kind: 'artwork', id: idOf(art), name: TODAY },
      before: { title: 'Harbour in the Morning', createdById: author.viewer.id },
      after: null,
    },
  ])
})

test('an admin’s change is visible to all even when its audit entry fails', async () => {
  const art = await create()
  const isShown = async () =>
    (await callRoute(GET_INFO, '/info', { headers: author.headers })).status === 200
  expect(await isShown()).toBe(true)
  const noted = vi.spyOn(AuditEntryModel, 'create').mockRejectedValue(new Error('no room'))
  const logged = vi.spyOn(logger(), 'error').mockReturnValue()
  for (const [act, shown] of [
    [remove, false],
    [restore, true],
  ] as const) {
    expect((await act(art)).status).toBe(500)
    expect(await isShown()).toBe(shown)
  }
  noted.mockRestore()
  logged.mockRestore()
})

test('the trash shows how long art stays, and restoring undoes the deletion (G-19c)', async () => {
  const art = await create({ views: { total: 4, verified: 2 } })
  const { deletedAt: _, __v: __, ...before } = await read(art)
  await remove(art)
  const { art: rows } = await (await list(GET_TRASH, '/trash')).json()
  expect(rows).toEqual([
    {
      _id: idOf(art),
      dateKey: TODAY,
      title: 'Harbour in the Morning',
      author: 'anna',
      status: 'completed',
      hasPicture: true,
      deletedAt: expect.stringMatching(/^2026-03-10T12:00/),
      keptUntil: expect.stringMatching(/^2026-04-09T12:00/),
      isDayTaken: false,
    },
  ])
  const restored = await restore(art)
  expect(restored.status).toBe(200)
  expect(await restored.json()).toMatchObject({ _id: idOf(art), __v: 2 })
  expect(await read(art)).toMatchObject({ ...before, deletedAt: null })
  expect((await callRoute(GET_INFO, '/info', { headers: author.headers })).status).toBe(200)
  expect((await restore(art)).status).toBe(404)
  expect((await (await list(GET_TRASH, '/trash')).json()).art).toEqual([])
  expect((await audits()).map(({ action }) => action)).toEqual(['delete AOTD', 'restore AOTD'])
})

test('restoring art whose day has other art is 409', async () => {
  const art = await create()
  await remove(art)
  await create({ title: 'The second' })
  const { art: rows } = await (await list(GET_TRASH, '/trash')).json()
  expect(rows).toMatchObject([{ _id: idOf(art), isDayTaken: true }])
  const answer = await restore(art)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ message: 'This day already has other art.' })
  expect((await read(art)).deletedAt).not.toBeNull()
})

test('after 30 days there is nothing to restore (G-19c)', async () => {
  const restorable = await create({ deletedAt: new Date('2026-02-08T12:10:00Z') })
  const gone = await create({ deletedAt: new Date('2026-02-08T11:50:00Z') })
  const { art } = await (await list(GET_TRASH, '/trash')).json()
  expect(art).toMatchObject([{ _id: idOf(restorable) }])
  expect((await restore(gone)).status).toBe(404)
  expect((await restore(restorable)).status).toBe(200)
})

test('unused next emojis are free while their art is deleted, and reserved again after (G-60)', async () => {
  const { reserveEmojis, listReused } = await import('@/lib/aotd/author/emoji-ledger')
  const art = await create({ nextEmojis: ['🐚'] })
  await reserveEmojis({ artworkId: art._id, dateKey: TODAY, emojis: ['🐚'] })
  await remove(art)
  expect(await listReused(['🐚'])).toEqual([])
  await restore(art)
  expect(await listReused(['🐚'])).toMatchObject([{ emoji: '🐚' }])
})

test('a worker that paints what is deleted or edited meanwhile writes nothing more', async () => {
  const author2 = await createUser()
  const changes: ((id: Id) => Promise<Response>)[] = [
    remove,
    async (id) => {
      await remove(id)
      return restore(id)
    },
    (id) => put(id, { generationStatus: { status: 'failed' } }),
    (id) => put(id, { createdBy: author2.viewer.username }),
    (id) => put(id, { title: 'Mine' }),
  ]
  for (const change of changes) {
    await ArtworkModel.deleteMany({})
    const art = await create(running())
    const work = await claimWork()
    if (!work) throw new Error('There was no work.')
    expect((await change(art)).status).toBe(200)
    const after = await read(art)
    const late = advance(work, { title: 'Too late', 'generationStatus.status': 'completed' })
    await expect(late).rejects.toBeInstanceOf(LeaseLost)
    expect(await read(art)).toEqual(after)
  }
})

test('an edit of other fields does not stop the painting, and an admin’s title stays', async () => {
  const art = await create(running())
  const work = await claimWork()
  if (!work) throw new Error('There was no work.')
  await put(art, { views: { total: 3 } })
  await advance(work, { 'generationStatus.state': 'generated_prompt' })
  await put(art, { title: 'Mine' })
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await read(art)).toMatchObject({
    title: 'Mine',
    prompt: 'A plain colour',
    tries: 1,
    views: { total: 3 },
    generationStatus: { status: 'completed', error: null },
  })
})

test('failed art that is set to pending is painted again from its first try', async () => {
  const art = await create({ ...running('failed'), tries: 5 })
  const answer = await put(art, { generationStatus: { status: 'pending' } })
  expect(await answer.json()).toMatchObject({
    generationStatus: { status: 'pending', completedAt: null },
  })
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await read(art)).toMatchObject({ tries: 1, generationStatus: { status: 'completed' } })
})

test('recent art is listed by its days, page by page, without what is deleted or made up', async () => {
  const first = new Date('2026-02-01T12:00:00Z').getTime()
  for (let i = 0; i < 25; i++) {
    await create({ dateKey: artDayOf(new Date(first + i * 24 * 60 * 60 * 1000)) })
  }
  await create({ dateKey: '2026-03-01', isSample: true })
  await create({ dateKey: '2026-03-02', deletedAt: new Date(NOON) })
  const page = await listRecentArt(admin.viewer)
  expect(page.art).toHaveLength(20)
  expect(page.art[0]).toMatchObject({ dateKey: '2026-02-25', author: 'anna', hasPicture: true })
  expect(page.next).toBe('2026-02-06')
  const older = await listRecentArt(admin.viewer, '2026-02-06')
  expect(older.art.map(({ dateKey }) => dateKey)).toEqual([
    '2026-02-05',
    '2026-02-04',
    '2026-02-03',
    '2026-02-02',
    '2026-02-01',
  ])
  expect(older.next).toBeNull()
})

test('an admin sees the picture of unfinished and deleted art, which counts no view (G-55)', async () => {
  const picture = () =>
    putMedia(Buffer.from('a picture'), {
      type: 'image/webp',
      owner: ART_MEDIA_OWNER,
      access: 'members',
    })
  const files = { original: await picture(), full: await picture(), small: await picture() }
  const art = await create({ ...running('failed'), files, deletedAt: new Date(NOON) })
  const answer = await call(GET_PICTURE, art)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(await answer.text()).toBe('a picture')
  expect((await read(art)).views?.total).toBe(0)
  const bare = await create(running())
  expect((await call(GET_PICTURE, bare)).status).toBe(404)
})

test('a row of the list has a picture of its own size, which is sent once', async () => {
  const background = '#2d8a78'
  const picture = sharp({ create: { width: 700, height: 525, channels: 3, background } })
  const small = await putMedia(await picture.webp().toBuffer(), {
    type: 'image/webp',
    owner: ART_MEDIA_OWNER,
    access: 'members',
  })
  const { _id } = await create({ files: { original: 'a.png', full: 'b.webp', small } })
  const thumb = (headers: Record<string, string> = {}) =>
    callRoute(GET_PICTURE, `${BASE}/${String(_id)}/picture?size=thumb`, {
      params: { id: String(_id) },
      headers: { ...admin.headers, ...headers },
    })
  const answer = await thumb()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 144, height: 108, format: 'webp' })
  const known = await thumb({ 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
  const whole = await call(GET_PICTURE, { _id })
  expect(whole.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  const other = await callRoute(GET_PICTURE, `${BASE}/${String(_id)}/picture?size=huge`, {
    params: { id: String(_id) },
    headers: admin.headers,
  })
  expect(other.status).toBe(400)
})
