import { expect, test } from 'vitest'
import { compileRegex } from './regex'

test.each([
  ['a.c', '', 'a\u2028c', true],
  ['^b', 'm', 'a\nb', true],
  ['a b # note', 'x', 'ab', true],
  ['(?i)ADA', '', 'ada', true],
  ['end$', '', 'the end\n', true],
  ['end\\z', '', 'the end\n', false],
  ['[[:digit:]]+$', '', 'a1', true],
  ['[]a]', '', ']', true],
  ['\\Qa.b\\E', '', 'axb', false],
  ['^.$', '', '😀', true],
  ['^\\p{Lu}', 'i', 'user', false],
  ['^\\p{Lu}', 'i', 'User', true],
  ['(?P<year>\\d{4})', '', '2024', true],
])('/%s/%s on %j gives %s as PCRE does', (pattern, options, text, expected) => {
  expect(compileRegex(pattern, options).test(text)).toBe(expected)
})

test('a pattern that JavaScript cannot express is refused', () => {
  expect(() => compileRegex('(', '')).toThrow(expect.objectContaining({ code: 51091 }))
  expect(() => compileRegex('a', 'q')).toThrow(expect.objectContaining({ code: 51108 }))
  expect(() => compileRegex('(?>a)', '')).toThrow(expect.objectContaining({ code: 51091 }))
  expect(() => compileRegex('\\p{Lu}a', 'i')).toThrow(expect.objectContaining({ code: 51091 }))
})
