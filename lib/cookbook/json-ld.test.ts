import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { slugOf } from '@/lib/config/slug'
import { recipeJsonLd } from '@/lib/cookbook/json-ld'
import type { Make } from '@/lib/cookbook/makes/schema'
import { SAMPLE_RECIPES } from '@/lib/cookbook/sample'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { printJsonLd } from '@/lib/pages/json-ld'

const SITE = 'https://example.org'

function shown(part: Partial<ShownRecipe> = {}): ShownRecipe {
  return {
    _id: '65a000000000000000000000',
    title: 'Lemon Potatoes',
    slug: 'lemon-potatoes',
    createdBy: 'anna',
    chef: { userId: null, username: 'anna' },
    description: 'Roasted.',
    dateAdded: '2026-03-10T12:00:00.000Z',
    updatedAt: '2026-03-12T12:00:00.000Z',
    dateMade: '2026-03-09',
    time: '1 h 20 mins',
    difficulty: 3,
    servings: 4,
    tags: ['greek', 'vegan'],
    allergens: [],
    freeOf: ['milk'],
    diets: ['vegan'],
    images: ['a.webp'],
    smallImages: ['b.webp'],
    ingredients: [{ name: 'lemon juice', quantity: '90 ml' }],
    instructions: ['Peel.', 'Roast.'],
    isSample: false,
    ...part,
  }
}

function made(rating: number | null, confirmed = true): Make {
  return {
    _id: '1',
    author: 'ben',
    date: '2026-03-11T12:00:00.000Z',
    comment: 'Good.',
    image: 'c.webp',
    smallImage: 'd.webp',
    rating,
    confirmed,
  }
}

test('a recipe has the required and recommended fields of schema.org/Recipe', () => {
  expect(recipeJsonLd(shown(), [made(5), made(4), made(null), made(1, false)], SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lemon Potatoes',
    url: 'https://example.org/cookbook/lemon-potatoes',
    author: { '@type': 'Person', name: 'anna' },
    datePublished: '2026-03-10',
    dateModified: '2026-03-12',
    description: 'Roasted.',
    image: ['https://example.org/api/recipes/images/65a000000000000000000000/a.webp'],
    totalTime: 'PT1H20M',
    recipeYield: '4',
    keywords: 'greek, vegan',
    suitableForDiet: [
      'https://schema.org/VegetarianDiet',
      'https://schema.org/VeganDiet',
      'https://schema.org/LowLactoseDiet',
    ],
    recipeIngredient: ['90 ml lemon juice'],
    recipeInstructions: [
      { '@type': 'HowToStep', position: 1, text: 'Peel.' },
      { '@type': 'HowToStep', position: 2, text: 'Roast.' },
    ],
    // Of confirmed makes that have one (G-123).
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: '4.5',
      ratingCount: 2,
      bestRating: 5,
      worstRating: 1,
    },
  })
})

test('what a recipe does not have is left out', () => {
  const bare = shown({
    description: '',
    time: '',
    servings: null,
    tags: [],
    images: [],
    freeOf: [],
    diets: [],
  })
  const keys = Object.keys(recipeJsonLd(bare, [], SITE))
  for (const key of [
    'description',
    'totalTime',
    'recipeYield',
    'keywords',
    'suitableForDiet',
    'image',
    'aggregateRating',
  ]) {
    expect(keys).not.toContain(key)
  }
})

/** Recommended by search engines; recipes of this site do not have them. */
const NOT_KEPT =
  /"(nutrition\.calories|recipeCategory|recipeCuisine|itemListElement|video|image|name|url)"/

async function issuesOf(item: Record<string, unknown>): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: { Recipe: [structuredClone(item)] } })
  return issues
    .filter((issue) => issue.severity === 'ERROR' || !NOT_KEPT.test(issue.issueMessage))
    .map((issue) => issue.issueMessage)
}

test.each(SAMPLE_RECIPES)(
  'the sample $title has all that search engines ask for',
  async (sample) => {
    const recipe = shown({
      ...sample,
      slug: slugOf(sample.title),
      chef: { userId: null, username: sample.chef },
      tags: [...sample.tags],
      instructions: [...sample.instructions],
      ingredients: sample.ingredients.map(([name, quantity]) => ({ name, quantity })),
    })
    const item = recipeJsonLd(recipe, [made(5)], SITE)
    expect(await issuesOf(item)).toEqual([])
    expect(item.recipeIngredient).toHaveLength(sample.ingredients.length)
    expect(item.recipeInstructions).toHaveLength(sample.instructions.length)
  },
)

test('a text cannot end the script element', () => {
  const text = printJsonLd(recipeJsonLd(shown({ title: '</script><script>alert(1)' }), [], SITE))
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)')
})

test('an ingredient without an amount is its name alone (G-153)', () => {
  const ingredients = [{ name: 'salt', quantity: 'as needed' }]
  expect(recipeJsonLd(shown({ ingredients }), [], SITE)).toMatchObject({
    recipeIngredient: ['salt'],
  })
})
