const [TITLE, DESCRIPTION, NOTE] = ['Bean Stew', 'Slow and thick.', 'Better the next day.']
const SOURCE = 'https://example.org/stew'
const STEPS = ['Soak the beans.', 'Simmer for an hour.']

const ID = '0b4c1f7e2d3a4b5c8d9e0f1a2b3c4d5e'
export const MEALIE_PICTURE =
  'data/recipes/0b4c1f7e-2d3a-4b5c-8d9e-0f1a2b3c4d5e/images/original.webp'
const ofRecipe = { recipe_id: ID }

/** Version 1 has the yield as text and hyphens in no id; from 2 on there are numbers and comments. */
export function mealieTables(version: 1 | 2 | 3) {
  const yields =
    version === 1
      ? { recipe_yield: '4 servings' }
      : { recipe_servings: 4, recipe_yield_quantity: 0, recipe_yield: '' }
  return {
    alembic_version: [{ version_num: 'd7b3ce6fa31a' }],
    ...(version > 1 && { households: [{ id: 'h1', name: 'Family' }] }),
    recipes: [
      {
        id: ID,
        slug: 'bean-stew',
        name: TITLE,
        description: DESCRIPTION,
        ...yields,
        total_time: '1 hour 15 minutes',
        org_url: SOURCE,
        rating: 5,
        date_added: '2024-01-01',
      },
    ],
    ingredient_units: [{ id: 'u1', name: 'g', plural_name: 'g' }],
    ingredient_foods: [{ id: 'f1', name: 'white beans', plural_name: null, on_hand: false }],
    recipes_ingredients: [
      { ...ofRecipe, position: 1, title: '', note: '1 onion, chopped', quantity: 0 },
      { ...ofRecipe, position: 0, title: '', quantity: 250, unit_id: 'u1', food_id: 'f1' },
    ],
    recipe_instructions: [
      { ...ofRecipe, position: 0, title: '', summary: '', text: STEPS[0] },
      { ...ofRecipe, position: 1, title: '', summary: '', text: STEPS[1] },
    ],
    notes: [{ ...ofRecipe, title: '', text: NOTE }],
    recipe_nutrition: [{ ...ofRecipe, calories: '400' }],
    recipe_comments: version > 1 ? [{ ...ofRecipe, text: 'Good.' }] : [],
    tags: [{ id: 't1', name: 'winter' }],
    recipes_to_tags: [{ ...ofRecipe, tag_id: 't1' }],
    categories: [{ id: 'c1', name: 'stews' }],
    recipes_to_categories: [{ ...ofRecipe, category_id: 'c1' }],
  }
}

export const MEALIE_RECIPE = {
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
  recipeCategory: [{ name: 'stews' }],
  rating: 5,
}

export const TANDOOR = {
  name: TITLE,
  description: `${DESCRIPTION}\n\n${NOTE}`,
  keywords: [{ name: 'winter' }, { name: 'stews' }],
  internal: true,
  nutrition: { calories: 400 },
  servings_text: 'bowls',
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
}

export const PAPRIKA = {
  name: TITLE,
  description: DESCRIPTION,
  notes: NOTE,
  ingredients: '250 g white beans\n1 onion, chopped',
  directions: STEPS.join('\n\n'),
  total_time: '1 hr 15 min',
  servings: '4 servings',
  categories: ['winter', 'stews'],
  nutritional_info: '400 kcal',
  difficulty: 'Easy',
  source_url: SOURCE,
  rating: 5,
}

export const LINKED = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: TITLE,
  description: `${DESCRIPTION}\n\n${NOTE}\n\nSource: ${SOURCE}`,
  recipeIngredient: ['250 g white beans', '1 onion, chopped'],
  recipeInstructions: STEPS,
  totalTime: 'PT1H15M',
  recipeYield: 4,
  keywords: 'winter,stews',
  aggregateRating: { ratingValue: 5 },
}

export const NEXTCLOUD = {
  ...LINKED,
  aggregateRating: undefined,
  description: `${DESCRIPTION}\n\n${NOTE}`,
  url: SOURCE,
  prepTime: null,
  recipeCategory: 'stews',
  keywords: 'winter',
  tool: ['pot'],
  nutrition: { '@type': 'NutritionInformation', calories: '400' },
}

export const SAGE = {
  ...LINKED,
  '@context': 'http://schema.org',
  identifier: 'b1',
  description: DESCRIPTION,
  image: ['https://example.org/stew.jpg'],
  recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  recipeYield: '4 servings',
  recipeCategory: ['winter', 'stews'],
  keywords: undefined,
  creditText: '',
  isBasedOn: SOURCE,
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: NOTE }],
}
