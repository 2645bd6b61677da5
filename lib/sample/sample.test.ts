import { beforeEach, expect, test, vi } from 'vitest'
import { clientOf } from '@/lib/account/devices'
import { SAMPLE_NAMES } from '@/lib/account/sample-members'
import { signIn } from '@/lib/account/sign-in'
import { ART_TAG } from '@/lib/aotd/tags'
import { USERNAME, applyUsernameRule, usernameKey } from '@/lib/config/username'
import { claimDay } from '@/lib/aotd/painting/claim'
import { getSmallImage, getTodayImage } from '@/lib/aotd/images'
import { findTeaser, getDayColours, getTodayPage } from '@/lib/aotd/info'
import { sampleArt } from '@/lib/aotd/sample'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { invalidate } from '@/lib/cache'
import { logger } from '@/lib/logger'
import { mediaCollections } from '@/lib/media/store'
import { collectOrphans } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'
import { createFakePainter, createGate } from '@/testing/fake-painter'
import { ArtworkModel } from '@/models/artwork'
import { AuditEntryModel } from '@/models/audit-entry'
import { UserModel } from '@/models/user'
import { findPlan, planSampleContent } from './plan'
import { hasSampleContent, removeSampleContent } from './remove'
import { fillSampleContent, startSampleContent } from './start'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const NEVER = new AbortController().signal
const GET = { method: 'GET', headers: new Headers(), signal: NEVER }
const WITHIN = { timeout: 10_000 }
const samples = () => ArtworkModel.find({ isSample: true }).sort({ dateKey: -1 }).lean()
const countFiles = async () => (await mediaCollections()).files.countDocuments()

async function fill(painter = createFakePainter(), signal = NEVER) {
  await fillSampleContent([sampleArt(painter)], signal)
  return painter
}

/** Aborts the work at the n-th picture, as the end of a process does. */
function painterUntil(nth: number) {
  const ending = new AbortController()
  const painter = createFakePainter(async () => {
    if (painter.requests.length === nth) ending.abort(new Error('The process ends.'))
  })
  return { painter, signal: ending.signal }
}

test('an empty database gets a plan before it has an owner, and none after', async () => {
  expect(await planSampleContent()).toBe(true)
  await createUser({ role: 'admin' })
  expect(await planSampleContent()).toBe(true)
  await fill()
  expect(await planSampleContent()).toBe(false)
})

test('a database with an account gets no plan', async () => {
  await createUser()
  expect(await planSampleContent()).toBe(false)
  expect(await hasSampleContent()).toBe(false)
  expect((await fill()).requests).toEqual([])
})

test('two weeks of past art are painted, the newest day first, each with a log line', async () => {
  const logged = vi.spyOn(logger(), 'info').mockReturnValue()
  await planSampleContent()
  const { requests } = await fill()
  expect(requests).toHaveLength(14)
  expect(requests[0]?.dateKey).toBe('2026-11-20')
  expect(requests[13]?.dateKey).toBe('2026-11-07')
  const art = await samples()
  expect(new Set(art.map(({ createdBy }) => createdBy))).toEqual(new Set(SAMPLE_NAMES))
  for (const { streak, views, generationStatus } of art) {
    expect({ streak, views }).toEqual({ streak: 0, views: { total: 0, verified: 0 } })
    expect(generationStatus).toMatchObject({ status: 'completed', state: 'done' })
  }
  const lines = logged.mock.calls.map((call) => call.at(-1))
  expect(lines).toContain('Painting sample content: 3 of 14')
  expect(lines.at(-1)).toBe('The sample content is complete.')
  vi.restoreAllMocks()
})

test('interrupted work continues with the same days, also much later', async () => {
  await planSampleContent()
  const { painter, signal } = painterUntil(3)
  await expect(fill(painter, signal)).rejects.toThrow()
  expect(await ArtworkModel.countDocuments()).toBe(2)
  expect(await countFiles()).toBe(6)
  setClock('2026-12-24T12:00:00Z')
  expect((await fill()).requests).toHaveLength(12)
  const days = (await samples()).map(({ dateKey }) => dateKey)
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-20', '2026-11-07'])
  expect(await UserModel.countDocuments()).toBe(2)
  expect((await fill()).requests).toEqual([])
})

test('one of two processes stores the same picture, and no file is orphaned or lost', async () => {
  await planSampleContent()
  await Promise.all([fill(), fill()])
  expect(await ArtworkModel.countDocuments()).toBe(14)
  const { files } = await mediaCollections()
  await files.updateMany({}, { $set: { uploadDate: new Date(0) } })
  await collectOrphans(NEVER)
  expect(await countFiles()).toBe(3 * 14)
})

test('no picture is started while the art of the day is being painted', async () => {
  await planSampleContent()
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  const painter = createFakePainter()
  const filling = fill(painter)
  await expect.poll(() => UserModel.countDocuments({ isSample: true })).toBe(2)
  await runPendingWork(createFakePainter(), NEVER)
  expect(painter.requests).toEqual([])
  await filling
  expect(painter.requests).toHaveLength(14)
})

test('until there is real art, members see the newest sample marked, and visitors its colours', async () => {
  await planSampleContent()
  await fill()
  const { viewer } = await createUser()
  const teaser = await findTeaser(viewer)
  expect(teaser).toMatchObject({ createdBy: 'anna', dateKey: '2026-11-20', isSample: true })
  expect(await findTeaser(null)).toBeNull()
  const sampled = { day: { dateKey: '2026-11-20', isSample: true } }
  expect(await getDayColours()).toMatchObject({ ...sampled, accent: { light: '#0b7765' } })
  expect((await getSmallImage(teaser?.filename ?? '', GET)).init.status).toBe(200)

  await createArtwork(viewer, { dateKey: '2026-11-01' })
  await invalidate([ART_TAG])
  expect(await findTeaser(viewer)).toMatchObject({ dateKey: '2026-11-01', isSample: false })
})

test('a sample blocks neither the day nor the streak of real art (G-48, G-56)', async () => {
  await planSampleContent()
  await fill()
  // Today has a sample, as after a change of AOTD_DAY_START_UTC.
  setClock('2026-11-20T12:00:00Z')
  const { viewer } = await createUser()
  expect((await getTodayPage(viewer)).status.generationStatus).toBe('not_started')
  expect(await claimDay(viewer, '2026-11-20')).toBe(true)
  expect(await claimDay(viewer, '2026-11-20')).toBe(false)
  await runPendingWork(createFakePainter(), NEVER)
  const real = await ArtworkModel.findOne({ isSample: false }).lean()
  expect(real).toMatchObject({ dateKey: '2026-11-20', streak: 1, emojis: [] })
  // An admin's edit of the date does the same.
  await ArtworkModel.updateOne({ _id: real?._id }, { dateKey: '2026-11-19' })
  expect(await ArtworkModel.countDocuments({ dateKey: '2026-11-19' })).toBe(2)
  const second = createArtwork(viewer, { dateKey: '2026-11-19' })
  await expect(second).rejects.toThrow('E11000')
})

test('sample members have plain names, and no input finds their accounts (G-25)', async () => {
  await planSampleContent()
  await fill()
  for (const name of SAMPLE_NAMES) {
    expect(applyUsernameRule(name)).toBe(name)
    expect(USERNAME.test(name)).toBe(true)
    const member = await UserModel.findOne({ username: name }).select('+birthday').lean()
    for (const typed of [name, member?.usernameKey ?? '', member?.email ?? '']) {
      expect(await UserModel.exists({ usernameKey: usernameKey(typed) })).toBeNull()
    }
    expect(member?.email).not.toContain('@')
    expect(member).toMatchObject({ emailVerified: false, birthday: null })
  }
  for (const username of ['anna', 'ben', 'nobody']) {
    const attempt = signIn({ username, password: 'none' }, clientOf(new Headers()))
    await expect(attempt).rejects.toThrow('Invalid username or password.')
  }
  expect((await createUser({ username: 'anna' })).viewer.username).toBe('anna')
})

test('removal deletes all sample content and nothing else; it is idempotent', async () => {
  await planSampleContent()
  const admin = await createAdmin({ username: 'l4pi5' })
  await fill()
  await claimDay(admin.viewer, '2026-11-21')
  await runPendingWork(createFakePainter(), NEVER)
  const [realArt, realUsers] = [
    await ArtworkModel.find({ isSample: false }).lean(),
    await UserModel.find({ isSample: false }).lean(),
  ]
  expect(await removeSampleContent(admin.viewer)).toBe(true)
  expect(await ArtworkModel.find().lean()).toEqual(realArt)
  expect(await UserModel.find().lean()).toEqual(realUsers)
  expect(await countFiles()).toBe(3)
  expect(await hasSampleContent()).toBe(false)
  expect(await removeSampleContent(admin.viewer)).toBe(false)
  const entries = await AuditEntryModel.find().lean()
  expect(entries).toMatchObject([{ actorName: 'l4pi5', action: 'remove sample content' }])
})

test('removed content is not planned again, not even without any account', async () => {
  await planSampleContent()
  await removeSampleContent(null)
  expect(await UserModel.countDocuments()).toBe(0)
  expect(await planSampleContent()).toBe(false)
})

test('removal stops the painting, waits for its end and leaves no content', async () => {
  await planSampleContent()
  const [begun, ended] = [createGate(), createGate()]
  const painter = createFakePainter(async ({ signal }) => {
    if (painter.requests.length < 3) return
    begun.open()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    ended.open()
  })
  const stop = startSampleContent([sampleArt(painter)])
  await begun.opened
  expect(await removeSampleContent(null)).toBe(true)
  await ended.opened
  expect(await ArtworkModel.countDocuments()).toBe(0)
  expect(await UserModel.countDocuments()).toBe(0)
  expect(await countFiles()).toBe(0)
  await stop()
  expect(painter.requests).toHaveLength(3)
})

test('one process paints, and when it ends another continues', async () => {
  await planSampleContent()
  const begun = createGate()
  const first = createFakePainter(async ({ signal }) => {
    if (first.requests.length < 5) return
    begun.open()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  })
  const stopFirst = startSampleContent([sampleArt(first)])
  await begun.opened
  const second = createFakePainter()
  const stopSecond = startSampleContent([sampleArt(second)])
  await stopFirst()
  await expect.poll(findPlan, WITHIN).toBeNull()
  await stopSecond()
  expect([first.requests.length, second.requests.length]).toEqual([5, 10])
  expect(await ArtworkModel.countDocuments()).toBe(14)
})

test('a view of a sample cannot be counted, as it is never the picture of today (G-55)', async () => {
  await planSampleContent()
  await fill()
  setClock('2026-11-20T12:00:00Z')
  const { viewer } = await createUser()
  await expect(getTodayImage(viewer, GET)).rejects.toMatchObject({ code: 'not_found' })
})
