import { expect, test } from 'vitest'
import { apiMethods } from './api-methods'

const { refusalOf, familyOf } = apiMethods({
  '/api/recipes': { methods: ['GET', 'POST'], errors: 'error' },
  '/api/recipes/[id]': { methods: ['DELETE'], errors: 'error' },
  '/api/recipes/[id]/comment': { methods: ['POST'], errors: 'text' },
  '/api/recipes/newest': { methods: ['GET'], errors: 'error' },
  '/api/auth/[...nextauth]': { methods: ['GET', 'POST'], errors: 'error' },
  '/api/openapi.json': { methods: ['GET'], errors: 'error' },
})
const allow = (method: string, path: string) => refusalOf(method, path)?.allow

test('a declared method passes, and HEAD wherever GET does', () => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    expect(refusalOf(method, '/api/recipes')).toBeUndefined()
  }
  expect(refusalOf('DELETE', '/api/recipes/1')).toBeUndefined()
  expect(refusalOf('POST', '/api/auth/callback/credentials')).toBeUndefined()
})

test('any other method is 405 with what is allowed', () => {
  expect(refusalOf('PUT', '/api/recipes')).toEqual({
    status: 405,
    message: 'Method not allowed.',
    allow: 'GET, HEAD, POST',
  })
  expect(allow('OPTIONS', '/api/openapi.json')).toBe('GET, HEAD')
  expect(allow('HEAD', '/api/recipes/1/comment')).toBe('POST')
  expect(allow('GET', '/api/recipes/1')).toBe('DELETE')
  expect(allow('TRACE', '/api/auth/a/b/c')).toBe('GET, HEAD, POST')
})

test('pages only show, and the one that mail programs post to takes that (G-44)', () => {
  for (const path of ['/', '/marketplace']) expect(allow('POST', path)).toBe('GET, HEAD')
  expect(refusalOf('POST', '/email/unsubscribe')).toBeUndefined()
  expect(refusalOf('GET', '/email/unsubscribe')).toBeUndefined()
  expect(allow('PUT', '/email/unsubscribe')).toBe('GET, HEAD, POST')
})

test('a named path beats one in brackets', () => {
  expect(allow('DELETE', '/api/recipes/newest')).toBe('GET, HEAD')
})

test('a path is meant however it is encoded', () => {
  expect(allow('POST', '/api/%6fpenapi.json')).toBe('GET, HEAD')
})

test('what is no known path of /api is left to the app, methods that it cannot route aside', () => {
  for (const path of ['/api/openapiXjson', '/api/recipes/1/2', '/api/auth', '/api/recipes/']) {
    expect(refusalOf('DELETE', path)).toBeUndefined()
  }
  expect(refusalOf('PROPFIND', '/api/no/such/path')?.status).toBe(404)
})

test('pages are read only', () => {
  for (const method of ['GET', 'HEAD']) expect(refusalOf(method, '/art-of-the-day')).toBeUndefined()
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND']) {
    expect(refusalOf(method, '/art-of-the-day')).toMatchObject({ status: 405, allow: 'GET, HEAD' })
  }
})

test('a path has the family of errors that its route declares, any other reads `error` (G-1)', () => {
  expect(familyOf('/api/recipes/1/comment')).toBe('text')
  expect(familyOf('/api/recipes/1/%63omment')).toBe('text')
  for (const path of ['/api/recipes/1', '/api/no/such/path', '/login', '/api/%zz']) {
    expect(familyOf(path)).toBe('error')
  }
})
