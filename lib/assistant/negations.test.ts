import { beforeAll, expect, test } from 'vitest'
import { answerQuestion } from '@/lib/assistant/answer'
import { currentIndex } from '@/lib/search/current-index'
import { listOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { searchSite } from '@/lib/search/search-site'
import { fold, termsOf } from '@/lib/search/words'
import { searchSiteContent } from '@/testing/site-content'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()

let entries: readonly Entry[] = []

beforeAll(async () => {
  await searchSiteContent()
  entries = (await currentIndex('visitors')).entries()
})

/** The entries that an answer and a search name for the question. */
async function offeredFor(question: string): Promise<Entry[]> {
  const { sources, content } = await answerQuestion({ question, turns: [], viewer: null })
  const { results, dropped } = await searchSite(null, { q: question })
  const named = [...sources, ...(dropped === null ? results : [])].map(
    ({ title, href }) => `${title} ${href}`,
  )
  return entries.filter(
    ({ title, href }) => named.includes(`${title} ${href}`) || content.includes(`“${title}”`),
  )
}

/** Ingredients without their amounts and notes, tags, makers and places, each once. */
function namesOf(fact: 'ingredients' | 'tags' | 'maker' | 'place'): string[] {
  const rows = entries.flatMap((entry) => listOf(entry, fact))
  return [...new Set(rows.map((row) => row.replace(/[(,].*/, '').trim()))].filter(
    (name) => !name.startsWith('no '),
  )
}

const has = (entry: Entry, fact: 'ingredients' | 'tags' | 'maker' | 'place', name: string) =>
  listOf(entry, fact).some((row) => {
    const terms = termsOf(row)
    return !row.startsWith('no ') && termsOf(name).every((term) => terms.includes(term))
  })

async function opposites(
  fact: 'ingredients' | 'tags' | 'maker' | 'place',
  wordings: readonly ((name: string) => string)[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const name of namesOf(fact)) {
    for (const wording of wordings) {
      const question = wording(name)
      const holding = (await offeredFor(question)).filter((entry) => has(entry, fact, name))
      if (holding.length > 0) wrong.push(`${question}: ${holding.map(({ title }) => title).join()}`)
    }
  }
  return wrong
}

// All ingredients in all wordings: a busy machine needs longer than for another test.
test('no answer to “without” an ingredient has it', { timeout: 60_000 }, async () => {
  const wrong = await opposites('ingredients', [
    (name) => `recipes without ${name}`,
    (name) => `something to eat with no ${name}`,
    (name) => `I can't eat ${name}, what can I cook?`,
    (name) => `which dishes do not need ${name}?`,
    (name) => `coffee without ${name}`,
    (name) => `${name}-free dishes`,
    (name) => `anything but ${name}`,
    (name) => `none with ${name}, please`,
    (name) => `nothing with ${name}, what can I cook?`,
    (name) => `any dish but ${name}`,
    (name) => `recipes -${name}`,
    (name) => `${name} is forbidden to me, what can I cook?`,
  ])
  expect(wrong).toEqual([])
})

test('no answer to “not” a tag has it', async () => {
  const wrong = await opposites('tags', [
    (name) => `recipes that are not ${name}`,
    (name) => `all recipes except ${name}`,
    (name) => `dishes, but not ${name}`,
    (name) => `coffees other than ${name}`,
  ])
  expect(wrong).toEqual([])
})

test('no answer to “not” a maker or a place is of it', async () => {
  const makers = await opposites('maker', [
    (name) => `pictures not by ${name}`,
    (name) => `recipes that are not from ${name}`,
    (name) => `everything except by ${name}`,
  ])
  const places = await opposites('place', [
    (name) => `coffees not in ${name}`,
    (name) => `coffees except in ${name}`,
    (name) => `coffees outside ${name}`,
    (name) => `coffee anywhere but in ${name}`,
    (name) => `good coffee, but not from ${name}`,
    (name) => `coffees not in Oslo or ${name}`,
    (name) => `coffees that are not in Athens and ${name}`,
    (name) => `Kaffees, die nicht aus Wien oder ${name} sind`,
  ])
  expect([...makers, ...places]).toEqual([])
})

const FAMILIES: readonly (readonly [name: string, members: string])[] = [
  ['nuts', 'walnut almond hazelnut pecan cashew pistachio peanut'],
  ['dairy', 'butter cream cheese feta milk yoghurt'],
  ['cheese', 'feta'],
  ['gluten', 'flour semolina breadcrumb rusk roll barley'],
  ['eggs', 'egg'],
  ['meat', 'beef pork chicken bacon'],
  ['fish', 'anchovy tuna salmon'],
  ['shellfish', 'shrimp prawn'],
  ['pork', 'pork bacon ham'],
  ['alcohol', 'wine beer rum'],
  ['flour', 'flour semolina breadcrumb'],
  ['herbs', 'dill parsley oregano marjoram'],
]

test.each(FAMILIES)('no answer to “without %s” has one of the family', async (name, members) => {
  const single = name.replace(/s$/, '')
  const wrong: string[] = []
  for (const question of [
    `recipes without ${name}`,
    `recipes with no ${name}`,
    `which dishes have no ${name}?`,
    `dishes that do not contain ${name}`,
    `dishes that don't contain any ${name}`,
    `I don't eat ${name}, what can I cook?`,
    `something free of ${name}`,
    `${single}-free recipes`,
    `avoiding ${name}, what can I make?`,
    `I am allergic to ${name}, what can I eat?`,
    `${single} allergy: what can I eat?`,
    `what can I cook with a ${single} intolerance?`,
  ]) {
    const holding = (await offeredFor(question)).filter((entry) =>
      termsOf(members).some((term) =>
        listOf(entry, 'ingredients').some((row) => termsOf(row).includes(term)),
      ),
    )
    if (holding.length > 0) wrong.push(`${question}: ${holding.map(({ title }) => title).join()}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  // What is baked in a pan with a lid needs none.
  ['oven', /\boven\b|^(?!.*pan\b.*\bwith a lid over low heat).*\b(?:bake|roast)/is],
  ['stove', /\bstove\b|\bsimmer|\bboil|\bfry\b/i],
  ['blender', /\bblend/i],
  ['mixer', /\bmixer\b/i],
  ['grill', /\bgrill/i],
])('no answer to “without” an %s uses it', async (tool, uses) => {
  const wrong: string[] = []
  for (const question of [
    `recipes without a ${tool}`,
    `which dishes need no ${tool}?`,
    `I don't have a ${tool}, what can I cook?`,
    `I have no ${tool}, what can I make?`,
    `dishes that do not use the ${tool}`,
  ]) {
    for (const { title, text, details = '' } of await offeredFor(question)) {
      if (uses.test(`${text} ${details}`)) wrong.push(`${question}: ${title}`)
    }
  }
  expect(wrong).toEqual([])
})

const LIMITS: readonly [string, (value: number, limit: number) => boolean][] = [
  ['under', (value, limit) => value < limit],
  ['less than', (value, limit) => value < limit],
  ['more than', (value, limit) => value > limit],
  ['over', (value, limit) => value > limit],
  ['at least', (value, limit) => value >= limit],
  ['at most', (value, limit) => value <= limit],
  ['no more than', (value, limit) => value <= limit],
  ['not less than', (value, limit) => value >= limit],
  ['up to', (value, limit) => value <= limit],
  ['within', (value, limit) => value <= limit],
  ['no less than', (value, limit) => value >= limit],
  ['below', (value, limit) => value < limit],
  ['above', (value, limit) => value > limit],
  ['not over', (value, limit) => value <= limit],
  ['exceeding', (value, limit) => value > limit],
  ['a maximum of', (value, limit) => value <= limit],
  ['a minimum of', (value, limit) => value >= limit],
  ['exactly', (value, limit) => value === limit],
  ['precisely', (value, limit) => value === limit],
]

test.each([
  ['minutes', (limit: string, value: number) => `recipes that take ${limit} ${value} minutes`],
  ['score', (limit: string, value: number) => `coffees rated ${limit} ${value}`],
  ['price', (limit: string, value: number) => `items for ${limit} ${value} euros`],
  ['difficulty', (limit: string, value: number) => `recipes with difficulty ${limit} ${value}`],
  ['servings', (limit: string, value: number) => `recipes for ${limit} ${value} people`],
  ['rating', (limit: string, value: number) => `recipes rated ${limit} ${value} stars`],
] as const)('no answer goes beyond a limit of the %s', async (fact, wording) => {
  const values = [...new Set(entries.flatMap(({ facts }) => facts?.[fact]?.value ?? []))]
  const wrong: string[] = []
  for (const limit of values.filter((value) => typeof value === 'number')) {
    for (const [words, accepts] of LIMITS) {
      const question = wording(words, limit)
      for (const { title, facts } of await offeredFor(question)) {
        const value = facts?.[fact]?.value
        if (typeof value === 'number' && !accepts(value, limit)) {
          wrong.push(`${question}: ${title} (${value})`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['minutes', (range: string) => `recipes that take ${range} minutes`],
  ['score', (range: string) => `coffees rated ${range}`],
  ['price', (range: string) => `items ${range} euros`],
  ['difficulty', (range: string) => `recipes with difficulty ${range}`],
] as const)('no answer to “between” is beyond the two limits of the %s', async (fact, wording) => {
  const all = entries.flatMap(({ facts }) => facts?.[fact]?.value ?? [])
  const values = [...new Set(all.filter((value) => typeof value === 'number'))].sort(
    (a, b) => a - b,
  )
  const wrong: string[] = []
  for (const [i, low] of values.entries()) {
    const high = values[i + 1] ?? low
    for (const range of [`between ${low} and ${high}`, `from ${low} to ${high}`]) {
      const offered = await offeredFor(wording(range))
      if (offered.length === 0) wrong.push(`${wording(range)}: nothing`)
      for (const { title, facts } of offered) {
        const value = Number(facts?.[fact]?.value ?? low)
        if (value < low || value > high) wrong.push(`${wording(range)}: ${title} (${value})`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['recipes made before 2026', (date: string) => date < '2026'],
  ['pictures made after February 2026', (date: string) => date > '2026-03'],
  ['coffees since January 2026', (date: string) => date >= '2026-01'],
])('“%s” is answered with nothing of another time', async (question, accepts) => {
  const offered = await offeredFor(question)
  expect(offered.length).toBeGreaterThan(0)
  const dates = offered.flatMap((entry) => listOf(entry, 'date'))
  expect(dates.filter((date) => !accepts(date))).toEqual([])
})

test.each([
  ['Rezepte mit weniger als 40 Minuten', /Pancake|Goulash/, 'Greens Pie'],
  ['recetas de menos de 40 minutos', /Pancake|Goulash/, 'Greens Pie'],
  ['Welche Kaffees haben mindestens 9 Punkte?', /8\.\d of/, 'The Roof'],
  ['recettes sans œufs ni lait', /Cake|Pancake|Dumplings/, 'Goulash'],
  ['Rezepte unter 40 Minuten', /Pancake|Goulash/, 'Greens Pie'],
])('“%s” has its limit in its language', async (question, opposite, expected) => {
  const { content } = await answerQuestion({ question, turns: [], viewer: null })
  expect(content).toContain(expected)
  expect(content).not.toMatch(opposite)
})

test('names are folded as the index has them', () => {
  expect(namesOf('tags').map(fold)).toContain('central european')
})

test('another kind of what is there is not taken for it: cow milk is no oat milk', async () => {
  const cups = entries.filter((entry) =>
    listOf(entry, 'ingredients').some((row) => row.includes('cow milk')),
  )
  expect(cups.length).toBeGreaterThan(0)
  for (const { title } of cups) {
    const question = `Is the ${title} made with oat milk?`
    const { content } = await answerQuestion({ question, turns: [], viewer: null })
    expect(content, question).not.toMatch(/^yes/i)
  }
})
