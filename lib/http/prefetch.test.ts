import { expect, test } from 'vitest'
import { isPrefetch } from '@/lib/http/prefetch'

test('every prefetch header is recognised', () => {
  const said = (name: string, value: string) => isPrefetch(new Headers({ [name]: value }))
  expect(said('sec-purpose', 'prefetch')).toBe(true)
  expect(said('sec-purpose', 'prefetch;prerender')).toBe(true)
  expect(said('purpose', 'prefetch')).toBe(true)
  expect(said('next-router-prefetch', '1')).toBe(true)
  expect(said('x-moz', 'prefetch')).toBe(true)
  expect(isPrefetch(new Headers())).toBe(false)
})
