import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { answerQuestion } from '@/lib/assistant/answer'
import { resetCache } from '@/lib/cache'
import { now } from '@/lib/clock'
import { setSearchSources } from '@/lib/search/current-index'
import { searchSources } from '@/lib/site/search-sources'
import { writeSitemap } from '@/lib/site/sitemap'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { createMakeDocument } from '@/testing/makes'
import { createPiece } from '@/testing/pieces'
import { readRoutes } from '@/testing/read-routes'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { createStoreItem } from '@/testing/store-items'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const routes = await readRoutes()
const PUBLIC = [
  ...['/api/gallery', '/api/gallery?limit=1', '/api/store', '/api/store?limit=1'],
  ...['/api/recipes', '/api/recipes?limit=1', '/api/coffee-rate/coffees'],
  ...['/api/site-stats/full', '/api/site-stats/leaderboard', '/api/art-of-the-day/status'],
  ...['lantern', 'harbour ferry', 'harbuor', 'anna', 'everything', 'above 8', 'pieces'].map(
    (words) => `/api/search?q=${words}`,
  ),
  '/today.json',
]
const FEEDS = ['all.atom', 'all.json', 'gallery.atom', 'recipes.json', 'coffee.atom']
const QUESTIONS = [
  'How many pieces are there?',
  'Which lantern is the largest?',
  'Who made harbuor one?',
]

async function ask(address: string, user: TestUser | null, params = {}, route = address) {
  const handler = routes.get(`GET ${route.split('?')[0] ?? ''}`)
  if (!handler) throw new Error(`There is no ${route}.`)
  const answer = await callRoute(handler, address, { params, headers: user?.headers ?? {} })
  const headers = ['etag', 'x-next-cursor', 'link'].map((name) => answer.headers.get(name))
  return [address, answer.status, ...headers, await answer.text()]
}

/** All that lists, counts, finds, orders or names content, as this viewer gets it. */
async function everything(user: TestUser | null) {
  resetCache()
  setSearchSources(searchSources())
  const answers: unknown[] = []
  for (const address of PUBLIC) answers.push(await ask(address, user))
  for (const file of FEEDS) answers.push(await ask(file, user, { file }, '/feeds/[file]'))
  for (const question of QUESTIONS) {
    const viewer = user?.viewer ?? null
    answers.push(await answerQuestion({ question, turns: [], viewer }))
  }
  return [...answers, await writeSitemap()]
}

const places = (_id: Types.ObjectId) =>
  ['piece', 'item', 'recipe', 'coffee', 'art'].map((kind) => ({ kind, id: String(_id) }))

test('what is hidden, unlisted, unconfirmed, unfinished or deleted changes nothing that others see', async () => {
  setClock('2026-03-10T12:00:00Z')
  const member = await createUser({ username: 'b3n' })
  const author = await createUser({ username: 'anna' })
  await createPiece({ title: 'Harbour one', order: 5 })
  await createPiece({ title: 'Ferry two', order: 6 })
  await createStoreItem({ title: 'Lantern, print' })
  await createCoffeeEntry()
  await createArtwork(author.viewer, { dateKey: '2026-03-09', title: 'Lantern' })
  const recipe = await createRecipeDocument()
  await createMakeDocument({ recipeId: recipe._id, comment: 'With a lantern.' })
  const before = { visitor: await everything(null), member: await everything(member) }

  const deletedAt = now()
  const userId = new Types.ObjectId(author.viewer.id)
  const hidden = [
    await createStoreItem({ title: 'Lantern, unlisted', selected: false }),
    await createStoreItem({ title: 'Lantern, deleted', deletedAt }),
    await createPiece({ title: 'Deleted harbour', order: 5.5, deletedAt }),
    await createRecipeDocument({ title: 'Lantern soup', deletedAt }),
    await createCoffeeEntry({ coffeeShop: 'Lantern bar', overallRating: 9.9, deletedAt }),
    await createArtwork(author.viewer, {
      dateKey: '2026-03-08',
      title: 'Harbour with a lantern',
      deletedAt,
    }),
    await createMakeDocument({
      recipeId: recipe._id,
      comment: 'Lantern.',
      confirmedAt: null,
      userId,
    }),
  ]
  expect(await everything(member)).toEqual(before.member)
  // In a common index the word would become less rare, and the other title come first.
  for (const title of ['Harbour', 'Harbour wall', 'Harbuor']) {
    hidden.push(await createPiece({ title, order: 5.7, toShow: false }))
  }
  expect(await everything(null)).toEqual(before.visitor)

  for (const params of hidden.flatMap(({ _id }) => places(_id))) {
    const [, status] = await ask('/', null, params, '/api/share/[kind]/[id]')
    expect(status, `${params.kind} ${params.id}`).toBe(404)
  }
})
