import { expect, test } from 'vitest'
import type { SearchDocument, SearchKind } from '@/lib/search/document'
import { createDocumentIndex } from '@/lib/search/index-documents'

const RECIPE: SearchKind = { name: 'recipe', plural: 'recipes', words: ['recipe'], href: '/r' }

const documentOf = (title: string, text = ''): SearchDocument => ({
  id: title,
  title,
  text,
  href: `/r/${title}`,
  access: 'everybody',
})

/** The titles that a question finds among these, in their order. */
async function findAmong(titles: readonly string[], question: string, how = { hasParts: true }) {
  const index = createDocumentIndex()
  await index.update(
    RECIPE,
    titles.map((title) => documentOf(title)),
  )
  return index.find(question, () => true, how).map(({ entry }) => entry.title)
}

test.each([
  ['Röstzwiebeln', 'zwiebeln'],
  ['Röstzwiebeln', 'ZWIEBEL'],
  ['Weißwurstfrühstück', 'frühstück'],
  ['Weißwurstfrühstück', 'weisswurst'],
  ['Weißwurstfrühstück', 'wurst'],
  ['Kartoffelgratin', 'gratin'],
  ['Strawberry Jam', 'berries'],
  ['Jordbærsyltetøj', 'syltetøj'],
  ['Клубничноваренье', 'варенье'],
  ['味噌汁と豆腐', '豆腐'],
  ['味噌汁と豆腐', '味噌'],
  ['味噌汁と豆腐', '豆腐の味噌汁'],
  ['抹茶アイスクリーム', '茶'],
  ['抹茶アイスクリーム', 'アイス'],
  ['红烧豆腐饭', '豆腐'],
  ['김치찌개', '찌개'],
])('in “%s” the part “%s” is found', async (title, part) => {
  expect(await findAmong([title, 'Lemon Potatoes'], part)).toEqual([title])
})

test.each([
  ['The Price of Salt', 'rice'],
  ['Graham Crackers', 'ham'],
  ['Heart', 'art'],
  ['味噌汁', '豆腐'],
])('in “%s” the letters of “%s” are no part', async (title, part) => {
  expect(await findAmong([title], part)).toEqual([])
})

test('whole words come first, then beginnings, then parts, wherever they stand', async () => {
  const index = createDocumentIndex()
  const titles = ['Röstzwiebeln', 'Zwiebelnsuppe', 'Rindsgulasch mit Zwiebeln und Paprika']
  const long = documentOf(
    'Gulasch',
    `Ein Gericht. ${'Fleisch, Paprika und Brot. '.repeat(40)}Zwiebeln.`,
  )
  await index.update(RECIPE, [...titles.map((title) => documentOf(title)), long])
  const found = index.find('zwiebeln', () => true, { isTyping: true, hasParts: true })
  const order = found.map(({ entry }) => entry.title)
  expect(order.slice(0, 2).toSorted()).toEqual(['Gulasch', 'Rindsgulasch mit Zwiebeln und Paprika'])
  expect(order.slice(2)).toEqual(['Zwiebelnsuppe', 'Röstzwiebeln'])
})

test('a question that wants to be sure finds whole words alone', async () => {
  expect(await findAmong(['Röstzwiebeln'], 'zwiebeln', { hasParts: false })).toEqual([])
})
