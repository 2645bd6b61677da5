import { expect, test } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { invalidate } from '@/lib/cache'
import { getHomeBoard } from './leaderboard'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

/** One artwork each, of as many authors, on the first days of a month. */
async function createAuthors(month: string, count: number): Promise<void> {
  for (let day = 1; day <= count; day++) {
    const { viewer } = await createUser()
    await createArtwork(viewer, { dateKey: `${month}-${String(day).padStart(2, '0')}` })
  }
  await invalidate([ART_TAG])
}

test('home opens on the present year with its first five authors (G-63)', async () => {
  await createAuthors('2026-03', 7)
  await createAuthors('2024-03', 1)
  const board = await getHomeBoard({})
  expect(board).toMatchObject({ year: '2026', isWhole: false, total: 7 })
  expect(board.authors).toHaveLength(5)
  expect(board.years).toEqual(['2026', '2024'])
  expect(board.emptyYears).toEqual(['2025', '2023'])
})

test('the URL of home selects another year, all years or all authors', async () => {
  await createAuthors('2026-03', 7)
  await createAuthors('2024-03', 1)
  expect(await getHomeBoard({ year: '2024' })).toMatchObject({ year: '2024', total: 1 })
  expect(await getHomeBoard({ year: '2023' })).toMatchObject({ authors: [], total: 0 })
  const whole = await getHomeBoard({ year: 'all', authors: 'all' })
  expect(whole).toMatchObject({ year: 'all', isWhole: true, total: 8 })
  expect(whole.authors).toHaveLength(8)
})

test('a URL with an unknown year opens the present year', async () => {
  for (const year of ['2022', '2027', '', 'x', ['2024', '2023'], undefined]) {
    expect((await getHomeBoard({ year, authors: 'some' })).year).toBe('2026')
  }
})

test('with five authors there is no link to more', async () => {
  await createAuthors('2026-03', 5)
  expect(await getHomeBoard({ authors: 'all' })).toMatchObject({ isWhole: false, total: 5 })
})

test('the year follows the art day: on 1 January until 04:50 UTC it is the old one (G-45)', async () => {
  await createAuthors('2026-12', 1)
  setClock('2027-01-01T04:49:59Z')
  expect(await getHomeBoard({})).toMatchObject({ year: '2026', total: 1 })
  setClock('2027-01-01T04:50:00Z')
  expect(await getHomeBoard({})).toMatchObject({ year: '2027', total: 0 })
})

test('home knows the newest year with art, and whether samples are left out (G-135)', async () => {
  await createAuthors('2024-03', 1)
  expect(await getHomeBoard({})).toMatchObject({ latestYear: '2024', hasSamples: false })
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-01', isSample: true })
  await invalidate([ART_TAG])
  expect(await getHomeBoard({})).toMatchObject({ latestYear: '2024', hasSamples: true, total: 0 })
})
