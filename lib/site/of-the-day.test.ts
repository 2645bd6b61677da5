import { expect, test } from 'vitest'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { invalidate } from '@/lib/cache'
import { listOfTheDay } from '@/lib/site/of-the-day'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'

const setClock = withTestClock('2026-11-22T12:00:00Z')
withTestDatabase()

const DAYS = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']

async function titlesOf(kind: string, viewer = null as Parameters<typeof listOfTheDay>[0]) {
  const titles: (string | undefined)[] = []
  for (const day of DAYS) {
    setClock(`${day}T12:00:00Z`)
    titles.push((await listOfTheDay(viewer)).find((entry) => entry.kind === kind)?.title)
  }
  return titles
}

test('home shows a piece, a recipe and a cup, and leaves out what there is none of', async () => {
  expect(await listOfTheDay(null)).toEqual([])
  await createRecipeDocument({ title: 'Lemon Potatoes', isSample: true })
  await invalidate([COOKBOOK_TAG])
  expect(await listOfTheDay(null)).toEqual([
    {
      kind: 'recipe',
      title: 'Lemon Potatoes',
      href: '/cookbook/lemon-potatoes',
      facts: ['50 mins', 'difficulty 3/10'],
      picture: null,
      isSample: true,
    },
  ])
  const piece = await createPiece({ title: 'Quay', width: 60, height: 40 })
  const cup = await createCoffeeEntry()
  await invalidate([COFFEE_TAG])
  const [art, , coffee] = await listOfTheDay(null)
  expect(art).toMatchObject({
    kind: 'art',
    title: 'Quay',
    isWork: true,
    href: `/art/${piece._id}`,
    facts: ['anna', '2026'],
    picture: { size: { width: 60, height: 40 } },
    isSample: false,
  })
  expect(coffee).toMatchObject({
    kind: 'cup',
    title: 'Espresso',
    href: `/coffee-card-generator/${cup._id}`,
    facts: ['Corner Kiosk 12', '8.0 of 10'],
  })
})

test('each has its turn, one a day, and no day changes its mind', async () => {
  for (const title of ['One', 'Two', 'Three']) await createRecipeDocument({ title })
  await invalidate([COOKBOOK_TAG])
  const titles = await titlesOf('recipe')
  expect(new Set(titles.slice(0, 3)).size).toBe(3)
  expect(titles[3]).toBe(titles[0])
  expect(await titlesOf('recipe')).toEqual(titles)
})

test('one with a picture goes before those without', async () => {
  const pictures = [{ full: 'a.webp', small: 'b.webp', hash: 'c' }]
  await createRecipeDocument({ title: 'Plain' })
  await createRecipeDocument({ title: 'Pictured', pictures })
  await invalidate([COOKBOOK_TAG])
  expect(new Set(await titlesOf('recipe'))).toEqual(new Set(['Pictured']))
})

test('a hidden piece is never the choice of a visitor (G-64)', async () => {
  await createPiece({ title: 'For all' })
  await createPiece({ title: 'For members', toShow: false })
  expect(new Set(await titlesOf('art'))).toEqual(new Set(['For all']))
  const { viewer } = await createUser()
  expect(new Set(await titlesOf('art', viewer))).toEqual(new Set(['For all', 'For members']))
})
