import { expect, test } from 'vitest'
import { ingredientsOf } from '@/lib/cookbook/cook-mode/step-ingredients'

const NAMES = [
  'potatoes, waxy',
  'lemon juice',
  'olive oil',
  'stock',
  'garlic',
  'dried oregano',
  'salt',
  'bay leaves',
  'wheat flour',
  'rye flour',
]

test.each([
  ['Peel the potatoes and cut them into wedges.', ['potatoes, waxy']],
  [
    'Whisk the juice, oil, stock, crushed garlic, oregano and salt in the tin.',
    ['lemon juice', 'olive oil', 'stock', 'garlic', 'dried oregano', 'salt'],
  ],
  ['Add one potato and the bay leaf.', ['potatoes, waxy', 'bay leaves']],
  ['Mix in the rye flour.', ['rye flour']],
  ['Mix in the flour.', ['wheat flour', 'rye flour']],
  ['Boil the saltwater in a stockpot.', []],
  ['Roast for 20 minutes more, until the stock is gone and the edges are dark.', []],
  ['When the stock boils, add the potatoes.', ['potatoes, waxy']],
  ['Cook until the potatoes are soft and add the salt.', ['salt']],
  ['Remove the bay leaves and stir in the olive oil.', ['olive oil']],
  ['Stir the oil in without the salt.', ['olive oil']],
  ['Add the stock and simmer until the stock is gone.', ['stock']],
])('%s', (step, names) => {
  const ingredients = NAMES.map((name) => ({ name }))
  expect(ingredientsOf(step, ingredients).map(({ name }) => name)).toEqual(names)
})
