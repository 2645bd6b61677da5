import { expect, test } from 'vitest'
import { usableHoverText } from './hover-words'

test('hover text is used only if it is not longer than the main text and different', () => {
  expect(usableHoverText('restore', 'let in')).toBe('let in')
  expect(usableHoverText('submit', 'accept')).toBe('accept')
  expect(usableHoverText('submit', 'accepts')).toBeNull()
  expect(usableHoverText('submit', 'submit')).toBeNull()
  expect(usableHoverText('submit', undefined)).toBeNull()
})
