import { beforeEach, expect, test } from 'vitest'
import { hostname } from 'node:os'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter, createGate } from '@/testing/fake-painter'
import { mediaCollections } from '@/lib/media/store'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from './claim'
import { getStatus } from './status'
import { claimWork } from './claim-work'
import { advance, LeaseLost } from './work'
import { makeArt, runPendingWork, startArtWorker } from './worker'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const DAY = '2026-11-21'
const NEVER = new AbortController().signal
let author: TestUser

beforeEach(async () => {
  setClock('2026-11-21T12:00:00Z')
  author = await createUser()
})

const readToday = () => ArtworkModel.findOne({ dateKey: DAY }).orFail().lean()
const countFiles = async () => (await mediaCollections()).files.countDocuments()

/** As after a kill of its process. */
async function abandon(owner: string, fields: Record<string, unknown> = {}): Promise<void> {
  await ArtworkModel.updateOne(
    { dateKey: DAY },
    { $set: { lease: { owner, until: new Date('2026-11-21T12:03:00Z') }, ...fields } },
  )
}

test('the work passes its sub-states in order and stores everything before done (G-51)', async () => {
  await claimDay(author.viewer, DAY)
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  const art = await readToday()
  expect(art).toMatchObject({
    title: 'Plain of 2026-11-21',
    model: 'fake',
    streak: 1,
    tries: 1,
    lease: null,
    tweet: null,
    generationStatus: { status: 'completed', state: 'done', error: null },
  })
  expect(art.palette).toHaveLength(5)
  expect(await countFiles()).toBe(3)
})

test('with the prompt, the author gets generating and others get busy (G-47)', async () => {
  await claimDay(author.viewer, DAY)
  const other = await createUser()
  const gate = createGate()
  const painter = createFakePainter(() => gate.opened)
  const work = runPendingWork(painter, NEVER)
  await expect
    .poll(async () => (await getStatus(author.viewer)).generationStatus)
    .toBe('generating')
  expect((await getStatus(other.viewer)).generationStatus).toBe('busy')
  expect((await getStatus(null)).generationStatus).toBe('busy')
  gate.open()
  await work
  expect((await getStatus(null)).generationStatus).toBe('completed')
})

test('art with a valid lease is not claimed, and is taken over once it expires (G-50)', async () => {
  await claimDay(author.viewer, DAY)
  await abandon('another-machine|1|boot|run', { 'generationStatus.status': 'generating', tries: 1 })
  setClock('2026-11-21T12:02:58Z')
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(0)
  setClock('2026-11-21T12:03:00Z')
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect(await readToday()).toMatchObject({ tries: 2, generationStatus: { status: 'completed' } })
})

test('after a restart on the same machine the art of the dead process is continued at once', async () => {
  await claimDay(author.viewer, DAY)
  // The same pid with another boot id, as after a restart of a container.
  await abandon([hostname(), process.pid, 'earlier', 'run'].join('|'))
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
  expect((await readToday()).generationStatus.status).toBe('completed')
})

test('a picture that was stored, by whichever version of the painter, is not painted again', async () => {
  await claimDay(author.viewer, DAY)
  await abandon('another-machine|1|boot|run', {
    'generationStatus.status': 'generating',
    'generationStatus.state': 'generated_image',
    files: { original: 'a.png', full: 'b.webp', small: 'c.webp' },
    title: 'Kept',
    painterVersion: 1,
  })
  setClock('2026-11-21T12:04:00Z')
  const painter = createFakePainter()
  await runPendingWork(painter, NEVER)
  expect(painter.requests).toEqual([])
  expect(await readToday()).toMatchObject({
    title: 'Kept',
    painterVersion: 1,
    files: { full: 'b.webp' },
    generationStatus: { status: 'completed', state: 'done' },
  })
})

test('art with five lost tries fails as timed out (G-50)', async () => {
  await claimDay(author.viewer, DAY)
  await abandon('another-machine|1|boot|run', { 'generationStatus.status': 'started', tries: 5 })
  setClock('2026-11-21T12:04:00.900Z')
  expect(await runPendingWork(createFakePainter(), NEVER)).toBe(0)
  expect(await getStatus(null)).toMatchObject({
    generationStatus: 'failed',
    message: 'Art generation timed out.',
    error: 'Art generation timed out.',
    generationElapsedTime: 240,
  })
})

test('a worker that lost its lease writes nothing more and leaves no files', async () => {
  await claimDay(author.viewer, DAY)
  const slow = await claimWork()
  expect(slow).not.toBeNull()
  if (!slow) return
  const gate = createGate()
  const slowRun = makeArt(
    slow,
    createFakePainter(() => gate.opened),
    NEVER,
  )
  const refused = expect(slowRun).rejects.toBeInstanceOf(LeaseLost)
  await expect.poll(async () => (await readToday()).generationStatus.state).toBe('generated_prompt')
  setClock('2026-11-21T12:10:00Z')
  await runPendingWork(createFakePainter(), NEVER)
  const finished = await readToday()
  gate.open()
  await refused
  await expect(advance(slow, { title: 'Overwritten' })).rejects.toBeInstanceOf(LeaseLost)
  expect(await readToday()).toEqual(finished)
  expect(await countFiles()).toBe(3)
})

test('each step renews the lease', async () => {
  await claimDay(author.viewer, DAY)
  const work = await claimWork()
  setClock('2026-11-21T12:02:00Z')
  if (work) await advance(work, { 'generationStatus.state': 'generated_prompt' })
  const until = (await readToday()).lease?.until.getTime() ?? 0
  expect(until).toBeGreaterThanOrEqual(Date.parse('2026-11-21T12:05:00Z'))
})

test('several parallel workers claim one art once', async () => {
  await claimDay(author.viewer, DAY)
  const taken = await Promise.all(Array.from({ length: 8 }, () => claimWork()))
  expect(taken.filter((work) => work !== null)).toHaveLength(1)
})

test('several parallel workers claim an expired lease once', async () => {
  await claimDay(author.viewer, DAY)
  await abandon('another-machine|1|boot|run', { 'generationStatus.status': 'generating' })
  setClock('2026-11-21T12:04:00Z')
  const taken = await Promise.all(Array.from({ length: 8 }, () => claimWork()))
  expect(taken.filter((work) => work !== null)).toHaveLength(1)
})

test('art that is deleted during the painting stays deleted', async () => {
  await claimDay(author.viewer, DAY)
  const painter = createFakePainter(async () => {
    await ArtworkModel.updateOne({}, { $set: { deletedAt: new Date() } })
  })
  await runPendingWork(painter, NEVER)
  expect((await readToday()).generationStatus.status).not.toBe('completed')
  expect(await countFiles()).toBe(0)
})

test('a worker that lost the database retries without counting a try', async () => {
  await claimDay(author.viewer, DAY)
  const gone = Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' })
  const painter = createFakePainter(() => Promise.reject(gone))
  for (let i = 0; i < 6; i++) await runPendingWork(painter, NEVER)
  expect(await readToday()).toMatchObject({ tries: 1, generationStatus: { error: null } })
  // The same for the last try.
  await ArtworkModel.updateOne({}, { $set: { tries: 5 } })
  await runPendingWork(createFakePainter(), NEVER)
  expect((await readToday()).generationStatus.status).toBe('completed')
})

test('stopping the worker releases its art, and a new worker finishes it', async () => {
  await claimDay(author.viewer, DAY)
  const started = createGate()
  const painter = createFakePainter(async ({ signal }) => {
    started.open()
    await new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    )
  })
  const stop = startArtWorker(painter)
  await started.opened
  await stop()
  expect(await readToday()).toMatchObject({ lease: null, tries: 0 })
  const stopAgain = startArtWorker(createFakePainter())
  await expect.poll(async () => (await readToday()).generationStatus.status).toBe('completed')
  await stopAgain()
})

test('a running worker starts as soon as the day is claimed', async () => {
  const stop = startArtWorker(createFakePainter())
  await claimDay(author.viewer, DAY)
  await expect.poll(async () => (await readToday()).generationStatus.status).toBe('completed')
  await stop()
})

test("the art continues its author's streak and updates the days after it (G-56)", async () => {
  const { viewer } = author
  await createArtwork(viewer, { dateKey: '2026-11-19', streak: 1 })
  await createArtwork(viewer, { dateKey: '2026-11-20', streak: 2 })
  await createArtwork(viewer, { dateKey: '2026-11-22', streak: 1 })
  await claimDay(viewer, DAY)
  await runPendingWork(createFakePainter(), NEVER)
  const streaks = await ArtworkModel.find().sort({ dateKey: 1 }).lean()
  expect(streaks.map((art) => art.streak)).toEqual([1, 2, 3, 4])
})
