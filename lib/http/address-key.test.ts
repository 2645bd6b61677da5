import { expect, test } from 'vitest'
import { addressKey } from './address-key'

test('an IPv4 address is counted as it is, also when written as IPv6', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::FFFF:cb00:7107')).toBe('203.0.113.7')
})

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:1:2', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b:1:2::192.0.2.1', '64:ff9b:1:2::/64'],
])('the IPv6 address %s is counted with its /64 (G-111)', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('addresses of two networks differ', () => {
  expect(addressKey('2001:db8:1:2::7')).not.toBe(addressKey('2001:db8:1:3::7'))
})

test('what is no address is its own key', () => {
  for (const text of ['unknown', '', '1.2.3']) expect(addressKey(text)).toBe(text)
})
