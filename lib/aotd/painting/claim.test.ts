import { expect, test } from 'vitest'
import { updatePreferences } from '@/lib/account/preferences'
import { invalidate } from '@/lib/cache'
import { createArtwork, createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { ArtworkModel } from '@/models/artwork'
import { readArt } from '@/lib/aotd/artworks'
import { ART_TAG } from '@/lib/aotd/tags'
import { claimDay, restartArt } from './claim'
import { addDays } from '@/lib/format'
import { getToday } from './status'
import { countView } from '@/lib/aotd/views'
import { runPendingWork } from './worker'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase({ poolWaitMs: 30_000 })

const NEVER = new AbortController().signal

test('200 parallel first visitors create one artwork with one author, on each of five days', async () => {
  const users = await Promise.all(Array.from({ length: 200 }, () => createUser()))
  let dateKey = '2026-12-20'
  for (let day = 0; day < 5; day++) {
    setClock(`${dateKey}T12:00:00Z`)
    const answers = await Promise.all(
      users.map(({ viewer }) => getToday(viewer, { isDeliberate: true })),
    )
    const statuses = answers.map((answer) => answer.generationStatus)
    expect(statuses.filter((status) => status === 'no_art')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(199)
    expect(await runPendingWork(createFakePainter(), NEVER)).toBe(1)
    dateKey = addDays(dateKey, 1)
  }
  const art = await ArtworkModel.find().sort({ dateKey: 1 }).lean()
  expect(art).toHaveLength(5)
  expect(new Set(art.map((entry) => entry.dateKey)).size).toBe(5)
  expect(art.every((entry) => entry.generationStatus.status === 'completed')).toBe(true)
}, 120_000)

test("the author's next emojis are used by the next art that is made, after skipped days (G-59)", async () => {
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-11-10', nextEmojis: ['🌊', '🌙'] })
  expect(await claimDay(viewer, '2026-11-21')).toBe(true)
  const art = await ArtworkModel.findOne({ dateKey: '2026-11-21' }).lean()
  expect(art?.emojis).toEqual(['🌊', '🌙'])
})

test('emojis that an art has used are not used again', async () => {
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-11-10', nextEmojis: ['🌊'] })
  await createArtwork(viewer, { dateKey: '2026-11-11', emojis: ['🌊'] })
  await claimDay(viewer, '2026-11-21')
  const art = await ArtworkModel.findOne({ dateKey: '2026-11-21' }).lean()
  expect(art?.emojis).toEqual([])
})

test('the author’s own emoji is added where they chose it and there is room (G-37)', async () => {
  const wanting = { artPreferences: { useEmoji: true, imgenModel: 'dall-e-2' as const } }
  const { viewer: other } = await createUser()
  const { viewer } = await createUser({ userEmoji: '☕', ...wanting })
  const { viewer: thumb } = await createUser({ userEmoji: '👍', ...wanting })
  const { viewer: unwilling } = await createUser({ userEmoji: '☕' })
  const { viewer: plain } = await createUser(wanting)
  const days: [claimer: typeof viewer, nextEmojis: string[], emojis: string[]][] = [
    [viewer, [], ['☕']],
    [viewer, ['🌊', '🌙'], ['🌊', '🌙', '☕']],
    [viewer, ['🌊', '🌙', '⭐'], ['🌊', '🌙', '⭐']],
    [viewer, ['🌊', '☕'], ['🌊', '☕']],
    [thumb, ['👍🏽'], ['👍🏽']],
    [unwilling, ['🌊'], ['🌊']],
    [plain, ['🌊'], ['🌊']],
  ]
  let dateKey = '2026-11-01'
  for (const [claimer, nextEmojis, emojis] of days) {
    await createArtwork(other, { dateKey, nextEmojis })
    dateKey = addDays(dateKey, 1)
    await claimDay(claimer, dateKey)
    expect((await ArtworkModel.findOne({ dateKey }).lean())?.emojis).toEqual(emojis)
    await ArtworkModel.deleteMany({})
    await invalidate([ART_TAG])
  }
})

test('the seed of the picture is set at the claim and not selected by default', async () => {
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  expect((await ArtworkModel.findOne().lean())?.seed).toBeUndefined()
  const art = await ArtworkModel.findOne().select('+seed').lean()
  expect(art?.seed).toMatchObject({ author: viewer.id })
  expect(art?.seed.secret).toMatch(/^[0-9a-f]{64}$/)
})

const wanting = (imgenModel: 'dall-e-2' | 'claude') => ({
  artPreferences: { useEmoji: false, imgenModel },
})

test('the author’s choice of model is stored at the claim and passed to the painter (G-52)', async () => {
  const { viewer } = await createUser(wanting('claude'))
  await claimDay(viewer, '2026-11-21')
  await updatePreferences(viewer, { imgenModel: 'dall-e-2' })
  const painter = createFakePainter()
  await runPendingWork(painter, NEVER)
  expect(painter.requests).toMatchObject([{ imgenModel: 'claude' }])
})

test('art without a stored choice of model uses the default', async () => {
  const { viewer } = await createUser(wanting('claude'))
  await claimDay(viewer, '2026-11-21')
  await ArtworkModel.updateOne({}, { $unset: { 'seed.imgenModel': 1 } })
  const painter = createFakePainter()
  await runPendingWork(painter, NEVER)
  expect(painter.requests).toMatchObject([{ imgenModel: 'dall-e-2' }])
})

test('a restart keeps the author’s choice, after ten minutes the new author’s choice counts', async () => {
  const { viewer } = await createUser(wanting('claude'))
  const { viewer: other } = await createUser(wanting('dall-e-2'))
  setClock('2026-11-21T12:00:00Z')
  await claimDay(viewer, '2026-11-21')
  const painter = createFakePainter(() => Promise.reject(new Error('out of paint')))
  for (const instant of ['2026-11-21T12:09:00Z', '2026-11-21T12:20:00Z', null]) {
    await runPendingWork(painter, NEVER)
    const failed = await readArt('2026-11-21')
    if (instant && failed) {
      setClock(instant)
      expect(await restartArt(other, failed)).toBe(true)
    }
  }
  expect(painter.requests.map(({ imgenModel, author }) => [imgenModel, author])).toEqual([
    ['claude', viewer.id],
    ['claude', viewer.id],
    ['dall-e-2', other.id],
  ])
})

test('a viewer who saw an earlier failure does not restart a later one', async () => {
  const { viewer } = await createUser()
  await claimDay(viewer, '2026-11-21')
  const failing = createFakePainter(() => Promise.reject(new Error('out of paint')))
  await runPendingWork(failing, NEVER)
  const seen = await readArt('2026-11-21')
  expect(seen && (await restartArt(viewer, seen))).toBe(true)
  await runPendingWork(failing, NEVER)
  expect(seen && (await restartArt(viewer, seen))).toBe(false)
})

test('a new author of art with a picture gets a new picture and none of the old texts and views', async () => {
  const { viewer } = await createUser()
  const { viewer: other } = await createUser()
  const authorParts = { authorQuote: 'Low tide', quoteHelp: 2, nextEmojis: ['🌊'] }
  await createArtwork(viewer, { dateKey: '2026-11-21', emojis: ['🌙'], ...authorParts })
  const fail = async (at: string) => {
    setClock(at)
    const completedAt = new Date(at)
    const $set = {
      'generationStatus.status': 'failed',
      'generationStatus.completedAt': completedAt,
    }
    await ArtworkModel.updateOne({}, { $set })
    return readArt('2026-11-21')
  }
  const restartedBy = async (by: typeof viewer, failed: Awaited<ReturnType<typeof fail>>) => {
    setClock('2026-11-21T15:00:00Z')
    expect(failed && (await restartArt(by, failed))).toBe(true)
    await runPendingWork(createFakePainter(), NEVER)
    return ArtworkModel.findOne().orFail().lean()
  }
  const artworkId = String((await ArtworkModel.findOne().orFail())._id)
  await countView(viewer, artworkId)
  const views = { total: 1, verified: 1 }
  const byAuthor = await restartedBy(viewer, await fail('2026-11-21T14:00:00Z'))
  expect(byAuthor).toMatchObject({
    ...authorParts,
    emojis: ['🌙'],
    files: { small: 'c.webp' },
    views,
  })
  const byOther = await restartedBy(other, await fail('2026-11-21T14:00:00Z'))
  expect(byOther).toMatchObject({
    authorQuote: null,
    quoteHelp: 0,
    nextEmojis: [],
    emojis: [],
    title: 'Plain of 2026-11-21',
    model: 'fake',
    createdBy: other.username,
    generationStatus: { status: 'completed' },
  })
  expect(byOther.files?.small).not.toBe('c.webp')
  // Who saw the first picture has not seen this one.
  expect(byOther.views).toEqual({ total: 0, verified: 0 })
  await countView(viewer, artworkId)
  expect(await ArtworkModel.findOne().lean()).toMatchObject({ views })
})
