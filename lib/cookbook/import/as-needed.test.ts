import { expect, test } from 'vitest'
import { readRecipe } from '@/lib/cookbook/import/read-recipe'
import { createRecipeBody } from '@/lib/cookbook/schema'

const PAGE = JSON.stringify({
  '@type': 'Recipe',
  name: 'Bean Stew',
  recipeIngredient: ['250 g beans', 'salt'],
  recipeInstructions: ['Stew the beans.'],
})

test('an import with a line without an amount can be saved as it is (G-153)', () => {
  const imported = readRecipe(PAGE)
  const body = createRecipeBody.parse({ ...imported, difficulty: 3 })
  expect(body.ingredients).toEqual([
    { name: 'beans', quantity: '250 g' },
    { name: 'salt', quantity: 'as needed' },
  ])
})

test('a typed line still needs both halves', () => {
  const typed = {
    ...readRecipe(PAGE),
    difficulty: 3,
    ingredients: [{ name: 'salt', quantity: '' }],
  }
  expect(createRecipeBody.safeParse(typed).success).toBe(false)
})
