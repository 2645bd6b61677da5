import { stemmer as stem } from 'stemmer'
import { expect, test } from 'vitest'
import { fold, termsOf } from '@/lib/search/words'

test.each([
  ['recipes', 'recipe'],
  ['potatoes', 'potato'],
  ['paintings', 'painted'],
  ['roasting', 'roasted'],
  ['cherries', 'cherry'],
  ['relational', 'relate'],
  ['difficulties', 'difficulty'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each(['bread', 'train', 'freddo', 'τρένο'])('%s stays as it is', (word) => {
  expect(stem(word)).toBe(word)
})

test('case and marks of any language are folded', () => {
  expect(fold('Crème BRÛLÉE')).toBe('creme brulee')
  expect(fold('Straße, Łódź, Ærø')).toBe('strasse, lodz, aero')
  expect(fold('Καφές')).toBe(fold('ΚΑΦΕΣ'))
  expect(fold('Ёлка')).toBe(fold('елка'))
})

test('words that say nothing are left out, emojis are words', () => {
  expect(termsOf('Where is the mug with the 🐙?')).toEqual(['mug', '🐙'])
})
