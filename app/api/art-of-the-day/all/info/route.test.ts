import { expect, test } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

async function list({ headers }: Pick<TestUser, 'headers'>, query = '') {
  const response = await callRoute(GET, `/api/art-of-the-day/all/info${query}`, { headers })
  return { status: response.status, body: await response.json() }
}

const days = ({ body }: { body: { date: string }[] }) => body.map(({ date }) => date)

test('a member gets their completed art, newest first, with all fields (G-61)', async () => {
  const anna = await createUser({ username: 'anna' })
  const ben = await createUser({ username: 'ben' })
  const files = (name: string) => ({
    original: `${name}.png`,
    full: `${name}f.webp`,
    small: `${name}s.webp`,
  })
  await createArtwork(anna.viewer, { dateKey: '2026-11-02', files: files('b') })
  await createArtwork(anna.viewer, {
    dateKey: '2026-11-19',
    files: files('c'),
    authorQuote: 'Low tide',
    quoteHelp: 2,
    emojis: ['⛵'],
    views: { total: 12, verified: 3 },
  })
  await createArtwork(anna.viewer, { dateKey: '2025-12-31', files: files('a') })
  await createArtwork(ben.viewer, { dateKey: '2026-11-20', files: files('d') })
  const gone = { deletedAt: new Date('2026-11-20T00:00:00Z') }
  await createArtwork(anna.viewer, { dateKey: '2026-11-18', files: files('e'), ...gone })
  const running = await createArtwork(anna.viewer, { dateKey: '2026-11-21', files: null })
  await (
    await stored('artworks')
  ).updateOne({ _id: running._id }, { $set: { 'generationStatus.status': 'generating' } })

  const answer = await list(anna)
  expect(answer.status).toBe(200)
  expect(days(answer)).toEqual(['2026-11-19', '2026-11-02', '2025-12-31'])
  expect(answer.body[0]).toEqual({
    title: 'Harbour in the Morning',
    createdBy: 'anna',
    userEmoji: null,
    authorQuote: 'Low tide',
    quoteHelp: 2,
    filename: 'cs.webp',
    date: '2026-11-19',
    emojis: ['⛵'],
    views: { total: 12, verified: 3 },
    altText: 'A harbour in the morning',
    width: 1024,
    height: 768,
    isSample: false,
  })

  await (
    await stored('users')
  ).updateOne({ username: 'anna' }, { $set: { username: 'h4nn4h', usernameKey: 'h4nn4h' } })
  await accountChanged(anna.viewer.id)
  expect((await list(anna)).body[0].createdBy).toBe('h4nn4h')
})

test('a member without art gets the documented text (G-61)', async () => {
  const anna = await createUser()
  const ben = await createUser()
  await createArtwork(ben.viewer, { dateKey: '2026-11-20' })
  expect(await list(anna)).toEqual({ status: 200, body: { message: 'No AOTDs yet.' } })
})

test('an unchanged list is 304, and shared caches do not store it (G-19a)', async () => {
  const { viewer, headers } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-11-20' })
  const path = '/api/art-of-the-day/all/info'
  const first = await callRoute(GET, path, { headers })
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const known = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await callRoute(GET, path, { headers: known })).status).toBe(304)
  await (await stored('artworks')).updateOne({}, { $set: { authorQuote: 'Low tide' } })
  expect((await callRoute(GET, path, { headers: known })).status).toBe(200)
})

test('a sample member does not replace a real one of the same name (G-61)', async () => {
  const madeUp = { isSample: true, usernameKey: 'sample:anna', email: 'sample:anna' }
  const sample = await createUser({ username: 'anna', ...madeUp })
  await createArtwork(sample.viewer, { dateKey: '2026-11-19', isSample: true })
  const admin = await createUser({ role: 'user,admin' })
  expect((await list(admin, '?user=anna')).status).toBe(404)
  const anna = await createUser({ username: 'anna' })
  await createArtwork(anna.viewer, { dateKey: '2026-11-20' })
  expect(days(await list(admin, '?user=anna'))).toEqual(['2026-11-20'])
})

test('only admins may request art by name (G-61)', async () => {
  const anna = await createUser({ username: 'anna' })
  await createArtwork(anna.viewer, { dateKey: '2026-11-20' })
  const admin = await createUser({ role: 'user,admin' })
  expect(days(await list(admin, '?user=anna'))).toEqual(['2026-11-20'])
  expect(days(await list(admin, '?user=4NN4'))).toEqual(['2026-11-20'])
  expect((await list(admin, '?user=n0b0dy')).status).toBe(404)
  expect((await list(admin)).body).toEqual({ message: 'No AOTDs yet.' })
  const chef = await createUser({ role: 'user,chef' })
  for (const user of [anna, chef]) {
    const { status, body } = await list(user, '?user=anna')
    expect([status, body.message]).toEqual([403, 'Admin access required.'])
  }
  expect((await list({ headers: {} })).status).toBe(401)
})
