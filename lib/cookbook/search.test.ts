import { expect, test } from 'vitest'
import CASES from '@/testing/recipe-cases/content-cases.json' with { type: 'json' }
import { searchRecipes } from '@/lib/cookbook/search'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'
import { RecipeModel } from '@/models/recipe'

withTestDatabase()

const at = (day: number) => new Date(Date.UTC(2026, 0, day))

async function createFour() {
  await createRecipeDocument({
    title: 'Crème Brûlée',
    time: '1 h',
    difficulty: 8,
    tags: ['dessert'],
    ingredients: [{ name: 'vanilla', quantity: '1' }],
    dateAdded: at(4),
  })
  await createRecipeDocument({
    title: 'Lemon Potatoes',
    time: '50 mins',
    difficulty: 3,
    tags: ['greek', 'vegan'],
    dateAdded: at(3),
  })
  await createRecipeDocument({
    title: 'Lemon Cake',
    time: 'overnight',
    difficulty: 5,
    tags: ['dessert', 'baking'],
    ingredients: [{ name: 'Flour', quantity: '200 g' }],
    dateAdded: at(2),
  })
  await createRecipeDocument({ title: 'Deleted Lemon', deletedAt: at(5), dateAdded: at(1) })
}

const titles = async (search: Parameters<typeof searchRecipes>[0]) =>
  (await searchRecipes(search)).rows.map(({ title }) => title)

test.each([
  ['a part of a title', { q: 'lemo' }, ['Lemon Potatoes', 'Lemon Cake']],
  ['every word, in any order', { q: 'cake lemon' }, ['Lemon Cake']],
  ['an ingredient', { q: 'FLOUR' }, ['Lemon Cake']],
  ['a tag as a word', { q: 'vegan' }, ['Lemon Potatoes']],
  ['letters without their accents', { q: 'creme brulee' }, ['Crème Brûlée']],
  ['a tag', { tag: 'dessert' }, ['Crème Brûlée', 'Lemon Cake']],
  [
    'a time, without those whose time cannot be read',
    { time: '60' },
    ['Crème Brûlée', 'Lemon Potatoes'],
  ],
  ['a difficulty', { difficulty: 'medium' }, ['Lemon Cake']],
  ['several at once', { q: 'lemon', tag: 'dessert', difficulty: 'easy' }, []],
  ['nothing but spaces', { q: '  ' }, ['Crème Brûlée', 'Lemon Potatoes', 'Lemon Cake']],
] as const)('the search finds %s, newest first', async (_what, search, expected) => {
  await createFour()
  expect(await titles(search)).toEqual(expected)
})

test('the tags of all recipes are offered, and the totals say how many there are', async () => {
  await createFour()
  const { tags, found, total } = await searchRecipes({ q: 'lemon' })
  expect(tags).toEqual(['baking', 'dessert', 'greek', 'vegan'])
  expect([found, total]).toEqual([2, 3])
})

test('pages of 24 follow each other without a gap, also when the last one seen was deleted', async () => {
  for (let day = 1; day <= 26; day++) {
    await createRecipeDocument({ title: `Recipe ${day}`, dateAdded: at(day) })
  }
  const first = await searchRecipes({})
  expect(first.rows).toHaveLength(24)
  await RecipeModel.deleteOne({ title: 'Recipe 3' })
  expect(await titles({ cursor: first.next ?? '' })).toEqual(['Recipe 2', 'Recipe 1'])
})

test('a diet finds what declares it, or what it follows from, and never what is not declared (G-154)', async () => {
  await createRecipeDocument({ title: 'Silent', tags: ['nut-free', 'vegan'], dateAdded: at(5) })
  await createRecipeDocument({ title: 'Vegan', diets: ['vegan'], dateAdded: at(4) })
  await createRecipeDocument({ title: 'Free', freeOf: ['nuts', 'peanuts'], dateAdded: at(3) })
  await createRecipeDocument({ title: 'Half', freeOf: ['nuts'], dateAdded: at(2) })
  await createRecipeDocument({ title: 'Milky', allergens: ['milk'], diets: ['vegan'] })
  expect(await titles({ diet: 'vegan' })).toEqual(['Vegan'])
  expect(await titles({ diet: 'vegetarian' })).toEqual(['Vegan'])
  expect(await titles({ diet: 'nutFree' })).toEqual(['Free'])
  expect(await titles({ diet: 'glutenFree' })).toEqual([])
})

test.each([
  ...CASES.search,
  ['possessive', "shepherd's pie", 'Shepherd Pie'],
  ['possessive without its name', 'shepherd pie', 'Shepherd’s Pie'],
  ['grave accent', 'shepherd`s', 'Shepherd’s Pie'],
  ['elision', "l'huile d'olive", 'Pain à l’huile d’olive'],
  ['umlauts as two letters', 'kaesespaetzle', 'Käsespätzle'],
  ['umlauts as one', 'kasespatzle', 'Käsespätzle'],
  ['umlauts typed', 'käsespätzle', 'Käsespätzle'],
  ['an umlaut of another word', 'muesli', 'Apfel-Müsli'],
  ['a letter of Danish', 'smoerrebroed', 'Smørrebrød'],
  ['hyphen typed', 'stir-fry', 'Stir Fry Noodles'],
  ['hyphen left out', 'stirfry', 'Stir-Fry Noodles'],
  ['hyphen of a word processor', 'stir-fry', 'Stir‑Fry Noodles'],
  ['ampersand typed', 'mac & cheese', 'Mac and Cheese'],
  ['n for and', "mac 'n' cheese", 'Mac & Cheese'],
  ['plural', 'tomatoes', 'Tomato soup'],
  ['plural in y', 'strawberries', 'Strawberry cake'],
  ['singular', 'cookie', 'Cookies'],
  ['plural of the second word', 'scrambled eggs', 'Scrambled egg'],
  ['another joining word', 'chicken with rice', 'Chicken and Rice'],
  ['commas without spaces', 'lemon,potatoes', 'Lemon Potatoes'],
  ['a slash and a full stop', 'lemon/potatoes.', 'Lemon Potatoes'],
  ['quotation marks', '“lemon potatoes”', 'Lemon Potatoes'],
])('%s: %s finds %s', async (_, q = '', title = '') => {
  await createRecipeDocument({ title })
  await createRecipeDocument({ title: 'Rice Pudding' })
  expect(await titles({ q })).toEqual([title])
})
