import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { addressOf, callRoute } from '@/lib/http/call-route'
import { uploadRoute } from '@/lib/http/upload'

afterEach(() => vi.unstubAllGlobals())

test('parameters are encoded into their places, and the query follows', () => {
  expect(addressOf('/api/icons/list', {})).toBe('/api/icons/list')
  expect(
    addressOf('/api/store/images/[name]/[fileName]', { params: { name: 'a/b', fileName: '?' } }),
  ).toBe('/api/store/images/a%2Fb/%3F')
  expect(addressOf('/api/geo/reverse', { query: { lat: '1.5', lng: 'a&b' } })).toBe(
    '/api/geo/reverse?lat=1.5&lng=a%26b',
  )
})

test('a call has the method, address and body of its route', async () => {
  const fetch = vi.fn((_address: string, _call: RequestInit) =>
    Promise.resolve(new Response(null, { status: 204 })),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { cookie: '' })
  await callRoute('/api/store/update/[id]', 'PATCH', { params: { id: '1' }, body: { price: 3 } })
  const [address, call] = fetch.mock.lastCall ?? []
  expect(address).toBe('/api/store/update/1')
  expect(call).toMatchObject({ method: 'PATCH', body: '{"price":3}' })
})

// Never called: a wrong call does not compile.
test('paths, methods, parameters, queries and bodies are checked by the types', () => {
  const calls = () => [
    callRoute('/api/store/[id]', 'DELETE', { params: { id: '1' } }),
    // @ts-expect-error There is no such path.
    callRoute('/api/stores/[id]', 'DELETE', { params: { id: '1' } }),
    // @ts-expect-error The path has no such method.
    callRoute('/api/store/[id]', 'PATCH', { params: { id: '1' } }),
    // @ts-expect-error The parameter is missing.
    callRoute('/api/store/[id]', 'DELETE'),
    // @ts-expect-error The parameter has another name.
    callRoute('/api/store/[id]', 'DELETE', { params: { name: '1' } }),
    // @ts-expect-error A part of the query is missing.
    callRoute('/api/geo/reverse', 'GET', { query: { lat: '1' } }),
    // @ts-expect-error The body is missing.
    callRoute('/api/store/update/[id]', 'PATCH', { params: { id: '1' } }),
    // @ts-expect-error A field of the body has another type.
    callRoute('/api/store/update/[id]', 'PATCH', { params: { id: '1' }, body: { price: '3' } }),
    // @ts-expect-error The path takes no POST.
    uploadRoute('/api/store/[id]', new FormData(), { params: { id: '1' } }),
  ]
  expectTypeOf(calls).toBeFunction()
  expectTypeOf(callRoute<'/api/verify/verify-code', 'POST'>).returns.resolves.toHaveProperty(
    'message',
  )
})
