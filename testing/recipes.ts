import { now } from '@/lib/clock'
import { slugOf } from '@/lib/config/slug'
import { RecipeModel, type StoredRecipe } from '@/models/recipe'

type RecipeFields = Partial<
  Pick<
    StoredRecipe,
    | 'title'
    | 'slug'
    | 'description'
    | 'time'
    | 'difficulty'
    | 'servings'
    | 'tags'
    | 'allergens'
    | 'freeOf'
    | 'diets'
    | 'instructions'
    | 'formerSlugs'
    | 'dateAdded'
    | 'deletedAt'
    | 'createdById'
    | 'isSample'
  >
> & {
  ingredients?: { name: string; quantity: string }[]
  pictures?: { full: string; small: string; hash: string }[]
}

export function createRecipeDocument(fields: RecipeFields = {}) {
  const title = fields.title ?? 'Lemon Potatoes'
  return RecipeModel.create({
    title,
    slug: slugOf(title),
    description: 'Roasted in stock until the edges go dark.',
    time: '50 mins',
    difficulty: 3,
    ingredients: [{ name: 'lemon juice', quantity: '90 ml' }],
    instructions: ['Roast at 200 °C for 30 minutes.'],
    dateAdded: now(),
    dateMade: '2026-03-01',
    updatedAt: now(),
    ...fields,
  })
}
