import { expect, test } from 'vitest'
import { clientIpOf } from './client-ip'

test('without a trusted proxy the socket’s address is used and the header is ignored', () => {
  expect(clientIpOf('10.0.0.9', '1.2.3.4', 0)).toBe('10.0.0.9')
})

test('behind proxies the entry is counted from the right', () => {
  const header = '6.6.6.6, 1.2.3.4, 10.0.0.1'
  expect(clientIpOf('10.0.0.9', header, 1)).toBe('10.0.0.1')
  expect(clientIpOf('10.0.0.9', header, 2)).toBe('1.2.3.4')
})

test.each([
  ['is missing', undefined],
  ['is shorter than the proxies', '1.2.3.4'],
  ['holds no address', 'localhost, localhost'],
])('the socket’s address is used when the header %s', (_, header) => {
  expect(clientIpOf('10.0.0.9', header, 2)).toBe('10.0.0.9')
})

test('an IPv4 address within IPv6 is the same address', () => {
  expect(clientIpOf('::ffff:10.0.0.9', undefined, 0)).toBe('10.0.0.9')
  expect(clientIpOf('::1', '::ffff:1.2.3.4', 1)).toBe('1.2.3.4')
})
