import { expect, test } from 'vitest'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { readRecipe } from '@/lib/cookbook/import/read-recipe'
import { LIST_CASES } from '@/testing/recipe-cases/imported-lists'
import { SHAPE_CASES } from '@/testing/recipe-cases/imported-shapes'

test.each([...LIST_CASES, ...SHAPE_CASES])('%s', (_name, text, expected) => {
  expect(readRecipe(text)).toMatchObject(expected)
})

function recipe(more: Record<string, unknown>): string {
  return JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...more })
}

test('20 shapes are tried', () => {
  expect(SHAPE_CASES.length).toBeGreaterThanOrEqual(20)
})

test('hostile: markup in texts becomes plain text', () => {
  const read = readRecipe(
    recipe({
      name: '<img src=x onerror=alert(1)>Soup<script>alert(2)</script>',
      description: '&lt;script&gt;alert(3)&lt;/script&gt;Good',
      recipeInstructions: ['<a href="javascript:alert(4)">Boil</a>'],
    }),
  )
  expect(read).toMatchObject({ title: 'Soup', description: 'Good', instructions: ['Boil'] })
})

test('hostile: __proto__ and constructor change nothing', () => {
  const read = readRecipe(
    '{"@type":"Recipe","name":"Soup","__proto__":{"tags":["x"],"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  )
  expect(read?.tags).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('hostile: nesting of 20,000 levels is given up', () => {
  const deep = '{"@graph":['.repeat(20_000) + recipe({}) + ']}'.repeat(20_000)
  expect(readRecipe(deep)).toBeNull()
  expect(readRecipe('['.repeat(100_000))).toBeNull()
})

test('hostile: too long a text is refused before it is read', () => {
  expect(readRecipe(' '.repeat(IMPORT_LIMITS.characters) + recipe({}))).toBeNull()
})

test('hostile: thousands of lines and steps are cut to what a recipe may have', () => {
  const read = readRecipe(
    recipe({
      name: 'x'.repeat(5000),
      description: 'y'.repeat(50_000),
      recipeIngredient: Array.from({ length: 1000 }, (_, index) => `${index} g ${'z'.repeat(300)}`),
      recipeInstructions: Array.from({ length: 500 }, () => 'w'.repeat(2000)),
      keywords: Array.from({ length: 500 }, (_, index) => `${'k'.repeat(40)}${index}`).join(),
    }),
  )
  expect(read?.title).toHaveLength(RECIPE_FIELDS.title.max)
  expect(read?.description).toHaveLength(RECIPE_FIELDS.description.max)
  expect(read?.ingredients).toHaveLength(RECIPE_LIMITS.ingredients)
  expect(read?.ingredients[0]?.name).toHaveLength(RECIPE_LIMITS.ingredient)
  expect(read?.instructions).toHaveLength(RECIPE_LIMITS.steps)
  expect(read?.instructions[0]).toHaveLength(RECIPE_LIMITS.step)
  expect(read?.tags.length).toBeLessThanOrEqual(RECIPE_FIELDS.tags.max)
  expect(read?.leftOver).toContainEqual(expect.stringMatching(/^Title, after 120 characters: x+$/))
  expect(read?.leftOver).toContainEqual(expect.stringMatching(/^Ingredient beyond 100: 100 g z/))
})

test('hostile: other types than texts are left out', () => {
  const read = readRecipe(
    recipe({
      name: { '@value': 'Soup' },
      description: 7,
      recipeIngredient: [null, 3, true, {}, [['1 onion']]],
      recipeInstructions: [null, { '@type': 'HowToStep' }, 5, { text: {} }],
      recipeYield: { a: 1 },
      totalTime: ['PT5M', null],
      keywords: [{ name: 'vegan' }, null],
    }),
  )
  expect(read).toMatchObject({
    title: 'Soup',
    description: '',
    ingredients: [{ quantity: '1', name: 'onion' }],
    instructions: [],
    servings: null,
    time: '5 mins',
    tags: ['vegan'],
  })
})

test('hostile: control characters and changed directions are taken out', () => {
  const read = readRecipe(recipe({ name: 'So\u0000u\u202Ep\u0007', description: 'a\u0000b' }))
  expect(read).toMatchObject({ title: 'Soup', description: 'ab' })
})

test('hostile: figures without measure are no servings and no time', () => {
  expect(readRecipe(recipe({ recipeYield: '1e9', totalTime: 'PT999999999H' }))).toMatchObject({
    servings: null,
    time: '',
  })
  expect(readRecipe(recipe({ recipeYield: -4, totalTime: `PT${'9'.repeat(400)}M` }))).toMatchObject(
    {
      servings: null,
      time: '',
    },
  )
})

test('hostile: texts that make patterns slow come to an end', () => {
  for (const text of [
    '<'.repeat(300_000),
    '<script type="application/ld+json">'.repeat(8000),
    '&'.repeat(300_000),
    recipe({ recipeInstructions: '<p '.repeat(50_000) }),
    recipe({ recipeIngredient: ['1 '.repeat(100_000)] }),
    recipe({ name: ' \t'.repeat(100_000) }),
    `S\nMethod\n${'Stew\n'.repeat(200_000)}Ingredients\n${'a:\n'.repeat(200_000)}1 onion\nMethod\nStew`,
    `S\n${'1 egg\n'.repeat(20_000)}Method\nStew`,
    `S\nIngredients\n${'but-\n'.repeat(20_000)}Method\nStew`,
    `S\nIngredients: ${'1 egg, '.repeat(200_000)}\nMethod\n${'Stew\n'.repeat(200_000)}`,
    `<div itemscope itemtype="https://schema.org/Recipe">${'<p itemprop="name">'.repeat(10_000)}`,
  ]) {
    expect(readRecipe(text)?.ingredients.length ?? 0).toBeLessThanOrEqual(RECIPE_LIMITS.ingredients)
  }
})

// Where each letter begins anew, one of these takes longer than a test may run.
test.each([
  ['no end', recipe({ recipeInstructions: [`${'a'.repeat(400_000)}.b`] })],
  ['dots', recipe({ recipeInstructions: [{ name: `${'.'.repeat(400_000)}x`, text: 'Mix' }] })],
  ['marks', `S\nIngredients\n1 egg\nMethod\n${'# '.repeat(400_000)}x`],
])('hostile: a long text takes no time that grows with its square: %s', (_, text) => {
  expect(readRecipe(text)).not.toBeNull()
})

test('a long step is cut between its sentences, and nothing of it is lost', () => {
  const step = `${'Add 1.5 l of milk and stir. '.repeat(50)}Serve.`
  const { instructions = [] } = readRecipe(recipe({ recipeInstructions: [step] })) ?? {}
  expect(instructions.length).toBeGreaterThan(1)
  expect(instructions.join(' ')).toBe(step)
  for (const piece of instructions) expect(piece).toMatch(/^(?:Add|Serve).*\.$/)
})

test('categories in one text are a tag each', () => {
  const tags = { recipeCategory: 'Soups, Stews', recipeCuisine: ['Greek, Turkish', 'Cretan'] }
  const expected = ['soups', 'stews', 'greek', 'turkish', 'cretan', 'quick']
  expect(readRecipe(recipe({ ...tags, keywords: 'quick' }))?.tags).toEqual(expected)
})

test('hostile: addresses in it are never part of what is read', () => {
  const read = readRecipe(
    recipe({ image: 'https://example.org/a.png', url: 'javascript:alert(1)', author: 'x' }),
  )
  expect(JSON.stringify(read)).not.toMatch(/example\.org|javascript/)
})

test.each([
  '',
  '   ',
  'hello',
  '{}',
  '[]',
  'null',
  '"Recipe"',
  '<p>no recipe</p>',
  '{"@type":"Person"}',
])('nothing is found in %s', (text) => {
  expect(readRecipe(text)).toBeNull()
})
