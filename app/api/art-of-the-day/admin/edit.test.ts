import { expect, test } from 'vitest'
import { createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'
import { NOON, TODAY, idOf, read, audits, withArtAdmin } from '@/testing/art-admin'

const { get, put, create, authorOf } = withArtAdmin()

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
  ['emojis.1', { emojis: ['👍', '👍🏽'] }],
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
  expect(String((await read(art)).createdById)).toBe(authorOf().viewer.id)
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
