import { expect, test } from 'vitest'
import { mailtoUrl } from '@/lib/config/mailto-url'

test.each([
  ['maria@example.org', 'mailto:maria@example.org'],
  ['maria+art@example.org', 'mailto:maria%2Bart@example.org'],
  [
    'you?bcc=spy%40evil.example&body=1@evil.example',
    'mailto:you%3Fbcc%3Dspy%2540evil.example%26body%3D1@evil.example',
  ],
  ['"a@b, c"@example.org', 'mailto:%22a%40b%2C%20c%22@example.org'],
])('the link to %s has one recipient', (email, url) => {
  expect(mailtoUrl(email)).toBe(url)
})
