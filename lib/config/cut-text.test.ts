import { expect, test } from 'vitest'
import { cutText, shortened } from '@/lib/config/cut-text'

test.each([
  ['Soup 👩‍🍳', 8, 'Soup '],
  ['Soup 👩‍🍳 of Maria', 10, 'Soup 👩‍🍳'],
  ['e\u0301clair', 1, ''],
  ['short', 120, 'short'],
])('"%s" cut to %i has no half emoji at its end', (text, max, shown) => {
  expect(cutText(text, max)).toBe(shown)
})

test('a shortened text says that more follows', () => {
  expect(shortened('Soup 👩‍🍳 of Maria', 11)).toBe('Soup 👩‍🍳…')
  expect(shortened('Soup', 4)).toBe('Soup')
})
