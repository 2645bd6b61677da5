import { beforeAll, expect, test } from 'vitest'
import { searchSite } from '@/lib/search/search-site'
import { searchSiteContent } from '@/testing/site-content'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()
beforeAll(searchSiteContent)

const find = (q: string) => searchSite(null, { q })
const titlesOf = async (q: string) => (await find(q)).results.map(({ title }) => title)

test('a result has its picture, and the beginning of the sentence that it was found in', async () => {
  const { results } = await find('crush the garlic')
  const result = results.find(({ title }) => title === 'Lemon Potatoes')
  expect(result?.picture).toMatch(/^\/api\/.*\.webp$/)
  expect(result?.passage).toBe('Crush the garlic.')
})

test('a word that the site lacks is never another one in silence', async () => {
  expect((await find('chocolate')).results).toEqual([])
  expect((await find('plain')).results).toEqual([])
  const { correction, results } = await find('gulash')
  expect(correction).toEqual({ changed: 'gulash', q: 'goulash' })
  expect(results[0]?.title).toBe('Potato Goulash')
  expect((await find('goulash')).correction).toBeNull()
})

test.each([
  ['πατάτες', 'Lemon Potatoes'],
  ['Kartoffel', 'Potato Goulash'],
  ['receta con setas', 'Bread Dumplings with Mushrooms'],
  ['gâteau aux noix', 'Walnut Cake'],
])('“%s” finds “%s” as the chat does', async (q, title) => {
  expect(await titlesOf(q)).toContain(title)
})

test.each([
  ['art boat', 'Boat and Steamer, print'],
  ['coffee mug', 'Octopus, mug'],
])('“%s” finds “%s”, of which the word of another kind says what it is for', async (q, title) => {
  const titles = await titlesOf(q)
  expect(titles.filter((one) => one === title)).toHaveLength(1)
})

test('one word of three is enough where nothing has more of them', async () => {
  expect(await titlesOf('hot air loaf')).toContain('No-Knead Country Loaf')
})

test('where nothing passes, one filter is left out, which is told; never one that excludes', async () => {
  const { dropped, results, filters } = await find('vegan under 5 minutes')
  expect(dropped).toBe('under 5 minutes')
  expect(filters.map(({ label }) => label)).toEqual(['vegan'])
  expect(results.map(({ title }) => title)).toContain('Potato Goulash')
  for (const q of ['quick vegan', 'no dairy dessert']) {
    const { results: safe } = await find(q)
    expect(safe.map(({ title }) => title).join(), q).not.toMatch(/Salad|Pancake|Greens|Dumplings/)
  }
  const without = await find('dessert without eggs')
  expect(without.dropped).toBeNull()
  expect(without.results.map(({ title }) => title)).not.toContain('Walnut Cake')
})

test('an empty search offers examples that find something', async () => {
  const { offers, results } = await find('')
  expect(results).toEqual([])
  expect(offers.length).toBeGreaterThan(1)
  for (const { q } of offers) expect((await find(q)).results.length, q).toBeGreaterThan(0)
})

test('a place that nothing is in is told; the results are of other places', async () => {
  const { dropped, results } = await find('espresso in tokyo')
  expect(dropped).toBe('in tokyo')
  expect(results[0]?.title).toContain('Espresso')
  expect((await find('espresso in lisbon')).dropped).toBeNull()
  expect((await find('recipes in the cookbook')).dropped).toBeNull()
})
