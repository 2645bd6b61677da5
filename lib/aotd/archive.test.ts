import { expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'
import { findArchiveYear, listArtDays, listShownDays } from './archive'
import { themeOf } from '@pochade/painter/themes'
import { PAINTER_VERSION, THEMES_SINCE } from '@pochade/painter/version'
import { themeLine } from '@/lib/aotd/catalogue'
import { ART_TAG } from '@/lib/aotd/tags'
import { DEFAULT_PALETTE } from '@/lib/config/colours'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const keys = async () => (await listArtDays()).map(({ dateKey }) => dateKey)

test('a day is listed once its art is completed, up to today, real art before a sample', async () => {
  setClock('2026-03-10T12:00:00Z')
  const { viewer } = await createUser()
  const palette = [{ hex: '#112233', share: 1 }]
  await createArtwork(viewer, { dateKey: '2026-03-02', isSample: true, title: 'Made up' })
  await createArtwork(viewer, { dateKey: '2026-03-02', title: 'Real', palette })
  await createArtwork(viewer, { dateKey: '2026-03-01', isSample: true, title: 'Sample' })
  await createArtwork(viewer, { dateKey: '2026-03-10' })
  await createArtwork(viewer, { dateKey: '2026-03-11' })
  await createArtwork(viewer, { dateKey: '2026-03-03', deletedAt: new Date('2026-03-04') })
  await createArtwork(viewer, { dateKey: '2026-03-04', files: null })
  await createArtwork(viewer, { dateKey: '2026-03-05' })
  const artworks = await stored('artworks')
  const $set = { 'generationStatus.status': 'failed' }
  await artworks.updateOne({ dateKey: '2026-03-05' }, { $set })
  const days = await listArtDays()
  expect(days.map(({ dateKey }) => dateKey)).toEqual(['2026-03-01', '2026-03-02', '2026-03-10'])
  const picture = expect.stringMatching(/\.webp$/)
  expect(days[0]).toMatchObject({
    dateKey: '2026-03-01',
    title: 'Sample',
    isSample: true,
    picture,
    palette: DEFAULT_PALETTE,
  })
  const real = { dateKey: '2026-03-02', title: 'Real', palette, isSample: false, picture }
  expect(days[1]).toMatchObject(real)

  // The art day changes at 04:50 UTC (G-45), which invalidates the cache.
  setClock('2026-03-11T04:49:59Z')
  expect(await keys()).not.toContain('2026-03-11')
  setClock('2026-03-11T04:50:00Z')
  expect(await keys()).toContain('2026-03-11')
  await artworks.deleteMany({ dateKey: '2026-03-11' })
  await invalidate([ART_TAG])
  expect(await keys()).not.toContain('2026-03-11')
})

test('all who may see the same read one list of the days, not a copy each', async () => {
  setClock('2026-03-10T12:00:00Z')
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-02' })
  await invalidate([ART_TAG])
  const days = await listArtDays()
  expect(days).toHaveLength(1)
  expect(await listShownDays(null)).toBe(days)
  expect(await listShownDays(viewer)).toBe(days)
})

test('the archive runs from the first year with art to the year of the present art day', async () => {
  setClock('2026-01-01T04:49:59Z')
  const { viewer } = await createUser()
  expect(await findArchiveYear(viewer)).toEqual({ year: 2025, years: [2025], months: [] })
  await createArtwork(viewer, { dateKey: '2023-12-31' })
  await createArtwork(viewer, { dateKey: '2025-02-27' })
  await createArtwork(viewer, { dateKey: '2025-02-28' })
  await createArtwork(viewer, { dateKey: '2025-11-01' })
  await invalidate([ART_TAG])
  const years = [2025, 2024, 2023]
  expect(await findArchiveYear(viewer)).toMatchObject({ year: 2025, years })

  setClock('2026-03-10T12:00:00Z')
  const present = await findArchiveYear(viewer)
  expect(present).toEqual({ year: 2026, years: [2026, ...years], months: [] })
  expect(await findArchiveYear(viewer, '2023')).toMatchObject({ months: [{ month: 12 }] })
  expect((await findArchiveYear(viewer, '2025'))?.months).toMatchObject([
    { month: 11, days: [{ dateKey: '2025-11-01' }] },
    { month: 2, days: [{ dateKey: '2025-02-28' }, { dateKey: '2025-02-27' }] },
  ])
  for (const year of ['2022', '2027', '', 'abc', '02025', '2025.0', ' 2025']) {
    expect(await findArchiveYear(viewer, year), year).toBeNull()
  }
})

test('visitors get titles and colours of the archive, without pictures', async () => {
  setClock('2026-03-10T12:00:00Z')
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-02' })
  await invalidate([ART_TAG])
  const [month] = (await findArchiveYear(null))?.months ?? []
  expect(month?.days).toEqual([
    {
      dateKey: '2026-03-02',
      title: 'Harbour in the Morning',
      isSample: false,
      palette: expect.any(Array),
    },
  ])
})

test('a month tells its theme where a picture without emojis follows it', async () => {
  setClock('2026-03-10T12:00:00Z')
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-02', painterVersion: PAINTER_VERSION })
  await createArtwork(viewer, { dateKey: '2026-02-02', painterVersion: THEMES_SINCE - 1 })
  const emojis = ['🦊']
  await createArtwork(viewer, { dateKey: '2026-01-02', painterVersion: PAINTER_VERSION, emojis })
  await invalidate([ART_TAG])
  const themes = (await findArchiveYear(viewer, '2026'))?.months.map(({ theme }) => theme)
  expect(themes).toEqual([themeLine(themeOf('2026-03-02')), null, null])
})
