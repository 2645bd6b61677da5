import { expect, test } from 'vitest'
import { decodeUser } from './issued-user'

function tokenOf(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`
}

const user = { _id: '65a', username: 'l4pis', email: 'lapis@example.org', role: 'user,chef' }

test('a token gives its user and nothing else of it (G-4)', () => {
  expect(decodeUser(tokenOf({ ...user, sid: 'secret', tv: 3, exp: 1 }))).toEqual(user)
})

test('a user whose name needs the whole of Unicode is read right', () => {
  expect(decodeUser(tokenOf({ ...user, username: 'zoë🌊' }))?.username).toBe('zoë🌊')
})

test('what is no token, or one without a user, gives none', () => {
  for (const token of ['', 'no token', 'a.b.c', tokenOf(null), tokenOf({ ...user, _id: 7 })]) {
    expect(decodeUser(token), token).toBe(null)
  }
})
