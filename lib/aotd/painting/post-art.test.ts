import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'
import { SERVICE_TEXT, startSocialStub } from '@/testing/social-stub'
import { ArtPostModel } from '@/models/art-post'
import { ArtworkModel } from '@/models/artwork'
import { editArt } from '@/lib/aotd/admin/edit-art'
import type { EditArt } from '@/lib/aotd/admin/schema'
import { readArt } from '@/lib/aotd/artworks'
import { claimDay, restartArt } from './claim'
import { postArt } from './post-art'
import { getStatus } from './status'
import { claimWork } from './claim-work'
import { failWork, LeaseLost } from './work'
import { runPendingWork, storePicture } from './worker'

const setClock = withTestClock('2026-11-21T12:00:00Z')
const stub = await startSocialStub()
const SECRETS = ['x-key-1', 'x-key-2', 'x-key-3', 'x-key-4', '77:bot-token'] as const
withEnv({
  X_API_KEY: SECRETS[0],
  X_API_SECRET: SECRETS[1],
  X_ACCESS_TOKEN: SECRETS[2],
  X_ACCESS_SECRET: SECRETS[3],
  X_BASE_URL: stub.url,
  TELEGRAM_BOT_TOKEN: SECRETS[4],
  TELEGRAM_CHAT_ID: '@art',
  TELEGRAM_BASE_URL: stub.url,
  SITE_URL: 'https://pochade.example',
})
withTestDatabase()
afterAll(() => stub.close())

const DAY = '2026-11-21'
const NEVER = new AbortController().signal
let author: TestUser

beforeEach(async () => {
  stub.reset()
  setClock('2026-11-21T12:00:00Z')
  author = await createUser({ username: 'anna' })
  await claimDay(author.viewer, DAY)
})

const EXPECTED: unknown = expect.anything()
const readToday = () => ArtworkModel.findOne({ dateKey: DAY }).orFail().lean()
const sentTo = (end: string) => stub.calls.filter(({ path }) => path.endsWith(end)).length
async function paintToday() {
  const work = await claimWork()
  if (!work) throw new Error('There is no work.')
  await storePicture(work, await createFakePainter().paint(work.request, { signal: NEVER }))
  return work
}

async function editToday(edit: EditArt) {
  const { viewer } = await createAdmin()
  await editArt(viewer, String((await readToday())._id), edit)
}

const expectPosts = (count: number) =>
  expect([sentTo('/2/tweets'), sentTo('/sendPhoto')]).toEqual([count, count])

test('the art is posted once it is completed, and before done, without its author (G-51)', async () => {
  await runPendingWork(createFakePainter(), NEVER)
  expect(await readToday()).toMatchObject({
    generationStatus: { status: 'completed', state: 'done', error: null },
    tweet: {
      tweetId: '1990000000000000001',
      tweetUrl: 'https://x.com/i/web/status/1990000000000000001',
    },
  })
  expect((await readToday()).tweet?.datePosted?.toISOString()).toMatch(/^2026-11-21T12:00/)
  expectPosts(1)
  const text = [
    'Plain of 2026-11-21',
    'Pochade, art of the day of 21 November 2026. AI-generated.',
    'https://pochade.example',
  ].join('\n')
  expect(stub.calls.at(-2)?.fields).toMatchObject({ text })
  expect(stub.calls.at(-1)?.fields).toMatchObject({ caption: text })
  expect(stub.calls.at(-1)?.file?.subarray(1, 4).toString()).toBe('PNG')
  expect(JSON.stringify(stub.calls)).not.toContain('anna')
})

test('readers see the completed art while a service keeps its post waiting', async () => {
  stub.fail('/2/tweets', 'hang')
  const work = runPendingWork(createFakePainter(), NEVER)
  await expect.poll(() => sentTo('/2/tweets')).toBe(1)
  expect(await readToday()).toMatchObject({
    streak: 1,
    tweet: null,
    generationStatus: { status: 'completed', state: 'generated_image', completedAt: EXPECTED },
  })
  expect(await getStatus(author.viewer)).toMatchObject({ generationStatus: 'completed' })
  // What an admin corrects meanwhile does not end the posting.
  await editToday({ title: 'Corrected' })
  expect(await readToday()).toMatchObject({ title: 'Corrected', lease: EXPECTED })
  // The connection to X ends.
  stub.heal()
  stub.hangUp()
  await work
  expect(await readToday()).toMatchObject({
    lease: null,
    tries: 1,
    generationStatus: {
      status: 'completed',
      state: 'done',
      error: 'Posting to X failed: X could not be reached, or did not answer in time.',
    },
  })
  expect(stub.calls.at(-1)?.fields.caption).toMatch(/^Corrected/)
})

test('a worker that stops between two posts leaves the rest to the next one, with no try', async () => {
  const stopping = new AbortController()
  stub.fail('/2/tweets', 'hang')
  const first = runPendingWork(createFakePainter(), stopping.signal)
  await expect.poll(() => sentTo('/2/tweets')).toBe(1)
  stopping.abort(new Error('stopping'))
  stub.hangUp()
  await first
  const left = await readToday()
  expect(left.generationStatus).toMatchObject({ status: 'completed', state: 'posted_tweet' })
  expect(left.lease?.until.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-21T12:01:00Z'))
  // The fifth try is no reason to fail art that is completed.
  await ArtworkModel.updateOne({}, { $set: { tries: 5 } })
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await readToday()).toMatchObject({
    tries: 5,
    lease: null,
    generationStatus: { status: 'completed', state: 'done' },
  })
  expectPosts(1)
})

test('completed art without a lease is not posted, whatever its state', async () => {
  await runPendingWork(createFakePainter(), NEVER)
  stub.reset()
  await ArtPostModel.deleteMany({})
  await editToday({ generationStatus: { state: 'generated_image' } })
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(0)
  expectPosts(0)
})

test('a failed post is recorded for admins, and the art completes (G-51)', async () => {
  stub.fail('/2/tweets', '401')
  stub.fail('/sendPhoto', 'garbage')
  const warn = vi.spyOn(logger(), 'warn')
  await runPendingWork(createFakePainter(), NEVER)
  const logged = JSON.stringify(warn.mock.calls, (_, value: unknown) =>
    value instanceof Error ? [value.message, value.stack] : value,
  )
  warn.mockRestore()
  const art = await readToday()
  expect(art).toMatchObject({
    tweet: null,
    generationStatus: {
      status: 'completed',
      state: 'done',
      error:
        'Posting to X failed: X answered with status 401. ' +
        'Posting to Telegram failed: Telegram gave no usable answer.',
    },
  })
  expect(await getStatus(author.viewer)).toMatchObject({
    generationStatus: 'completed',
    error: null,
  })
  for (const secret of [...SECRETS, SERVICE_TEXT])
    expect(logged + JSON.stringify(art)).not.toContain(secret)
})

test('art that fails after its post and is restarted is not posted again', async () => {
  const work = await paintToday()
  await postArt(work, NEVER)
  expectPosts(1)
  await failWork(work, new Error('something else'))
  setClock('2026-11-21T12:02:00Z')
  const failed = await readArt(DAY)
  expect(failed && (await restartArt(author.viewer, failed))).toBe(true)
  await runPendingWork(createFakePainter(), NEVER)
  expect(await readToday()).toMatchObject({
    tweet: { tweetId: '1990000000000000001' },
    generationStatus: { status: 'completed', error: null },
  })
  expectPosts(1)
})

test('a second art of the same day is not posted after the first is deleted', async () => {
  await runPendingWork(createFakePainter(), NEVER)
  await ArtworkModel.updateOne({}, { $set: { deletedAt: new Date() } })
  await claimDay(author.viewer, DAY)
  await runPendingWork(createFakePainter(), NEVER)
  expect(await ArtworkModel.findOne({ deletedAt: null }).lean()).toMatchObject({
    generationStatus: { status: 'completed', state: 'done' },
    tweet: null,
  })
  expectPosts(1)
})

test('a worker does not post art that was deleted or taken over', async () => {
  const work = await paintToday()
  const taken = [
    { deletedAt: new Date() },
    { deletedAt: null, 'lease.owner': 'another-machine|1|boot|run' },
  ]
  for (const $set of taken) {
    await ArtworkModel.updateOne({}, { $set })
    await expect(postArt(work, NEVER)).rejects.toBeInstanceOf(LeaseLost)
  }
  expectPosts(0)
})

test('one of several workers posts, also where one loses its lease while it posts', async () => {
  const work = await paintToday()
  await Promise.all(Array.from({ length: 8 }, () => postArt(work, NEVER)))
  expectPosts(1)
})

test('a worker that stops before the post leaves it to the next worker', async () => {
  const work = await paintToday()
  await expect(postArt(work, AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping')
  expectPosts(0)
  await postArt(work, NEVER)
  expectPosts(1)
})

test('after a worker dies while it posts, the next one completes the art and posts nothing', async () => {
  const work = await paintToday()
  stub.fail('/2/tweets', 'hang')
  const lost = postArt(work, NEVER)
  await expect.poll(() => sentTo('/2/tweets')).toBe(1)
  await ArtworkModel.updateOne({}, { $set: { 'lease.owner': 'another-machine|1|boot|run' } })
  setClock('2026-11-21T12:04:00Z')
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await readToday()).toMatchObject({
    tweet: null,
    generationStatus: {
      status: 'completed',
      error: 'A post to X was begun, and may not have gone out.',
    },
  })
  expectPosts(1)
  await stub.close()
  await expect(lost).rejects.toThrow()
})
