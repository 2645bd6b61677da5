import { expect, test } from 'vitest'
import type { SearchDocument } from '@/lib/search/document'
import { createDocumentIndex } from './index-documents'

const RECIPES = { name: 'recipe', plural: 'recipes', words: ['recipe'], href: '/cookbook' }
const CUPS = { name: 'cup', plural: 'cups', words: ['cup'], href: '/coffee' }

const document = (id: string, title: string): SearchDocument => ({
  id,
  title,
  href: `/${id}`,
  access: 'everybody',
  text: 'With lemon.',
})

async function filledIndex() {
  const index = createDocumentIndex()
  await index.update(RECIPES, [document('1', 'Lemon Tart'), document('2', 'Lemon Potatoes')])
  await index.update(CUPS, [document('3', 'Lemon Tea'), document('4', 'Espresso')])
  return index
}

test('what is sought among some kinds is rated as among all', async () => {
  const index = await filledIndex()
  for (const words of ['lemon', 'lemon tea', '']) {
    const isCup = ({ kind }: { kind: { name: string } }) => kind.name === 'cup'
    const found = index.find(words, () => true, { kinds: ['cup'] })
    expect(found.length, words).toBe(2)
    expect(found, words).toEqual(index.find(words, isCup))
  }
})

test('only what is of the kinds sought is looked at', async () => {
  const index = await filledIndex()
  for (const words of ['lemon', '']) {
    const seen = new Set<string>()
    index.find(words, ({ kind }) => seen.add(kind.name) !== null, { kinds: ['recipe'] })
    expect([...seen], words).toEqual(['recipe'])
  }
})

test('a list of a kind follows its changes', async () => {
  const index = await filledIndex()
  const titles = () => index.find('', () => true, { kinds: ['cup'] }).map((one) => one.entry.title)
  expect(titles()).toEqual(['Lemon Tea', 'Espresso'])
  await index.update(CUPS, [document('4', 'Flat White')])
  expect(titles()).toEqual(['Flat White'])
})
