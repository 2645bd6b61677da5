import { expect, test } from 'vitest'
import { checkUntrusted } from '@/lib/http/untrusted'

test('keys that name a prototype are dropped at any depth', () => {
  const value: unknown = JSON.parse(
    '{"a":{"__proto__":{"admin":true},"constructor":1,"b":[{"prototype":2}]}}',
  )
  expect(checkUntrusted(value)).toEqual({ a: { b: [{}] } })
})

test('null characters are refused in values and in keys', () => {
  expect(() => checkUntrusted({ a: ['x\0'] })).toThrow('null character')
  expect(() => checkUntrusted({ 'x\0': 1 })).toThrow('null character')
})

test('an over-long text is refused in any field', () => {
  expect(() => checkUntrusted({ a: 'x'.repeat(8193) })).toThrow('too long')
  expect(checkUntrusted({ a: 'x'.repeat(8192) })).toEqual({ a: 'x'.repeat(8192) })
})

test('deep nesting is refused', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
  expect(() => checkUntrusted(deep)).toThrow('nested too deeply')
})
