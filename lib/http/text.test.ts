import { expect, test } from 'vitest'
import { isBlank } from '@/lib/config/blank'
import { cleanLine, cleanLines } from '@/lib/http/clean-text'
import { line, lines, requiredLine } from '@/lib/http/text'

test('a line is trimmed, composed and stripped of controls and direction overrides (G-11)', () => {
  expect(cleanLine('  e\u0301cru\u202E\u0007\u200F ')).toBe('\u00e9cru')
  expect(cleanLine('one\r\ntwo\tthree\vfour\ffive\u0085six')).toBe('one two three four five six')
})

test('several lines keep their breaks in normalised form (G-11)', () => {
  expect(cleanLines('one\r\n\u0001two\u2028three\n')).toBe('one\ntwo\nthree')
  expect(cleanLines('one\vtwo\fthree\u0085four\rfive')).toBe('one\ntwo\nthree\nfour\nfive')
})

test('joiners and variation selectors of emojis stay (G-11)', () => {
  const family = '👩‍👩‍👧 ❤️'
  expect(cleanLine(family)).toBe(family)
})

test.each([
  ['zero-width spaces', '\u200B\u200B'],
  ['word joiners', '\u2060'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['Hangul fillers', '\u3164 \u115F\u1160\uFFA0'],
  ['blank Braille cells', '\u2800\u2800'],
  ['spaces of all widths', '\u00A0\u2003\u3000\u1680\u202F'],
  ['direction marks', '\u200E\u061C\u202E\u2066'],
  ['variation selectors', '\uFE0F\u{E0101}'],
  ['joiners', '\u200D\u200C'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['Arabic number signs', '\u0600'],
  ['annotation marks', '\uFFF9\uFFFB'],
  ['line breaks and controls', '\r\n\t\u0007\u0085\u2028'],
  ['all of them', ' \u200B\u3164\n\u2800\u00AD\u034F\u180E\uFEFF '],
])('a text of %s is empty (G-155)', (_, text) => {
  expect([cleanLine(text), cleanLines(text), isBlank(text)]).toEqual(['', '', true])
  expect(requiredLine(20, { missing: 'Missing.' }).safeParse(text).success).toBe(false)
})

test('zero-width characters are removed from words, and blanks from the ends (G-155)', () => {
  expect(cleanLine('pa\u200Bss\u00ADwo\u2060rd\uFEFF')).toBe('password')
  expect(cleanLine('\u2800\u3164 a\u3164b \u200B\u2800')).toBe('a\u3164b')
  expect(cleanLine('e\u200B\u0301cru')).toBe('écru')
  expect(cleanLine('a\u200D\uFE0Fb')).toBe('ab')
  expect(cleanLine('1\uFE0F cup')).toBe('1 cup')
})

test.each([
  ['a family', '👨\u200D👩\u200D👧'],
  ['a heart on fire', '❤\uFE0F\u200D🔥'],
  ['a cook with a skin tone', '👩🏽\u200D🍳'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['a heart as text', '❤\uFE0E'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['the pirate flag', '🏴\u200D☠\uFE0F'],
  ['a Persian plural', 'کتاب\u200Cها'],
  ['an Arabic abbreviation', 'ه\u200D'],
  ['a Hindi half letter', 'क्\u200Dष'],
  ['a Malayalam chillu', 'ന്\u200D'],
  ['a Khmer line break', 'ខ្មែរ\u200Bខ្មែរ'],
  ['a variant of an ideograph', '葛\u{E0100}'],
  ['a Mongolian variant', 'ᠠ\u180B'],
  ['an old Hangul syllable', '\u115F\u1161'],
])('%s keeps its zero-width characters (G-155)', (_, text) => {
  expect(cleanLine(text)).toBe(text.normalize('NFC'))
  expect(cleanLine(`x ${text} y`)).toBe(`x ${text.normalize('NFC')} y`)
})

test('a second joiner in a row, and tags without a flag, are removed (G-155)', () => {
  expect(cleanLine('👩\u200D\u200D👧')).toBe('👩👧')
  expect(cleanLine('کتاب\u200C\u200Cها')).toBe('کتاب\u200Cها')
  expect(cleanLine('a\u{E0067}\u{E0062}\u{E007F}b')).toBe('ab')
})

test('a long text of blanks takes no time that grows with its square', () => {
  const text = `a${' \u2800'.repeat(200_000)}b`
  expect(cleanLines(text)).toHaveLength(text.length)
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
