import { beforeEach, expect, test } from 'vitest'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { ArtworkModel } from '@/models/artwork'
import { GET as getInfo } from '../info/route'
import { POST } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const DAY = '2026-11-21'
const NO_ART = { message: 'No completed art for today.' }
const DENIED = { message: 'You do not have permission to set the quote.' }
const TAKEN = { message: 'A quote has already been set.' }

async function post(user: TestUser | null, body: unknown) {
  const response = await callRoute(POST, '/api/art-of-the-day/quote', {
    method: 'POST',
    body,
    headers: user?.headers ?? {},
  })
  return { status: response.status, body: await response.json() }
}

const quoteOf = async (dateKey = DAY) =>
  (await ArtworkModel.findOne({ dateKey, isSample: false }).lean())?.authorQuote

test('the author sets the quote once, and the art shows it at once (G-57)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  const before = await callRoute(getInfo, '/api/art-of-the-day/info', { headers: anna.headers })
  expect(await before.json()).toMatchObject({ authorQuote: null, hasPermission: true })
  expect(await post(anna, { quote: '  Low tide keeps what the morning lent. ' })).toEqual({
    status: 200,
    body: {
      message: 'Quote submitted successfully!',
      authorQuote: 'Low tide keeps what the morning lent.',
    },
  })
  const info = await callRoute(getInfo, '/api/art-of-the-day/info', { headers: anna.headers })
  expect(await info.json()).toMatchObject({ authorQuote: 'Low tide keeps what the morning lent.' })
  expect(await post(anna, { quote: 'Another one.' })).toMatchObject({ status: 409, body: TAKEN })
  expect(await quoteOf()).toBe('Low tide keeps what the morning lent.')
})

test('a quote that an admin has emptied can be set again', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY, authorQuote: '' })
  expect((await post(anna, { quote: 'Again.' })).status).toBe(200)
  expect(await quoteOf()).toBe('Again.')
})

test('without a session the answer is 401, and nothing is written', async () => {
  await createArtwork((await createUser()).viewer, { dateKey: DAY })
  expect(await post(null, { quote: 'Low tide.' })).toMatchObject({
    status: 401,
    body: { message: 'Please log in.' },
  })
  expect(await quoteOf()).toBeNull()
})

test('anyone but the author is refused, admins included (G-57)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  for (const other of [await createUser(), await createUser({ role: 'admin' })]) {
    expect(await post(other, { quote: 'Mine now.' })).toMatchObject({ status: 403, body: DENIED })
    expect(await post(other, { quote: '' })).toMatchObject({ status: 403, body: DENIED })
  }
  expect(await quoteOf()).toBeNull()
  await post(anna, { quote: 'Mine.' })
  expect(await post(await createUser(), { quote: 'Mine now.' })).toMatchObject({ status: 403 })
})

const REFUSED: [input: string, quote: unknown, message: string][] = [
  ['no text', '', 'Please enter a quote.'],
  ['blanks', ' \n\t ', 'Please enter a quote.'],
  ['what cannot be seen', '\u200B\u2060', 'Please enter a quote.'],
  ['46 characters', 'a'.repeat(46), 'Quote must be 45 characters or less.'],
  ['46 emojis', '🌊'.repeat(46), 'Quote must be 45 characters or less.'],
  ['two lines', 'Low tide\nkeeps', 'Quote must be a single line.'],
  ['two lines of another system', 'Low tide\rkeeps', 'Quote must be a single line.'],
  ['a line separator', 'Low tide\u2028keeps', 'Quote must be a single line.'],
  ['a next line', 'Low tide\u0085keeps', 'Quote must be a single line.'],
  ['something coarse', 'what a bunch of fuckers', 'Please choose a kinder quote.'],
  ['hate', 'I hate jews', 'Please choose a kinder quote.'],
  ['a threat', 'I will kill you', 'Please choose a kinder quote.'],
  ['nothing', undefined, 'Please enter a quote.'],
  ['a number', 1, 'Please enter a quote.'],
  ['a list', ['a'], 'Please enter a quote.'],
  ['an operator', { $ne: 1 }, 'Please enter a quote.'],
]

test('an invalid quote is refused with its text, and nothing is written (G-57)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  for (const [input, quote, message] of REFUSED) {
    expect(await post(anna, { quote }), input).toMatchObject({
      status: 400,
      body: { message, fields: { quote: message } },
    })
    expect(await quoteOf(), input).toBeNull()
  }
})

const KEPT: [quote: string, expected: string][] = [
  ['a', 'a'],
  ['🌊'.repeat(45), '🌊'.repeat(45)],
  [`${'a'.repeat(45)}   `, 'a'.repeat(45)],
  ['\nLow tide.\r\n', 'Low tide.'],
  ['Low\ttide', 'Low tide'],
  ['Low \u202Etide', 'Low tide'],
  ['Cafe\u0301', 'Café'],
  ['<b>bold</b> & "quoted"', '<b>bold</b> & "quoted"'],
]

test('a quote is kept as one clean line of up to 45 code points (G-11, G-57)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  for (const [quote, expected] of KEPT) {
    expect(await post(anna, { quote })).toMatchObject({
      status: 200,
      body: { authorQuote: expected },
    })
    expect(await quoteOf()).toBe(expected)
    await ArtworkModel.updateMany({}, { $set: { authorQuote: null } })
  }
})

test('there must be completed art of today (G-57)', async () => {
  const anna = await createUser()
  expect(await post(anna, { quote: 'Low tide.' })).toMatchObject({ status: 409, body: NO_ART })
  await createArtwork(anna.viewer, { dateKey: DAY, isSample: true })
  expect(await post(anna, { quote: 'Low tide.' })).toMatchObject({ status: 409, body: NO_ART })
  await createArtwork(anna.viewer, { dateKey: DAY, deletedAt: new Date() })
  expect(await post(anna, { quote: 'Low tide.' })).toMatchObject({ status: 409, body: NO_ART })
  const art = await createArtwork(anna.viewer, { dateKey: DAY })
  await ArtworkModel.updateOne(
    { _id: art._id },
    { $set: { 'generationStatus.status': 'generating' } },
  )
  expect(await post(anna, { quote: 'Low tide.' })).toMatchObject({ status: 409, body: NO_ART })
  expect(await post(await createUser(), { quote: 'Low tide.' })).toMatchObject({ status: 403 })
})

test('until the art day ends, at 04:50 UTC, and not longer (G-62d)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  setClock('2026-11-22T04:50:00Z')
  expect(await post(anna, { quote: 'Low tide.' })).toMatchObject({ status: 409, body: NO_ART })
  expect(await quoteOf()).toBeNull()
  setClock('2026-11-22T04:49:30Z')
  expect((await post(anna, { quote: 'Low tide.' })).status).toBe(200)
})

test("a form of yesterday's art does not change today's (G-62d)", async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: '2026-11-20' })
  await createArtwork(anna.viewer, { dateKey: DAY })
  const late = { quote: 'Low tide.', dateKey: '2026-11-20' }
  expect(await post(anna, late)).toMatchObject({ status: 409, body: NO_ART })
  expect(await quoteOf()).toBeNull()
  expect((await post(anna, { quote: 'Low tide.', dateKey: DAY })).status).toBe(200)
})

test('of 20 quotes at once one is stored', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => post(anna, { quote: `Number ${i}.` })),
  )
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(done[0]?.body.authorQuote).toBe(await quoteOf())
  const others = answers.filter(({ status }) => status !== 200)
  expect(others.every(({ status, body }) => status === 409 && body.message === TAKEN.message)).toBe(
    true,
  )
})
