import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from '@/lib/http/clean-text'
import { line, lines, requiredLine } from '@/lib/http/text'

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

test('a length counts code points, and a line break once (G-111)', () => {
  expect(line(3).parse('🌊🌊🌊')).toBe('🌊🌊🌊')
  expect(line(3).safeParse('🌊🌊🌊🌊').success).toBe(false)
  expect(lines(3).parse('a\r\nb')).toBe('a\nb')
  expect(lines(3).safeParse('a\r\nbc').success).toBe(false)
})

test('a length is limited before the text is cleaned (G-11)', () => {
  expect(line(3).safeParse('  a  ').success).toBe(false)
})

test('a required line says that it is missing, or too long', () => {
  const title = requiredLine(3, { missing: 'Title is required.', tooLong: 'Too long.' })
  const problemOf = (value: unknown) => title.safeParse(value).error?.issues[0]?.message
  expect([undefined, '', ' \u0007 '].map(problemOf)).toEqual(Array(3).fill('Title is required.'))
  expect(problemOf('abcd')).toBe('Too long.')
  expect(title.parse('ab ')).toBe('ab')
})
