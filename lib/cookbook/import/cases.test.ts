import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isoDuration, minutesOf } from '@/lib/cookbook/time'
import { COPIED_CASES } from '@/testing/recipe-cases/imported-copies'
import { IMPORTED_CASES, TIME_CASES } from '@/testing/recipe-cases/imported-cases'
import { PARTS_CASES } from '@/testing/recipe-cases/imported-parts'
import { PAGE_KINDS, PROPERTY_KINDS } from '@/testing/recipe-cases/imported-kinds'
import {
  HEADING_KINDS,
  LINES_THAT_GO_ON,
  TEXT_CASES,
  TEXT_KINDS,
} from '@/testing/recipe-cases/imported-texts'
import { SURROUNDED_CASES } from '@/testing/recipe-cases/imported-surroundings'
import { readRecipe } from './read-recipe'

const FOLDER = path.resolve('testing/recipe-cases/import')

test.each(IMPORTED_CASES)('%s', (file, expected) => {
  expect(readRecipe(readFileSync(path.join(FOLDER, file), 'utf8'))).toMatchObject(expected)
})

test('a page of 2.4 MB, and one of 4.9 MB, is read', () => {
  const page = readFileSync(path.join(FOLDER, 'page-ld-semicolon.html'), 'utf8')
  for (const length of [2_380_000, 4_900_000]) {
    const padding = `<script>var a = "${'x<p '.repeat(length / 4)}"</script>`
    const padded = page.replace('</head>', () => `${padding}</head>`)
    expect(readRecipe(padded)).toMatchObject({ title: 'Bean Stew', time: '40 mins' })
  }
})

test('one long text is whole, in pieces that end with sentences', () => {
  const text = readFileSync(path.join(FOLDER, 'ld-steps-long-paragraph.json'), 'utf8')
  const { recipeInstructions }: { recipeInstructions: string } = JSON.parse(text)
  const { instructions = [], leftOver } = readRecipe(text) ?? {}
  expect(instructions.join(' ')).toBe(recipeInstructions.trim())
  expect(instructions.every((step) => step.length <= 1000 && step.endsWith('.'))).toBe(true)
  expect(leftOver).toEqual([])
})

test.each(TIME_CASES)('the time “%s” is %s', (text, iso) => {
  expect(isoDuration(text)).toBe(iso)
})

test.each([
  ['90', 90],
  ['PT1H', 60],
  ['pt 90 m', 90],
  ['P1DT2H', 26 * 60],
  ['P1W', 7 * 24 * 60],
  ['PT0.5H', 30],
  ['PT1H30', 90],
  ['P20M', 20],
  ['PT', null],
  ['1 h 15', 75],
  ['1h30', 90],
  ['1 h 15 min', 75],
  ['1:30', 90],
  ['1:30 hours', 90],
  ['0:45', 45],
  ['01:15:00', 75],
  ["40'", 40],
  ['45m', 45],
  ['30–40 min', 40],
  ['30/40 min', 40],
  ['1 min 30', 2],
  ['40΄', 40],
  ['1 hour, 30 minutes', 90],
  ['2 days 3 hours', 51 * 60],
  ['1½ hours', 90],
  ['2.5 hours', 150],
  ['Arbeitszeit ca. 30 Minuten Gesamtzeit ca. 1 Stunde 30 Minuten', 90],
  ['1 uur en 15 minuten', 75],
  ['serves 4', null],
  ['', null],
])('the time “%s” has %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})

test.each(PROPERTY_KINDS)('JSON-LD: %s as %j', (name, value, expected) => {
  expect(readRecipe(JSON.stringify({ '@type': 'Recipe', name: 'S', [name]: value }))).toMatchObject(
    expected,
  )
})

test.each(PAGE_KINDS)('a page with %s is read', (_, source) => {
  expect(readRecipe(source)).toMatchObject({
    title: 'S',
    ingredients: [{ quantity: '1', name: 'onion' }],
  })
})

test.each(TEXT_KINDS)('a text with its headings is read: %j', (text, time) => {
  const { ingredients, instructions, ...read } = readRecipe(text) ?? {}
  expect(read).toMatchObject({ time, servings: 4, description: expect.any(String), leftOver: [] })
  expect([ingredients?.length, instructions?.length]).toEqual([1, 1])
})

test.each(HEADING_KINDS)('the headings %j and %j are seen', (lines, steps) => {
  const rest = (written: string) => `${lines}\n1 egg\n${steps}\n${written}`
  for (const written of ['1. Mix it.\n2. Bake for 20 min.', 'Mix it.\nBake for 20 min.']) {
    expect(readRecipe(`Cake\n${rest(written)}`)).toMatchObject({
      title: 'Cake',
      ingredients: [{ quantity: '1', name: 'egg' }],
      instructions: ['Mix it.', 'Bake for 20 min.'],
      servings: null,
      leftOver: [],
    })
  }
})

test.each(LINES_THAT_GO_ON)('“%s” is no heading, in a text and on a page', (line) => {
  const lines = [
    'Cake',
    'Ingredients',
    '1 egg',
    line,
    '1 onion',
    'Method',
    'Boil it',
    line,
    'Serve',
  ]
  for (const source of [lines.join('\n'), `<h1>Cake</h1>${lines.slice(1).join('<p>')}`]) {
    const { ingredients, instructions } = readRecipe(source) ?? {}
    expect(ingredients).toMatchObject([{ name: 'egg' }, {}, { name: 'onion' }])
    expect(instructions).toEqual(['Boil it', line, 'Serve'])
  }
})

test.each(COPIED_CASES)('copied: %s', (_, text, expected) => {
  expect(readRecipe(text)).toMatchObject(expected)
})

test.each(TEXT_CASES)('text: %s', (_, text, expected) => {
  expect(readRecipe(text)).toMatchObject(expected)
})

test.each(PARTS_CASES)('parts: %s', (_, text, expected) => {
  expect(readRecipe(text)).toMatchObject(expected)
})

test.each(SURROUNDED_CASES)('around it: %s', (_, text, expected) => {
  expect(readRecipe(text)).toMatchObject(expected)
})

test('amounts that are seen beside their names stand before them', () => {
  const marked = { '@type': 'Recipe', name: 'S', recipeIngredient: ['onions', 'beans', 'salt'] }
  const seen = '<li><b>2</b> <span>onions</span></li><div>250 g</div><div>beans</div><p>salt</p>'
  const page = `<script type="application/ld+json">${JSON.stringify(marked)}</script>${seen}`
  expect(readRecipe(page)?.ingredients).toMatchObject([
    { quantity: '2', name: 'onions' },
    { quantity: '250 g', name: 'beans' },
    { name: 'salt' },
  ])
})

test('elements within each other without end are given up, and what was read before stays', () => {
  const page = readFileSync(path.join(FOLDER, 'page-ld-semicolon.html'), 'utf8')
  expect(readRecipe(page + '<div>'.repeat(900_000))).toMatchObject({ title: 'Bean Stew' })
})
