import { beforeEach, expect, test } from 'vitest'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { ArtworkModel } from '@/models/artwork'
import { POST as setQuote } from '../quote/route'
import { GET as getInfo } from '../info/route'
import { POST } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const DAY = '2026-11-21'
const SPENT = { status: 429, body: { message: 'AI quote help limit reached.' } }

async function ask(user: TestUser | null, body: unknown = { quote: '' }) {
  const response = await callRoute(POST, '/api/art-of-the-day/suggest-quote', {
    method: 'POST',
    body,
    headers: user?.headers ?? {},
  })
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, body: await response.json(), retryAfter }
}

const helpOf = async () => (await ArtworkModel.findOne({ dateKey: DAY }).lean())?.quoteHelp

test('three different suggestions are counted and not stored; the fourth is refused (G-58)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY, emojis: ['🌊'] })
  const suggested = new Set<string>()
  for (const quoteHelp of [1, 2, 3]) {
    const { status, body } = await ask(anna)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { message: 'AI suggested a quote.', quoteHelp, source: 'embedded' },
    })
    const length = [...body.suggestedQuote].length
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(45)
    suggested.add(body.suggestedQuote)
    const info = await callRoute(getInfo, '/api/art-of-the-day/info', { headers: anna.headers })
    expect(await info.json()).toMatchObject({ quoteHelp, authorQuote: null })
  }
  expect(suggested.size).toBe(3)
  const spent = await ask(anna)
  expect(spent).toMatchObject(SPENT)
  // Until the art day ends at 04:50, some 17 hours from noon (G-2).
  expect(Number(spent.retryAfter)).toBeGreaterThan(16.7 * 3600)
  expect(Number(spent.retryAfter)).toBeLessThanOrEqual(16.9 * 3600)
  expect(await helpOf()).toBe(3)
})

test('what is suggested can be submitted, and after that nothing is suggested (G-57, G-58)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  const { body } = await ask(anna)
  const set = await callRoute(setQuote, '/api/art-of-the-day/quote', {
    method: 'POST',
    body: { quote: body.suggestedQuote },
    headers: anna.headers,
  })
  expect(await set.json()).toMatchObject({ authorQuote: body.suggestedQuote })
  expect(await ask(anna)).toMatchObject({
    status: 409,
    body: { message: 'A quote has already been set.' },
  })
  expect(await helpOf()).toBe(1)
})

test('only the author of today’s completed art gets suggestions', async () => {
  const anna = await createUser()
  const noArt = { status: 409, body: { message: 'No completed art for today.' } }
  expect((await ask(null)).status).toBe(401)
  expect(await ask(anna)).toMatchObject(noArt)
  await createArtwork(anna.viewer, { dateKey: DAY })
  for (const other of [await createUser(), await createUser({ role: 'admin' })]) {
    expect(await ask(other)).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to set the quote.' },
    })
  }
  expect(await ask(anna, { quote: '', dateKey: '2026-11-20' })).toMatchObject(noArt)
  setClock('2026-11-22T04:50:00Z')
  expect(await ask(anna)).toMatchObject(noArt)
  expect(await helpOf()).toBe(0)
})

test('of 20 concurrent calls three get suggestions (G-58)', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: DAY })
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(anna)))
  const helped = answers.filter(({ status }) => status === 200)
  expect(helped.map(({ body }) => body.quoteHelp).sort()).toEqual([1, 2, 3])
  expect(new Set(helped.map(({ body }) => body.suggestedQuote)).size).toBe(3)
  const others = answers.filter(({ status }) => status !== 200)
  expect(others).toHaveLength(17)
  for (const answer of others) expect(answer).toMatchObject(SPENT)
  expect(await helpOf()).toBe(3)
})
