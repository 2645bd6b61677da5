import { beforeAll, expect, test } from 'vitest'
import { answerQuestion } from '@/lib/assistant/answer'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'
import { searchSiteContent } from '@/testing/site-content'
import { searchSite } from '@/lib/search/search-site'

withTestDatabase()

beforeAll(async () => {
  const flour = [{ name: 'flour', quantity: '200 g' }]
  const cakes = [
    { title: 'Carrot Cake', freeOf: ['nuts'], diets: ['vegetarian'] },
    { title: 'Marzipan Cake', allergens: ['nuts', 'eggs'] },
    { title: 'Peanut Cake', allergens: ['peanuts'], freeOf: ['nuts'] },
    { title: 'Sponge Cake' },
  ]
  for (const cake of cakes) await createRecipeDocument({ ...cake, ingredients: flour })
  await searchSiteContent()
})

async function ask(question: string) {
  const { content, sources } = await answerQuestion({ question, turns: [], viewer: null })
  return { content, titles: sources.map(({ title }) => title).join() }
}

test.each([
  'do you have a cake without nuts?',
  'cakes without nuts',
  'nut-free cake',
  'a cake with no tree nuts',
  'I am allergic to nuts, which cake can I eat?',
])(
  '“%s” offers what is declared without them, and says that others declare nothing',
  async (line) => {
    const { content, titles } = await ask(line)
    expect(titles).toContain('Carrot Cake')
    expect(`${titles} ${content}`).not.toMatch(/Marzipan|Peanut|Walnut|Sponge/)
    expect(content).toMatch(/declare nothing/)
  },
)

test('what no recipe is declared to be free of is not offered, which is said', async () => {
  const { content, titles } = await ask('which cake is free of gluten?')
  expect(content).toContain('does not declare what is')
  expect(titles).not.toContain('Cake')
})

test('an allergen that is declared counts, whatever the ingredients say', async () => {
  const { content, titles } = await ask('cakes without eggs')
  expect(`${titles} ${content}`).not.toContain('Marzipan')
  expect(titles).toContain('Carrot Cake')
})

test.each([
  ['does the marzipan cake contain nuts?', /^Yes: “Marzipan Cake” is declared to contain nuts/],
  ['does the carrot cake contain nuts?', /^No: “Carrot Cake” is declared to be free of nuts/],
  ['is the carrot cake free of nuts?', /^Yes: “Carrot Cake” is declared to be free of nuts/],
  ['is the marzipan cake nut-free?', /^No: “Marzipan Cake” is declared to contain it/],
])('“%s” is answered by the declaration', async (line, answer) => {
  expect((await ask(line)).content).toMatch(answer)
})

test('the search finds by what is declared', async () => {
  const find = async (q: string) => JSON.stringify(await searchSite(null, { q }))
  const without = await find('cake without nuts')
  expect(without).toContain('Carrot Cake')
  expect(without).not.toMatch(/Marzipan|Peanut Cake|Sponge|Walnut/)
  expect(await find('vegetarian cake')).toContain('Carrot Cake')
})
