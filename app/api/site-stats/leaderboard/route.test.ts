import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { GET } from '@/app/api/site-stats/leaderboard/route'
import { accountChanged } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'

// An hour into the new year the art day is still the last of the old one (G-45).
const setClock = withTestClock('2026-01-01T01:00:00Z')
withTestDatabase()

async function board(query = '') {
  const response = await callRoute(GET, `/api/site-stats/leaderboard${query}`)
  return { status: response.status, body: await response.json() }
}

const authors = async (query = '') =>
  (await board(query)).body.aotdAuthors.map((row: { _id: string; postsCount: number }) => [
    row._id,
    row.postsCount,
  ])

test('authors are sorted by count, then by the earlier last art, in all or in a year (G-63)', async () => {
  const anna = await createUser({ username: 'anna', userEmoji: '🌊' })
  const ben = await createUser({ username: 'ben' })
  const cleo = await createUser({ username: 'cleo' })
  await createArtwork(cleo.viewer, { dateKey: '2024-05-01' })
  await createArtwork(cleo.viewer, { dateKey: '2025-05-03' })
  await createArtwork(anna.viewer, { dateKey: '2025-05-01' })
  await createArtwork(ben.viewer, { dateKey: '2025-05-02' })
  await createArtwork(ben.viewer, { dateKey: '2025-05-04' })
  expect(await board()).toEqual({
    status: 200,
    body: {
      aotdAuthors: [
        { _id: 'cleo', userEmoji: null, postsCount: 2 },
        { _id: 'ben', userEmoji: null, postsCount: 2 },
        { _id: 'anna', userEmoji: '🌊', postsCount: 1 },
      ],
    },
  })
  expect(await authors('?year=2025')).toEqual([
    ['ben', 2],
    ['anna', 1],
    ['cleo', 1],
  ])
  expect(await authors('?year=2023')).toEqual([])
})

test('what is unfinished, deleted or made up does not count', async () => {
  const { viewer } = await createUser()
  const status = {
    message: 'No.',
    state: 'done',
    startedAt: new Date(),
    completedAt: null,
  } as const
  await createArtwork(viewer, { dateKey: '2025-01-01', deletedAt: new Date() })
  await createArtwork(viewer, { dateKey: '2025-01-02', isSample: true })
  await createArtwork(viewer, {
    dateKey: '2025-01-03',
    generationStatus: { ...status, status: 'failed', error: null },
  })
  expect(await authors()).toEqual([])
})

test('names follow a rename, and a deleted account leaves none', async () => {
  const { viewer } = await createUser({ username: 'bef0re' })
  await createArtwork(viewer, { dateKey: '2025-01-01' })
  await invalidate([ART_TAG])
  expect(await authors()).toEqual([['bef0re', 1]])
  const users = await stored('users')
  await users.updateOne({ _id: new Types.ObjectId(viewer.id) }, { $set: { username: 'after' } })
  await accountChanged(viewer.id)
  expect(await authors()).toEqual([['after', 1]])
  await users.deleteOne({ _id: new Types.ObjectId(viewer.id) })
  await accountChanged(viewer.id)
  expect(await authors()).toEqual([['[deleted]', 1]])
})

test('a year is a whole number from 2023 to the year of the art day (G-45, G-63)', async () => {
  setClock('2026-01-01T01:00:00Z')
  const invalid = ['2022', '2026', '20', '', 'all', '2025.0', '2025-01', '02025']
  const malformed = ['2025%00', '%00', '2'.repeat(5000), '2025&year=2024']
  for (const year of [...invalid, ...malformed]) {
    const body = { error: 'Invalid year', message: 'Invalid year' }
    expect(await board(`?year=${year}`), year).toEqual({ status: 400, body })
  }
  const other = await board('?other=%00')
  expect(other.body.error).toBe('A text contains a null character.')
  setClock('2026-01-01T04:50:00Z')
  expect((await board('?year=2026')).status).toBe(200)
})

test('the leaderboard is revalidated each time and sent only when it changed (G-19a)', async () => {
  const { viewer } = await createUser({ username: 'anna' })
  const read = (tag = '') =>
    callRoute(GET, '/api/site-stats/leaderboard', { headers: { 'if-none-match': tag } })
  const first = await read()
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect((await read(`W/${tag}`)).status).toBe(304)
  await createArtwork(viewer, { dateKey: '2025-01-01' })
  await invalidate([ART_TAG])
  expect((await read(tag)).status).toBe(200)
})
