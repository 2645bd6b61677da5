import { expect, test } from 'vitest'
import { deepestWithin } from './is-within'

const HREFS = ['/art-of-the-day', '/art-of-the-day/archive', '/art']

test('one entry of a menu is the current one, the deepest', () => {
  expect(deepestWithin('/art-of-the-day/archive', HREFS)).toBe('/art-of-the-day/archive')
  expect(deepestWithin('/art-of-the-day/2026-03-10', HREFS)).toBe('/art-of-the-day')
  expect(deepestWithin('/art/65a000000000000000000000', HREFS)).toBe('/art')
})

test('no entry is the current one elsewhere', () => {
  expect(deepestWithin('/artists', HREFS)).toBeNull()
  expect(deepestWithin('/', HREFS)).toBeNull()
})
