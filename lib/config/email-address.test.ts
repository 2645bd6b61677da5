import { expect, test } from 'vitest'
import { EMAIL_PROBLEMS, readEmailAddress } from '@/lib/config/email-address'

const addressOf = (text: string) => {
  const email = readEmailAddress(text)
  return 'address' in email ? email.address : null
}
const problemOf = (text: string) => {
  const email = readEmailAddress(text)
  return 'problem' in email ? email.problem : `taken as ${email.address}`
}

test.each([
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['Info@BÜCHER.Example ', 'info@xn--bcher-kva.example'],
  ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
  ['a@straße.example', 'a@xn--strae-oqa.example'],
  ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
  ['a@日本語。ｊｐ', 'a@xn--wgv71a119e.jp'],
  ['a@почта.рф', 'a@xn--80a1acny.xn--p1ai'],
  ['a@نامه\u200Cای.com', 'a@xn--mgba3gch31f060k.com'],
  ['a@ｅｘａｍｐｌｅ.org', 'a@example.org'],
  ["o'neil+pictures@example.org", "o'neil+pictures@example.org"],
  [`${'x'.repeat(64)}@example.org`, `${'x'.repeat(64)}@example.org`],
])('%s is taken as %s (G-156)', (text, address) => {
  expect(addressOf(text)).toBe(address)
})

const LONG_DOMAIN = `${'a.'.repeat(94)}example.org`

test.each([
  ['müller@example.org', EMAIL_PROBLEMS.local],
  ['мария@example.org', EMAIL_PROBLEMS.local],
  // The Kelvin sign, whose lower case is the letter k.
  ['\u212Aarl@example.org', EMAIL_PROBLEMS.local],
  ['a@b@example.org', EMAIL_PROBLEMS.local],
  [`${'x'.repeat(65)}@example.org`, EMAIL_PROBLEMS.localLong],
  ['.anna@example.org', EMAIL_PROBLEMS.dots],
  ['anna.@example.org', EMAIL_PROBLEMS.dots],
  ['an..na@example.org', EMAIL_PROBLEMS.dots],
  ['a b@example.org', EMAIL_PROBLEMS.invisible],
  ['a@exam\u200Bple.org', EMAIL_PROBLEMS.invisible],
  ['a@exam\u00ADple.org', EMAIL_PROBLEMS.invisible],
  ['a\r\nBcc: b@example.org', EMAIL_PROBLEMS.invisible],
  ['a@example', EMAIL_PROBLEMS.domain],
  ['a@example..org', EMAIL_PROBLEMS.domain],
  ['a@-example.org', EMAIL_PROBLEMS.domain],
  ['a@exa_mple.org', EMAIL_PROBLEMS.domain],
  ['a@1.2.3', EMAIL_PROBLEMS.domain],
  ['a@0x7f.1', EMAIL_PROBLEMS.domain],
  ['a@exam%70le.org', EMAIL_PROBLEMS.domain],
  ['a@example.org/path', EMAIL_PROBLEMS.domain],
  ['a@xn--zzzzzz.example', EMAIL_PROBLEMS.domain],
  [`a@${'ä'.repeat(63)}.example`, EMAIL_PROBLEMS.domain],
  [`${'x'.repeat(60)}@${LONG_DOMAIN}`, EMAIL_PROBLEMS.long],
  [`${'x'.repeat(60)}@${'ä.'.repeat(60)}example`, EMAIL_PROBLEMS.long],
  ['anna', null],
  ['@example.org', null],
  ['anna@', null],
  ['', null],
])('%j is not taken, because: %s (G-156)', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})

test.each([
  ['quoted', '"anna@elsewhere.example x"@example.org'],
  ['quoted without a space', '"anna"@example.org'],
  ['of nested groups', 'a:'.repeat(127)],
  ['of a group', 'friends:anna@example.org;@example.org'],
  ['in angle brackets', 'Anna <anna@example.org>'],
  ['with a route', '<@evil.example:anna@example.org>'],
  ['with a comment', 'anna(friend)@example.org'],
  ['of two', 'anna@example.org,ben@example.org'],
  ['of an address literal', 'anna@[127.0.0.1]'],
  ['of an encoded word', '=?utf-8?q?anna=40evil.example=2c?=@example.org'],
])('an address %s is not taken', (_, text) => {
  expect(addressOf(text)).toBeNull()
})

test('a site at home may have an owner without a dot in the domain (G-16)', () => {
  expect(readEmailAddress('Owner@localhost', { allowsOneLabel: true })).toEqual({
    address: 'owner@localhost',
  })
})
