import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from '@/lib/http/text'

test('a line is trimmed, composed and stripped of controls and direction overrides (G-11)', () => {
  expect(cleanLine('  e\u0301cru\u202E\u0007\u200F ')).toBe('\u00e9cru')
  expect(cleanLine('one\r\ntwo\tthree')).toBe('one two three')
})

test('several lines keep their breaks in normalised form (G-11)', () => {
  expect(cleanLines('one\r\n\u0001two\u2028three\n')).toBe('one\ntwo\nthree')
})

test('joiners and variation selectors of emojis stay (G-11)', () => {
  const family = '👩‍👩‍👧 ❤️'
  expect(cleanLine(family)).toBe(family)
})
