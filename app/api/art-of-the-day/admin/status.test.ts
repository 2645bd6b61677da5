import mongoose from 'mongoose'
import { expect, test, vi } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { ArtworkModel } from '@/models/artwork'
import { GET as GET_LEADERBOARD } from '../../site-stats/leaderboard/route'
import { GET as GET_INFO } from '../info/route'
import { TODAY, idOf, read, running, withArtAdmin } from '@/testing/art-admin'

const { setClock, get, put, remove, restore, create, authorOf } = withArtAdmin()

test('the author of a deleted account is [deleted], and such an entry can be saved (G-62b, G-139)', async () => {
  const art = await create()
  await (await stored('users')).deleteOne({ username: 'anna' })
  await accountChanged(authorOf().viewer.id)
  const entry = await (await get(art)).json()
  expect(entry).toMatchObject({ createdBy: '[deleted]', author: '[deleted]' })
  const saved = await put(art, { createdBy: entry.createdBy, title: 'Dunes' })
  expect(await saved.json()).toMatchObject({ title: 'Dunes', createdBy: '[deleted]' })
  expect(String((await read(art)).createdById)).toBe(authorOf().viewer.id)
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
  const info = async () =>
    (await callRoute(GET_INFO, '/info', { headers: authorOf().headers })).json()
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
  await put(idOf(art[1] ?? ''), { createdBy: authorOf().viewer.username })
  expect(await streaks()).toEqual([1, 2, 3, 4])
  await remove(idOf(art[2] ?? ''))
  expect(await streaks()).toEqual([1, 2, 1])
  await restore(idOf(art[2] ?? ''))
  expect(await streaks()).toEqual([1, 2, 3, 4])
  expect(ben.viewer.username).toBe('ben')
})
