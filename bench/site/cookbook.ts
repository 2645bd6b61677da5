import { COOKBOOK_TAG, MAKES_TAG } from '@/lib/cookbook/tags'
import type { Site } from '../../e2e/site'
import type { Figure } from '../figures'
import type { Pace } from '../pace'
import { measureGrowth, WITHOUT_CACHE } from './growth'
import { insertRows } from './insert-rows'
import { fillSite } from './site'

const FILE = `${'f'.repeat(32)}.webp`
const CARD = /<h2[^>]*type-name/g

/** Whether the cookbook stays as quick per recipe, and a recipe per make, when there are many. */
export async function* measureCookbook(pace: Pace): AsyncGenerator<Figure> {
  yield* measureGrowth(pace, {
    part: 'cookbook',
    counts: [20, 2000],
    fill: fillRecipes,
    targets: [
      { name: 'page of recipes', path: '/cookbook', shown: CARD },
      { name: 'search for recipes', path: '/cookbook?q=potatoes', shown: CARD },
      {
        name: 'list of recipes',
        path: '/api/recipes',
        shown: /"_id":"[0-9a-f]{24}","title"/g,
        readers: WITHOUT_CACHE,
      },
    ],
  })
  yield* measureGrowth(pace, {
    part: 'cookbook',
    counts: [3, 300],
    fill: fillMakes,
    targets: [
      {
        name: 'recipe with makes',
        path: '/cookbook/lemon-potatoes-0',
        shown: /<li[^>]*><a href="\/api\/recipes\/images/g,
      },
    ],
  })
}

export function fillRecipes(site: Site, count: number): Promise<void> {
  return fillSite(site, [COOKBOOK_TAG, MAKES_TAG], async () => {
    const { RecipeModel } = await import('@/models/recipe')
    await insertRows(RecipeModel, count, recipe)
  })
}

function fillMakes(site: Site, count: number): Promise<void> {
  return fillSite(site, [COOKBOOK_TAG, MAKES_TAG], async () => {
    const { Types } = await import('mongoose')
    const { MakeModel } = await import('@/models/make')
    const { RecipeModel } = await import('@/models/recipe')
    const { _id } = await RecipeModel.create(recipe(0))
    const userId = new Types.ObjectId()
    await MakeModel.insertMany(
      Array.from({ length: count }, (_, i) => ({
        recipeId: _id,
        userId,
        comment: 'The tin came back empty. '.repeat(4),
        rating: 5,
        picture: { full: FILE, small: FILE },
        date: new Date(Date.UTC(2026, 0, 1, 0, i)),
        confirmedAt: new Date(),
      })),
    )
  })
}

export function recipe(i: number) {
  const dateAdded = new Date(Date.UTC(2026, 0, 1, 0, i))
  return {
    title: `Lemon Potatoes ${i}`,
    slug: `lemon-potatoes-${i}`,
    time: '50 mins',
    description: 'Roasted in stock until the edges go dark. '.repeat(3),
    difficulty: 3,
    dateAdded,
    updatedAt: dateAdded,
    dateMade: '2026-01-02',
    tags: ['greek', 'vegan'],
    ingredients: Array.from({ length: 8 }, (_, k) => ({ name: `potatoes ${k}`, quantity: '1 kg' })),
    instructions: Array.from({ length: 5 }, () => 'Roast at 200 °C for 30 minutes. '.repeat(3)),
    pictures: [{ full: FILE, small: FILE, hash: 'a' }],
  }
}
