import { beforeEach, expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser } from '@/testing/factories'
import { createMakeDocument } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { countPageView, listPageViews } from '@/lib/page-views/page-views'
import { UnansweredQuestionModel } from '@/models/unanswered-question'
import { readOverview } from './overview'

const START = '2026-11-21T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => setClock(START))

test('what waits is counted by a noun, the most first', async () => {
  const { viewer } = await createAdmin()
  const { _id: recipeId } = await createRecipeDocument()
  for (const _ of [1, 2, 3]) await createMakeDocument({ recipeId, confirmedAt: null })
  const at = new Date(START)
  for (const text of ['how are you', 'what is it'])
    await UnansweredQuestionModel.create({ text, firstAt: at, lastAt: at })
  await createUser({ isAwaitingApproval: true })
  expect((await readOverview(viewer)).waiting).toEqual([
    { noun: 'make', count: 3 },
    { noun: 'unanswered question', count: 2 },
    { noun: 'sign-up', count: 1 },
  ])
})

test('news are what came since the last visit; a reload keeps them (G-166)', async () => {
  const { viewer } = await createAdmin()
  expect(await readOverview(viewer)).toMatchObject({ since: null, news: [] })
  setClock('2026-11-21T13:00:00Z')
  await createUser()
  const { _id: recipeId } = await createRecipeDocument()
  await createMakeDocument({ recipeId })
  await createMakeDocument({ recipeId, isSample: true })
  setClock('2026-11-22T12:00:00Z')
  const seen = await readOverview(viewer)
  expect(seen.since).toMatch(/^2026-11-21T12:00/)
  expect(seen.news.map(({ noun, count }) => [noun, count])).toEqual([
    ['new member', 1],
    ['make', 1],
  ])
  setClock('2026-11-22T12:20:00Z')
  expect((await readOverview(viewer)).news).toEqual(seen.news)
  setClock('2026-11-22T13:00:00Z')
  expect((await readOverview(viewer)).news).toEqual([])
})

test('the week stands beside the week before, without what is nothing in both', async () => {
  const { viewer } = await createAdmin()
  const { _id: recipeId } = await createRecipeDocument()
  await createMakeDocument({ recipeId })
  await countPageView('/about', new Headers())
  setClock('2026-11-30T12:00:00Z')
  await createUser()
  await createMakeDocument({ recipeId })
  const [all] = await listPageViews(viewer, 14)
  const { week } = await readOverview(viewer, all?.days)
  expect(week.map(({ noun, count, before }) => [noun, count, before])).toEqual([
    ['page view', 0, 1],
    // The admin came in the week before.
    ['new member', 1, 1],
    ['make', 1, 1],
  ])
})

test('each admin has visits of the own', async () => {
  const [first, second] = [await createAdmin(), await createAdmin()]
  await readOverview(first.viewer)
  setClock('2026-11-22T12:00:00Z')
  expect((await readOverview(second.viewer)).since).toBeNull()
})

test('each kind of content can be added from the overview', async () => {
  const { viewer } = await createAdmin()
  const { newEntries } = await readOverview(viewer)
  expect(newEntries.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['piece', 'item', 'recipe', 'coffee']),
  )
})
