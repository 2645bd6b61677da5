import { expect, test } from 'vitest'
import { negotiateEncoding } from './negotiate'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.5', undefined],
  ['deflate', undefined],
  ['br;q=nonsense', undefined],
])('Accept-Encoding %s is answered with %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected)
})

test('only what is there is offered', () => {
  expect(negotiateEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(negotiateEncoding('br, gzip', [])).toBeUndefined()
})
