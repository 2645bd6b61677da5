import { expect, test } from 'vitest'
import { colourWord } from '@/lib/aotd/colour-word'

test.each([
  ['#074525', 'dark green'],
  ['#aa694a', 'brown'],
  ['#1b9087', 'turquoise'],
  ['#f3dfc1', 'light orange'],
  ['#10131a', 'black'],
  ['#afbfa9', 'light grey'],
])('%s is %s', (hex, word) => {
  expect(colourWord(hex)).toBe(word)
})
