import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toImported } from '@/lib/cookbook/import/imported-recipe'
import { readNode } from '@/lib/cookbook/import/read-linked-data'
import type { ArchiveFormat } from '@/lib/cookbook/move/formats/format'
import { linkedData } from '@/lib/cookbook/move/formats/linked-data'
import { mealie, readMealieRecipe } from '@/lib/cookbook/move/formats/mealie'
import { paprika } from '@/lib/cookbook/move/formats/paprika'

async function imported({ read }: ArchiveFormat, name: string, bytes: Buffer) {
  for await (const { node } of read([{ name, read: async () => bytes }])) {
    return toImported(readNode({ ...node, description: '' }))
  }
  return null
}

const ofMealie = (fields: object) =>
  toImported(readNode({ ...readMealieRecipe({ name: 'Stew', ...fields }).node, description: '' }))

test.each([
  [{ recipeServings: 0, recipeYield: '4 servings' }, 4],
  [{ recipeServings: 0, recipeYieldQuantity: 24, recipeYield: 'cookies' }, 24],
  [{ recipe_servings: 0, recipe_yield_quantity: 0, recipe_yield: 'Für 6 Personen' }, 6],
  [{ recipeServings: 2.0, recipeYieldQuantity: 24, recipeYield: 'cookies' }, 2],
  [{ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: '' }, null],
])('the yield %j of Mealie gives %j servings', (fields, servings) => {
  expect(ofMealie(fields)).toMatchObject({ servings, leftOver: [] })
})

const CUP = { name: 'cup' }
const MILK = { name: 'milk' }

test.each([
  [{ quantity: 2, unit: CUP, food: null, note: 'flour, sifted' }, '2 cup', 'flour, sifted'],
  [{ quantity: 3, unit: null, food: null, note: 'figs' }, '3', 'figs'],
  [{ quantity: 1, unit: null, food: null, note: '2 cups flour' }, '2 cups', 'flour'],
  [{ quantity: 1, unit: null, food: null, note: 'salt' }, 'as needed', 'salt'],
  [{ quantity: 1.5, unit: CUP, food: MILK, note: 'warm' }, '1.5 cup', 'milk, warm'],
  [{ quantity: 0, unit: null, food: MILK, note: 'to taste', display: '' }, 'to taste', 'milk'],
  [{ quantity: 0.3333333333333333, unit: CUP, food: MILK, note: '' }, '1/3 cup', 'milk'],
  [{ quantity: 1.6666666666666667, unit: CUP, food: MILK, note: '' }, '1 2/3 cups', 'milk'],
  [{ quantity: 0.30000000000000004, unit: CUP, food: MILK, note: '' }, '0.3 cup', 'milk'],
  [{ quantity: 0.125, unit: CUP, food: MILK, note: '' }, '0.125 cup', 'milk'],
  [{ quantity: 2, unit: null, food: null, note: '', originalText: '4 figs' }, '4', 'figs'],
])('the row %j of Mealie has both halves', (row, quantity, name) => {
  expect(ofMealie({ recipeIngredient: [row] }).ingredients).toEqual([{ quantity, name }])
})

test('a backup of Mealie is read with its units, and lists in its steps have their lines', async () => {
  const ofRecipe = { recipe_id: 'a' }
  const tables = {
    recipes: [{ id: 'a', name: 'Stew', recipe_servings: 0, recipe_yield: '4 servings' }],
    recipes_ingredients: [{ ...ofRecipe, quantity: 2, unit_id: 'u', note: 'flour' }],
    ingredient_units: [{ id: 'u', name: 'cup' }],
    recipe_instructions: [
      { ...ofRecipe, position: 0, text: 'Mix.\n\n1. Knead\n2. Rest' },
      { ...ofRecipe, position: 1, title: 'Oven', text: 'Bake.' },
    ],
  }
  const bytes = Buffer.from(JSON.stringify(tables))
  expect(await imported(mealie, 'database.json', bytes)).toMatchObject({
    servings: 4,
    ingredients: [{ quantity: '2 cup', name: 'flour' }],
    instructions: ['Mix.', 'Knead', 'Rest', 'Oven: Bake.'],
  })
})

test.each([
  [{ summary: 'Bake', text: 'In a tin.' }, ['Bake: In a tin.']],
  [{ title: 'Oven', summary: 'Bake:', text: 'In a tin.' }, ['Oven: Bake: In a tin.']],
  [{ summary: 'Dough', text: '1. Knead\n2. Rest' }, ['Dough: Knead', 'Rest']],
  [{ summary: 'Step 1', text: 'Knead.' }, ['Knead.']],
  [{ summary: 'Rest', text: '' }, ['Rest']],
  [{ summary: '', text: 'Simmer.\n\n![pot](/api/media/recipes/x/pot.webp)' }, ['Simmer.']],
])('the step %j of Mealie has its name, and no picture', (step, instructions) => {
  expect(ofMealie({ recipeInstructions: [step] }).instructions).toEqual(instructions)
})

test.each([
  [{ nutrition: { calories: null, fatContent: '' } }, []],
  [{ nutrition: {} }, []],
  [{ nutrition: { calories: '200' } }, ['nutrition']],
  [{ tools: [{ name: 'Whisk' }] }, ['tools']],
])('of %j what is lost is %j', (fields, lost) => {
  expect(readMealieRecipe({ name: 'Stew', ...fields }).lost).toEqual(lost)
})

test('a recipe in Latin-1, and one in UTF-16, has its letters', async () => {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Käse', recipeIngredient: ['salt'] })
  const utf16 = Buffer.from(`\uFEFF${json}`, 'utf16le')
  for (const bytes of [Buffer.from(json, 'latin1'), Buffer.from(json), utf16, utf16.swap16()]) {
    expect(await imported(linkedData, 'a.json', Buffer.from(bytes))).toMatchObject({
      title: 'Käse',
    })
  }
})

test.each([
  [{ creditText: 'Aunt Anna' }, 'Source: Aunt Anna'],
  [
    { creditText: 'Anna', isBasedOn: 'https://example.org/a' },
    'Source: Anna, https://example.org/a',
  ],
  [{ creditText: 'Anna', recipeFields: {} }, ''],
])('the credit of %j is its source', async (fields, source) => {
  const json = { '@type': 'Recipe', name: 'S', recipeIngredient: ['salt'], ...fields }
  const files = [{ name: 'recipe.json', read: async () => Buffer.from(JSON.stringify(json)) }]
  for await (const { node } of linkedData.read(files)) {
    expect([node.description].flat().join()).toBe(source)
  }
})

const EXPECTED = {
  ingredients: [
    { quantity: '1', name: 'onion' },
    { quantity: '500 g', name: 'spaghetti' },
  ],
  instructions: ['Sauce: Heat the oil.', 'Pasta: Boil it.'],
  leftOver: ['Sauce:', 'Pasta:'],
}

test.each([
  ['**Sauce**', '**Pasta**'],
  ['## Sauce', '### Pasta'],
  ['[Sauce]', '[Pasta]'],
  ['--- Sauce ---', '=== Pasta ==='],
  ['Sauce:', '**Pasta:**'],
])('the groups %s and %s of any program are read', async (sauce, pasta) => {
  const lines = [sauce, '1 *onion*', pasta, '500 g [spaghetti](https://example.org)']
  const steps = [sauce, 'Heat the **oil**.', pasta, 'Boil it.']
  const ofPaprika = { name: 'S', ingredients: lines.join('\n'), directions: steps.join('\n\n') }
  const packed = gzipSync(JSON.stringify(ofPaprika))
  expect(await imported(paprika, 'a.paprikarecipe', packed)).toMatchObject(EXPECTED)
  for (const recipeInstructions of [steps, steps.map((text) => ({ '@type': 'HowToStep', text }))]) {
    const node = { '@type': 'Recipe', name: 'S', recipeIngredient: lines, recipeInstructions }
    const bytes = Buffer.from(JSON.stringify(node))
    expect(await imported(linkedData, 'S/recipe.json', bytes)).toMatchObject(EXPECTED)
  }
})

test.each([
  ['For the sauce', 'For the dough'],
  ['SAUCE', 'DOUGH'],
  ['Sauce', 'Teig'],
])('the groups %s and %s without a sign are read', async (sauce, dough) => {
  const lines = [sauce, '1 onion', 'salt', dough, '200 g flour']
  const steps = [sauce, 'Heat it.', dough, 'Knead it.']
  const expected = {
    ingredients: [{ name: 'onion' }, { name: 'salt' }, { name: 'flour' }],
    instructions: [`${sauce}: Heat it.`, `${dough}: Knead it.`],
    leftOver: [`${sauce}:`, `${dough}:`],
  }
  const fields = { name: 'S', ingredients: lines.join('\n'), directions: steps.join('\n') }
  const packed = gzipSync(JSON.stringify(fields))
  expect(await imported(paprika, 'a.paprikarecipe', packed)).toMatchObject(expected)
  const node = { '@type': 'Recipe', name: 'S', recipeIngredient: lines, recipeInstructions: steps }
  const bytes = Buffer.from(JSON.stringify(node))
  expect(await imported(linkedData, 'S/recipe.json', bytes)).toMatchObject(expected)
})

test('pictures and recipes in the steps of Paprika are left out, or are their names', async () => {
  const fields = {
    name: 'S',
    ingredients: 'salt',
    directions: 'Cook.\n[photo:1]\nAdd [recipe:Pesto].',
  }
  const packed = gzipSync(JSON.stringify(fields))
  expect(await imported(paprika, 'a.paprikarecipe', packed)).toMatchObject({
    instructions: ['Cook.', 'Add Pesto.'],
  })
})
