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

test('what is no pattern of PCRE2, or not supported, is refused with codes of MongoDB', () => {
  expect(() => compileRegex('(', '')).toThrow(expect.objectContaining({ code: 51091 }))
  expect(() => compileRegex('a', 'q')).toThrow(expect.objectContaining({ code: 51108 }))
  expect(() => compileRegex('(?R)', '')).toThrow(expect.objectContaining({ code: 51091 }))
  expect(() => compileRegex('(', '', 51111)).toThrow(expect.objectContaining({ code: 51111 }))
})

test('captures that JavaScript would lose are refused where they are asked for', () => {
  const regex = compileRegex('(?:(a)|b)*', '')
  expect(regex.test('ab')).toBe(true)
  expect(() => regex.find('ab')).toThrow(expect.objectContaining({ code: 51111 }))
  expect(() => regex.findAll('ab')).toThrow(expect.objectContaining({ code: 51111 }))
})

test('groups that a translation adds are not among the captures', () => {
  const [first, second] = compileRegex('(?>(a+))(b)', '').findAll('xaab ab')
  expect(first).toEqual({ index: 1, text: 'aab', captures: ['aa', 'b'] })
  expect(second).toEqual({ index: 5, text: 'ab', captures: ['a', 'b'] })
})
