import { beforeEach, expect, test } from 'vitest'
import { createArtwork, createUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { trackDependencies } from '@/lib/pages/dependency-tracking'
import { createFakePainter } from '@/testing/fake-painter'
import { ArtworkModel } from '@/models/artwork'
import { claimDay } from '@/lib/aotd/painting/claim'
import { findTeaser, getDayColours, getTodayPage } from './info'
import { countView } from './views'
import { runPendingWork } from '@/lib/aotd/painting/worker'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const NEVER = new AbortController().signal
const DAY = '2026-11-21'

test('rendering the page claims nothing and counts no view, for any viewer (G-47)', async () => {
  const { viewer } = await createUser()
  const unverified = await createUser({ emailVerified: false })
  const statusOf = async (reader: typeof viewer | null) =>
    (await getTodayPage(reader)).status.generationStatus
  expect(await statusOf(null)).toBe('unauthorized')
  expect(await statusOf(unverified.viewer)).toBe('unverified')
  expect(await statusOf(viewer)).toBe('not_started')
  expect(await ArtworkModel.countDocuments()).toBe(0)
  await createArtwork(viewer, { dateKey: DAY })
  await getTodayPage(viewer)
  expect((await ArtworkModel.findOne().lean())?.views).toEqual({ total: 0, verified: 0 })
})

test('the page of completed art shows its details to members only', async () => {
  const { viewer } = await createUser()
  await claimDay(viewer, DAY)
  expect(await getTodayPage(viewer)).toMatchObject({
    dateKey: DAY,
    info: null,
    status: { generationStatus: 'pending' },
  })
  await runPendingWork(createFakePainter(), NEVER)
  expect(await getTodayPage(viewer)).toMatchObject({
    info: { title: 'Plain of 2026-11-21', hasPermission: true, width: 64, height: 48 },
    status: { generationStatus: 'completed' },
  })
  expect((await getTodayPage(null)).info).toBeNull()
})

test('a member’s page is read by tags alone, and shows a view as soon as it is counted', async () => {
  const { viewer } = await createUser()
  const art = await createArtwork(viewer, { dateKey: DAY })
  const read = await trackDependencies(async () => {
    expect((await getTodayPage(viewer)).info?.views).toEqual({ total: 0, verified: 0 })
  })
  expect(read.isUntagged).toBe(false)
  await countView(viewer, String(art._id))
  expect((await getTodayPage(viewer)).info?.views).toEqual({ total: 1, verified: 1 })
})

test('the page lists birthday users to members, and the priority to birthday users', async () => {
  setClock('2026-11-21T05:00:00Z')
  const { viewer } = await createUser()
  await createUser({ username: 'b1rthd4y', birthday: new Date('2000-11-21T00:00:00Z') })
  expect((await getTodayPage(viewer)).status).toMatchObject({
    generationStatus: 'birthday_priority',
    usersWithBirthdays: ['b1rthd4y'],
  })
  expect((await getTodayPage(null)).status.usersWithBirthdays).toEqual([])
})

test('a failure that the next call will restart is not shown before that call (G-50)', async () => {
  const { viewer } = await createUser()
  await createArtwork(viewer, {
    dateKey: DAY,
    tries: 1,
    generationStatus: {
      status: 'failed',
      message: 'Art generation failed.',
      state: 'error',
      startedAt: new Date('2026-11-21T11:58:00Z'),
      completedAt: new Date('2026-11-21T11:59:30Z'),
      error: 'No.',
    },
  })
  const shown = async () => (await getTodayPage(viewer)).status
  expect(await shown()).toMatchObject({ generationStatus: 'failed', generationElapsedTime: 90 })
  setClock('2026-11-21T12:00:30Z')
  expect(await shown()).toMatchObject({ generationStatus: 'not_started', error: null })
})

test('the colours are those of the newest completed art, else the site’s defaults', async () => {
  expect(await getDayColours()).toMatchObject({
    day: null,
    accent: { light: '#107766', dark: '#66beaa' },
  })
  const { viewer } = await createUser()
  setClock('2026-11-20T12:00:00Z')
  await claimDay(viewer, '2026-11-20')
  await runPendingWork(createFakePainter(), NEVER)
  setClock('2026-11-21T12:00:00Z')
  await claimDay(viewer, DAY)
  const colours = await getDayColours()
  expect(colours).toMatchObject({
    day: { dateKey: '2026-11-20', isSample: false },
    accent: { light: '#0b7765' },
  })
  expect(colours.palette).toHaveLength(5)
})

test('the teaser shows the newest completed art to members only', async () => {
  const { viewer } = await createUser({ username: 'l4pi5' })
  await createArtwork(viewer, { dateKey: '2026-11-20', emojis: ['⛵'] })
  expect(await findTeaser(null)).toBeNull()
  expect(await findTeaser(viewer)).toEqual({
    title: 'Harbour in the Morning',
    createdBy: 'l4pi5',
    userEmoji: null,
    dateKey: '2026-11-20',
    altText: 'A harbour in the morning',
    emojis: ['⛵'],
    filename: 'c.webp',
    width: 1024,
    height: 768,
    isSample: false,
  })
})

test('before the first art there is no teaser', async () => {
  const { viewer } = await createUser()
  expect(await findTeaser(viewer)).toBeNull()
})
