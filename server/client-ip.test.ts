import { expect, test } from 'vitest'
import { clientIpOf } from './client-ip'
import { readRequestHead } from './page-cache/request-head'

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

test.each([
  ['a port', '9.9.9.1:443', '9.9.9.1'],
  ['brackets and a port', '[2001:db8:1::1]:5000', '2001:db8:1::1'],
  ['quotes and brackets', '"[::1]"', '::1'],
  ['quotes, brackets and a port', '"[2001:db8::7]:80"', '2001:db8::7'],
  ['quotes around IPv4', '"9.9.9.1:80"', '9.9.9.1'],
  ['spaces and tabs', ' \t9.9.9.1 \t', '9.9.9.1'],
  ['a zone', 'fe80::1%eth0', 'fe80::1'],
  ['a zone in brackets', '[fe80::1%25eth0]:80', 'fe80::1'],
  ['an IPv6 prefix and a port', '[::ffff:9.9.9.1]:443', '9.9.9.1'],
  ['an IPv6 prefix in hexadecimal', '::ffff:0909:0901', '9.9.9.1'],
  ['a long IPv6 prefix', '0:0:0:0:0:ffff:9.9.9.1', '9.9.9.1'],
  ['capitals and zeros', '2001:DB8:0:0:0::1', '2001:db8::1'],
  ['empty elements around it', ', 9.9.9.1, ,', '9.9.9.1'],
])('an address with %s is read', (_, header, address) => {
  expect(clientIpOf('10.0.0.9', header, 1)).toBe(address)
  expect(clientIpOf('10.0.0.9', `6.6.6.6, ${header}, [2001:db8::9]:1`, 2)).toBe(address)
})

test.each([
  '9.9.9.1:port',
  '[9.9.9',
  '::1]',
  'unknown',
  '_hidden',
  '1.2.3',
  '9.9.9.1:123456',
  '""',
])('%s is no address, so the socket’s address is used', (header) => {
  expect(clientIpOf('::ffff:10.0.0.9', header, 1)).toBe('10.0.0.9')
})

test('the fast path leaves several lines of the header to node:http, which joins them', () => {
  const lines = ['Host', 'localhost', 'X-Forwarded-For', '6.6.6.6', 'X-Forwarded-For', '9.9.9.1:80']
  expect(readRequestHead({ method: 'GET', url: '/', rawHeaders: lines })).toBeUndefined()
  expect(clientIpOf('10.0.0.9', '6.6.6.6, 9.9.9.1:80', 1)).toBe('9.9.9.1')
})
