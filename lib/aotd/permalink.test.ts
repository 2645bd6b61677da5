import { expect, test } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'
import { findArtDayPage } from './permalink'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const keyOf = (day: { dateKey: string } | null | undefined) => day?.dateKey ?? null

test('a member sees all of a day, and the art before, after and on the same day of other years', async () => {
  const anna = await createUser({ username: 'anna', userEmoji: '🦕' })
  for (const dateKey of ['2024-03-05', '2025-03-05', '2025-12-31', '2026-03-08']) {
    await createArtwork(anna.viewer, { dateKey })
  }
  await createArtwork(anna.viewer, {
    dateKey: '2026-03-05',
    title: 'Two Boats',
    authorQuote: 'Low tide',
    quoteHelp: 1,
    streak: 4,
    emojis: ['⛵'],
    views: { total: 7, verified: 2 },
    palette: [{ hex: '#112233', share: 1 }],
  })
  const page = await findArtDayPage(anna.viewer, '2026-03-05')
  const { onThisDay, ...art } = page?.art ?? {}
  expect({ ...page, art }).toEqual({
    dateKey: '2026-03-05',
    isSample: false,
    palette: [{ hex: '#112233', share: 1 }],
    title: 'Two Boats',
    createdBy: 'anna',
    userEmoji: '🦕',
    authorQuote: 'Low tide',
    quoteHelp: 1,
    previous: { dateKey: '2025-12-31', title: 'Harbour in the Morning' },
    next: { dateKey: '2026-03-08', title: 'Harbour in the Morning' },
    art: {
      streak: 4,
      carried: { days: 1, restedDays: 0 },
      emojis: ['⛵'],
      views: { total: 7, verified: 2 },
      altText: 'A harbour in the morning',
      width: 1024,
      height: 768,
      files: { full: 'b.webp', original: 'a.png' },
    },
  })
  expect(onThisDay?.map(keyOf)).toEqual(['2025-03-05', '2024-03-05'])

  const first = await findArtDayPage(anna.viewer, '2024-03-05')
  expect(first?.previous).toBeNull()
  const last = await findArtDayPage(anna.viewer, '2026-03-08')
  expect([last?.next, last?.art?.onThisDay]).toEqual([null, []])
  // The page counts no view.
  const artworks = await stored('artworks')
  expect((await artworks.findOne({ dateKey: '2024-03-05' }))?.views.total).toBe(0)
  expect(await (await stored('artviews')).countDocuments()).toBe(0)
})

test('a visitor gets title, author, quote and colours, and no word of picture and emojis (G-136)', async () => {
  const { viewer } = await createUser({ username: 'anna' })
  const palette = [{ hex: '#112233', share: 1 }]
  const quote = { authorQuote: 'Low tide', quoteHelp: 0 }
  await createArtwork(viewer, { dateKey: '2026-03-05', palette, ...quote, emojis: ['⛵'] })
  expect(await findArtDayPage(null, '2026-03-05')).toEqual({
    dateKey: '2026-03-05',
    palette,
    isSample: false,
    title: 'Harbour in the Morning',
    createdBy: 'anna',
    userEmoji: null,
    ...quote,
    previous: null,
    next: null,
    art: null,
  })
})

test('days without art, future days and invalid dates have no page; a sample has a marked one', async () => {
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-04', isSample: true })
  await createArtwork(viewer, { dateKey: '2026-03-11' })
  for (const date of ['2026-03-05', '2026-03-11', '2026-02-30', '2026-3-4', 'today', '', '*']) {
    expect(await findArtDayPage(viewer, date), date).toBeNull()
    expect(await findArtDayPage(null, date), date).toBeNull()
  }
  expect(await findArtDayPage(viewer, '2026-03-04')).toMatchObject({ isSample: true, art: {} })

  // Real art replaces a sample.
  const real = { dateKey: '2026-03-03', authorQuote: 'Low tide', title: 'Real' }
  await createArtwork(viewer, { dateKey: '2026-03-03', isSample: true })
  await createArtwork(viewer, real)
  await invalidate([ART_TAG])
  expect(await findArtDayPage(viewer, '2026-03-03')).toMatchObject({
    isSample: false,
    title: 'Real',
    authorQuote: 'Low tide',
  })
})

test('the art of a deleted account stays, without an author (G-62b)', async () => {
  const { viewer } = await createUser()
  const anna = await createUser({ username: 'anna' })
  await createArtwork(anna.viewer, { dateKey: '2026-03-05' })
  await (await stored('users')).deleteOne({ username: 'anna' })
  await accountChanged(anna.viewer.id)
  expect((await findArtDayPage(viewer, '2026-03-05'))?.createdBy).toBe('[deleted]')
})
