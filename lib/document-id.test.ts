import { expect, test } from 'vitest'
import { toDocumentId } from './document-id'

test('24 hexadecimal digits are an id (G-112)', () => {
  const id = '0123456789abcdef01234567'
  expect(String(toDocumentId(id))).toBe(id)
  expect(String(toDocumentId(id.toUpperCase()))).toBe(id)
})

test.each([
  '',
  '123456789012',
  'g'.repeat(24),
  'a'.repeat(23),
  'a'.repeat(25),
  `${'a'.repeat(24)}\n`,
])('%j is none', (id) => {
  expect(toDocumentId(id)).toBeNull()
})
