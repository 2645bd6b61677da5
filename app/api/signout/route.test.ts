import { expect, test } from 'vitest'
import { identify } from '@/lib/auth/identity'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { POST as endOthers } from '../edit/sessions/end-others/route'
import { POST } from './route'

withTestDatabase()

const signOut = (headers: Record<string, string>) =>
  callRoute(POST, '/api/signout', { method: 'POST', headers })

test('a sign-out ends the session at once and clears its cookies and the cache (G-3, G-18)', async () => {
  const user = await createUser()
  const response = await signOut(user.browser)
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^next-auth\.session-token=; Path=\/; Max-Age=0/),
    expect.stringMatching(/^XSRF-TOKEN=; Path=\/; Max-Age=0/),
  ])
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  expect((await identify(new Headers(user.headers))).kind).toBe('bad_token')
})

test('the other sessions of the same user stay valid', async () => {
  const first = await createUser({ username: 'm4ry' })
  const { openSession } = await import('@/lib/auth/sessions')
  const second = await openSession({ ...first.viewer, tokenVersion: 0 })
  await signOut(first.headers)
  const identity = await identify(new Headers({ 'x-auth-token': second.token }))
  expect(identity.kind).toBe('known')
})

test('a cookie without the CSRF header signs nobody out (G-5)', async () => {
  const user = await createUser()
  const response = await signOut(user.cookieOnly)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error: 'Invalid CSRF token' })
  expect((await identify(new Headers(user.headers))).kind).toBe('known')
})

test('a browser that lost its CSRF cookie signs out by its own origin, and by no other one', async () => {
  const user = await createUser()
  const isSignedIn = async () => (await identify(new Headers(user.headers))).kind === 'known'
  const host = 'example.org'
  const origins = [
    'null',
    'https://example.org.evil.example',
    'http://localhost:4000',
    'https://www.example.org',
  ]
  for (const origin of origins) {
    const headers = { ...user.cookieOnly, host, origin, 'x-xsrf-token': 'of another program' }
    expect((await signOut(headers)).status, origin).toBe(403)
  }
  const crossSite = { host, origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }
  expect((await signOut({ ...user.cookieOnly, ...crossSite })).status).toBe(403)
  expect(await isSignedIn()).toBe(true)
  const sameOrigin = { ...user.cookieOnly, host, origin: 'https://example.org' }
  const response = await signOut(sameOrigin)
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toHaveLength(2)
  expect(await isSignedIn()).toBe(false)
})

test('other changes need the CSRF header, whatever the origin (G-5)', async () => {
  const user = await createUser()
  const headers = { ...user.cookieOnly, host: 'example.org', origin: 'https://example.org' }
  const options = { method: 'POST', headers }
  expect((await callRoute(endOthers, '/api/edit/sessions/end-others', options)).status).toBe(403)
})

test('without a session it does nothing', async () => {
  expect((await signOut({})).status).toBe(204)
})
