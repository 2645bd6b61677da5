import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { listOfTheDay } from '@/lib/site/of-the-day'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { createPiece } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'

const setClock = withTestClock('2026-11-22T12:00:00Z')
withTestDatabase()

const DAYS = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']

async function titlesOf(kind: string, days = DAYS) {
  const titles: (string | undefined)[] = []
  for (const day of days) {
    setClock(day.includes('T') ? day : `${day}T12:00:00Z`)
    titles.push((await listOfTheDay()).find((entry) => entry.kind === kind)?.title)
  }
  return titles
}

async function paint(dateKey: string, hex: string): Promise<void> {
  const { viewer } = await createUser()
  const accent = { light: '#107766', dark: '#66beaa' }
  await createArtwork(viewer, { dateKey, palette: [{ hex, share: 1 }], accent })
  await invalidate([ART_TAG])
}

const idOf = (instant: string) => Types.ObjectId.createFromTime(Date.parse(instant) / 1000)

/** Three pieces that were added long ago. */
async function hangThree(): Promise<void> {
  const colours = { Red: '#c02020', Green: '#20a040', Blue: '#2040c0' }
  for (const [i, [title, colour]] of Object.entries(colours).entries()) {
    await createPiece({ title, colour, _id: idOf(`2026-01-0${i + 1}T00:00:00Z`) })
  }
}

test('home shows a piece, a recipe and a cup, and leaves out what there is none of', async () => {
  expect(await listOfTheDay()).toEqual([])
  await createRecipeDocument({ title: 'Lemon Potatoes', isSample: true })
  await invalidate([COOKBOOK_TAG])
  expect(await listOfTheDay()).toEqual([
    {
      kind: 'recipe',
      purpose: 'to cook',
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
  const [art, , coffee] = await listOfTheDay()
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

test('the choice changes with the art day, not at midnight', async () => {
  for (const title of ['One', 'Two']) await createRecipeDocument({ title })
  await invalidate([COOKBOOK_TAG])
  const [before, midnight, next] = await titlesOf('recipe', [
    '2026-11-22T23:59:00Z',
    '2026-11-23T04:49:00Z',
    '2026-11-23T04:50:00Z',
  ])
  expect(midnight).toBe(before)
  expect(next).not.toBe(before)
})

test('the piece nearest in colour to the picture is shown, and then the next nearest', async () => {
  await hangThree()
  await paint('2026-11-22', '#3050d0')
  expect(await titlesOf('art')).toEqual(['Blue', 'Red', 'Green', 'Blue'])
  await paint('2026-11-24', '#d03030')
  expect(await titlesOf('art', DAYS.slice(2))).toEqual(['Red', 'Green'])
})

test('what is added or hung during a day changes nothing before the next one', async () => {
  await hangThree()
  await paint('2026-11-22', '#3050d0')
  await createPiece({ title: 'Bluer', colour: '#3050d0', _id: idOf('2026-11-22T13:00:00Z') })
  expect(await titlesOf('art', ['2026-11-22T14:00:00Z'])).toEqual(['Blue'])
  await paint('2026-11-23', '#3050d0')
  expect(await titlesOf('art', ['2026-11-23'])).toEqual(['Bluer'])
})

test('a hidden piece is never the choice, for members neither (G-64)', async () => {
  await createPiece({ title: 'For all' })
  await createPiece({ title: 'For members', toShow: false })
  expect(new Set(await titlesOf('art'))).toEqual(new Set(['For all']))
})
