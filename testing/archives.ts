import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import { plainPicture } from '@/testing/pieces'

export type Contents = Record<string, string | Buffer | object>

export function zipOf(
  contents: Contents,
  options: { mode?: number; compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.isBuffer(content)
      ? content
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
    zip.addBuffer(bytes, name, options)
  }
  zip.end()
  return buffer(zip.outputStream as Readable)
}

/** A stew as each program exports it: the same title, lines, steps, time, servings, tags and note. */
export async function stewArchives(): Promise<Record<string, Buffer>> {
  const picture = await plainPicture(60, 40)
  return {
    Mealie: await zipOf({ 'database.json': MEALIE, [MEALIE_PICTURE]: picture }),
    'one recipe of Mealie': await zipOf({
      'bean-stew/bean-stew.json': MEALIE_RECIPE,
      'bean-stew/images/original.webp': picture,
    }),
    Tandoor: await zipOf({
      'Bean_Stew.zip': await zipOf({ 'recipe.json': TANDOOR, 'image.png': picture }),
    }),
    Paprika: await zipOf({
      'Bean Stew.paprikarecipe': gzipSync(
        JSON.stringify({ ...PAPRIKA, photo_data: picture.toString('base64') }),
      ),
    }),
    'Nextcloud Cookbook': await zipOf({
      'Bean Stew/recipe.json': LINKED,
      'Bean Stew/full.jpg': picture,
      'Bean Stew/thumb.jpg': picture,
    }),
    RecipeSage: await zipOf({ 'recipesage.json-ld': [SAGE] }),
  }
}

const [TITLE, DESCRIPTION, NOTE] = ['Bean Stew', 'Slow and thick.', 'Better the next day.']
const SOURCE = 'https://example.org/stew'
const STEPS = ['Soak the beans.', 'Simmer for an hour.']

const ID = '0b4c1f7e2d3a4b5c8d9e0f1a2b3c4d5e'
const MEALIE_PICTURE = 'data/recipes/0b4c1f7e-2d3a-4b5c-8d9e-0f1a2b3c4d5e/images/original.webp'
const ofRecipe = { recipe_id: ID }

const MEALIE = {
  recipes: [
    {
      id: ID,
      name: TITLE,
      description: DESCRIPTION,
      recipe_servings: 4,
      total_time: '1 hour 15 minutes',
      org_url: SOURCE,
      rating: 5,
    },
  ],
  ingredient_units: [{ id: 'u1', name: 'g' }],
  ingredient_foods: [{ id: 'f1', name: 'white beans' }],
  recipes_ingredients: [
    { ...ofRecipe, position: 1, note: '1 onion, chopped', quantity: 0 },
    { ...ofRecipe, position: 0, quantity: 250, unit_id: 'u1', food_id: 'f1' },
  ],
  recipe_instructions: [
    { ...ofRecipe, position: 0, text: STEPS[0] },
    { ...ofRecipe, position: 1, text: STEPS[1] },
  ],
  notes: [{ ...ofRecipe, title: '', text: NOTE }],
  tags: [{ id: 't1', name: 'winter' }],
  recipes_to_tags: [{ ...ofRecipe, tag_id: 't1' }],
}

const MEALIE_RECIPE = {
  name: TITLE,
  slug: 'bean-stew',
  description: DESCRIPTION,
  recipeServings: 4,
  totalTime: '1 hour 15 minutes',
  orgURL: SOURCE,
  recipeIngredient: [
    { quantity: 250, unit: { name: 'g' }, food: { name: 'white beans' }, note: '' },
    { quantity: 0, unit: null, food: null, note: '1 onion, chopped' },
  ],
  recipeInstructions: STEPS.map((text) => ({ title: '', text })),
  notes: [{ title: '', text: NOTE }],
  tags: [{ name: 'winter' }],
  rating: 5,
}

const TANDOOR = {
  name: TITLE,
  description: `${DESCRIPTION}\n\n${NOTE}`,
  keywords: [{ name: 'winter' }],
  steps: [
    {
      name: '',
      instruction: STEPS[0],
      ingredients: [{ food: { name: 'white beans' }, unit: { name: 'g' }, amount: 250, note: '' }],
    },
    {
      name: '',
      instruction: STEPS[1],
      ingredients: [{ food: { name: 'onion' }, unit: null, amount: 1, note: 'chopped' }],
    },
  ],
  working_time: 15,
  waiting_time: 60,
  servings: 4,
  source_url: SOURCE,
  rating: 5,
}

const PAPRIKA = {
  name: TITLE,
  description: DESCRIPTION,
  notes: NOTE,
  ingredients: '250 g white beans\n1 onion, chopped',
  directions: STEPS.join('\n\n'),
  total_time: '1 hr 15 min',
  servings: '4 servings',
  categories: ['winter'],
  source_url: SOURCE,
  rating: 5,
}

const LINKED = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: TITLE,
  description: `${DESCRIPTION}\n\n${NOTE}\n\nSource: ${SOURCE}`,
  recipeIngredient: ['250 g white beans', '1 onion, chopped'],
  recipeInstructions: STEPS,
  totalTime: 'PT1H15M',
  recipeYield: 4,
  keywords: 'winter',
  aggregateRating: { ratingValue: 5 },
}

const SAGE = {
  ...LINKED,
  description: DESCRIPTION,
  isBasedOn: SOURCE,
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: NOTE }],
}
