import { expect, test } from 'vitest'
import { applyUsernameRule, usernameKey } from '@/lib/config/username'

test('middle a, s and o become 4, 5 and 0, the ends stay', () => {
  expect(applyUsernameRule('Lapis')).toBe('l4pis')
  expect(applyUsernameRule('also a so')).toBe('al5045o')
  expect(applyUsernameRule('oo')).toBe('oo')
  expect(applyUsernameRule('A')).toBe('a')
})

test('white space of every kind is removed before the ends are counted', () => {
  expect(applyUsernameRule('\tma\u00a0so\n')).toBe('m45o')
})

test('every spelling that typing can produce has one key (G-21)', () => {
  expect(usernameKey('aso')).toBe('450')
  expect(usernameKey(applyUsernameRule('aso'))).toBe('450')
  expect(usernameKey('a5o')).toBe('450')
})
