import { Types } from 'mongoose'
import { beforeEach, expect, test } from 'vitest'
import { claimDay } from '@/lib/aotd/painting/claim'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { userTag } from '@/lib/auth/sessions'
import { invalidate } from '@/lib/cache'
import { createArtwork, createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const DAY = '2026-11-21'

async function info(headers: Record<string, string> = {}) {
  const response = await callRoute(GET, '/api/art-of-the-day/info', { headers })
  return { status: response.status, body: await response.json() }
}

test('without a session the answer is 401 (G-54)', async () => {
  expect(await info()).toMatchObject({ status: 401, body: { message: 'Please log in.' } })
})

test('until the art is completed the answer is 202 with its status', async () => {
  const { viewer, headers } = await createUser()
  expect(await info(headers)).toEqual({
    status: 202,
    body: { generationStatus: 'not_started' },
  })
  await claimDay(viewer, DAY)
  expect(await info(headers)).toEqual({ status: 202, body: { generationStatus: 'pending' } })
})

test('completed art is described in full to its author', async () => {
  const { viewer, headers } = await createUser({ username: 'l4pi5' })
  await claimDay(viewer, DAY)
  await runPendingWork(createFakePainter(), new AbortController().signal)
  expect(await info(headers)).toEqual({
    status: 200,
    body: {
      title: 'Plain of 2026-11-21',
      createdBy: 'l4pi5',
      userEmoji: null,
      authorQuote: null,
      quoteHelp: 0,
      currentStreakNum: 1,
      carriedStreakNum: 1,
      restedDays: 0,
      thisAOTDEmojis: [],
      nextAOTDEmojis: [],
      hasPermission: true,
      views: { total: 0, verified: 0 },
      altText: 'A plain colour',
      dateKey: DAY,
      width: 64,
      height: 48,
      original: expect.stringMatching(/\.png$/) as string,
    },
  })
})

test('the next emojis are for the author and admins, permission for the author alone', async () => {
  const author = await createUser()
  const admin = await createUser({ role: 'admin' })
  const other = await createUser({ emailVerified: false })
  await createArtwork(author.viewer, { dateKey: DAY, nextEmojis: ['🌊'] })
  const next = (emojis: string[], hasPermission: boolean) => ({
    status: 200,
    body: { nextAOTDEmojis: emojis, hasPermission },
  })
  expect(await info(author.headers)).toMatchObject(next(['🌊'], true))
  expect(await info(admin.headers)).toMatchObject(next(['🌊'], false))
  expect(await info(other.headers)).toMatchObject(next([], false))
})

test("the author's name follows a rename, and a deleted account leaves no name (G-62b)", async () => {
  const author = await createUser({ username: 'bef0re' })
  const other = await createUser()
  await createArtwork(author.viewer, { dateKey: DAY })
  expect((await info(other.headers)).body).toMatchObject({ createdBy: 'bef0re' })
  await (
    await stored('users')
  ).updateOne({ _id: new Types.ObjectId(author.viewer.id) }, { $set: { username: '4fter' } })
  await invalidate([userTag(author.viewer.id)])
  expect((await info(other.headers)).body).toMatchObject({ createdBy: '4fter' })
  await (await stored('users')).deleteOne({ _id: new Types.ObjectId(author.viewer.id) })
  await invalidate([userTag(author.viewer.id)])
  expect((await info(other.headers)).body).toMatchObject({ createdBy: '[deleted]' })
})
