import { afterAll, expect, test } from 'vitest'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { startSocialStub } from '@/testing/social-stub'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from './claim'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const stub = await startSocialStub()
const KEYS = {
  X_API_KEY: 'x-key-1',
  X_API_SECRET: 'x-key-2',
  X_ACCESS_TOKEN: 'x-key-3',
  X_ACCESS_SECRET: 'x-key-4',
  X_BASE_URL: stub.url,
  TELEGRAM_BOT_TOKEN: '77:bot-token',
  TELEGRAM_CHAT_ID: '@art',
  TELEGRAM_BASE_URL: stub.url,
}
const workers = withChildProcesses('testing/art-worker-process.ts', KEYS)
afterAll(() => stub.close())

const sentTo = (end: string) => stub.calls.filter(({ path }) => path.endsWith(end)).length
const readArtOf = (dateKey: string) => ArtworkModel.findOne({ dateKey }).orFail().lean()

test.each([
  // Before the first post is sent, then after each one, before it is recorded.
  { diesAt: '/media/upload', tweets: 0, photos: 1 },
  { diesAt: '/2/tweets', tweets: 1, photos: 1 },
  { diesAt: '/sendPhoto', tweets: 1, photos: 1 },
])(
  'a worker that is killed at $diesAt is followed by one that sends nothing twice',
  async (row) => {
    const dateKey = '2026-12-01'
    setClock(`${dateKey}T12:00:00Z`)
    stub.reset()
    stub.fail(row.diesAt, 'hang')
    const { viewer } = await createUser()
    await claimDay(viewer, dateKey)
    const first = await workers.start()
    await expect.poll(() => sentTo(row.diesAt), { timeout: 60_000 }).toBe(1)
    expect((await readArtOf(dateKey)).generationStatus.status).toBe('completed')
    await workers.kill(first)
    stub.heal()
    const second = await workers.start()
    await expect
      .poll(async () => (await readArtOf(dateKey)).generationStatus.state, { timeout: 60_000 })
      .toBe('done')
    await workers.kill(second)
    expect({ tweets: sentTo('/2/tweets'), photos: sentTo('/sendPhoto') }).toEqual({
      tweets: row.tweets,
      photos: row.photos,
    })
    const art = await readArtOf(dateKey)
    expect(art.generationStatus.status).toBe('completed')
    expect(art.generationStatus.error).toMatch(
      /^A post to (X|Telegram) was begun, and may not have gone out\.$/,
    )
    expect(art.tweet === null).toBe(row.diesAt !== '/sendPhoto')
  },
)
