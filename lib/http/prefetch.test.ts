import { expect, test } from 'vitest'
import { isPrefetch } from '@/lib/http/prefetch'

test('every prefetch header is recognised', () => {
  const isPrefetchHeader = (name: string, value: string) =>
    isPrefetch(new Headers({ [name]: value }))
  expect(isPrefetchHeader('sec-purpose', 'prefetch')).toBe(true)
  expect(isPrefetchHeader('sec-purpose', 'prefetch;prerender')).toBe(true)
  expect(isPrefetchHeader('purpose', 'prefetch')).toBe(true)
  expect(isPrefetchHeader('next-router-prefetch', '1')).toBe(true)
  expect(isPrefetchHeader('x-moz', 'prefetch')).toBe(true)
  expect(isPrefetch(new Headers())).toBe(false)
})
