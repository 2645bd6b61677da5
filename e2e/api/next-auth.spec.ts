import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, OWNER, test } from '../fixtures'

const PASSWORD_OF = { username: OWNER.username, password: OWNER.password }
const CALLBACK = '/api/auth/callback/credentials'
const SESSION = 'next-auth.session-token'

async function csrfTokenOf(request: APIRequestContext): Promise<string> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
    csrfToken: string
  }
  return csrfToken
}

/** How many times a response sets the session's cookie. */
const sessionCookiesOf = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name, value }) => /^set-cookie$/i.test(name) && value.startsWith(SESSION)).length

test('reading the session by GET or HEAD never prolongs it (G-3)', async ({ request }) => {
  const csrfToken = await csrfTokenOf(request)
  const form = { ...PASSWORD_OF, csrfToken, json: 'true' }
  expect(sessionCookiesOf(await request.post(CALLBACK, { form }))).toBe(1)
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === SESSION)?.value ?? ''
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number
  }
  for (const method of ['GET', 'HEAD']) {
    const response = await request.fetch('/api/auth/session', { method })
    expect(response.status(), method).toBe(200)
    expect(sessionCookiesOf(response), method).toBe(0)
  }
  const session = (await (await request.get('/api/auth/session')).json()) as { expires: string }
  expect(session.expires).toBe(new Date(claims.exp * 1000).toISOString())
})

test('next-auth has no pages of its own: log-in redirects, log-out needs its token', async ({
  request,
}) => {
  const ways = [
    ['/profile?p=1#top', '/login?next=%2Fprofile%3Fp%3D1%23top'],
    ['/', '/login'],
    ['/login', '/login'],
    ['//elsewhere.example.org/', '/login'],
    ['/.//elsewhere.example.org', '/login'],
  ] as const
  for (const [callbackUrl, location] of ways) {
    const params = { callbackUrl }
    const response = await request.get('/api/auth/signin', { params, maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([302, location])
  }
  await request.post('/api/signin', { data: PASSWORD_OF })
  const forms: Record<string, string>[] = [{}, { json: 'true' }, { csrfToken: 'x' }]
  for (const form of forms) {
    const response = await request.post('/api/auth/signout', { form, maxRedirects: 0 })
    expect([response.status(), await response.json()]).toMatchObject([
      403,
      { error: 'Invalid CSRF token' },
    ])
  }
  expect(await (await request.get('/api/auth/session')).json()).toHaveProperty('user')
})

test('next-auth never leads to another site', async ({ request }) => {
  const csrfToken = await csrfTokenOf(request)
  const home = new URL((await request.get('/api/health')).url()).origin
  const elsewhere = [
    'https://elsewhere.example.org/',
    '//elsewhere.example.org/',
    'a:b',
    'http://[',
  ]
  for (const callbackUrl of elsewhere) {
    const form = { ...PASSWORD_OF, csrfToken, callbackUrl }
    const response = await request.post(CALLBACK, { form, maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(new URL(response.headers()['location'] ?? '', home).origin).toBe(home)
    const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`
    const signIn = await request.get(`/api/auth/signin${query}`, { maxRedirects: 0 })
    expect(signIn.status()).toBeLessThan(500)
    expect(new URL(signIn.headers()['location'] ?? '', home).origin).toBe(home)
  }
})

test('next-auth refuses calls from another site (G-5)', async ({ request }) => {
  const csrfToken = await csrfTokenOf(request)
  for (const origin of ['https://elsewhere.example.org', 'null']) {
    const response = await request.post(CALLBACK, {
      form: { ...PASSWORD_OF, csrfToken },
      headers: { origin },
      maxRedirects: 0,
    })
    expect(response.status(), origin).toBe(403)
    expect(response.headersArray().map(({ name }) => name)).not.toContain('Set-Cookie')
  }
})

test('next-auth answers invalid input with the site’s own errors (G-1, G-2)', async ({
  request,
}) => {
  const csrfToken = await csrfTokenOf(request)
  const post = async (data: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await request.post(CALLBACK, { data, headers, maxRedirects: 0 })
    return [response.status(), (await response.text()).slice(0, 10)]
  }
  const json = [400, '{"error":"']
  expect(await post('{')).toEqual(json)
  expect(await post({ csrfToken, username: { $gt: '' }, password: { $gt: '' } })).toEqual(json)
  expect(await post({ csrfToken, username: 'a\0b', password: 'x' })).toEqual(json)
  expect(await post({ csrfToken, username: 'x'.repeat(300_000) })).toEqual([413, '{"error":"'])
  expect((await request.get('/api/auth/session?x=%00')).status()).toBe(400)
})

test('clients cannot write to the log by next-auth', async ({ request, site }) => {
  const before = site.output.length
  const data = { level: 'error', code: 'written from outside', message: 'at will' }
  const response = await request.post('/api/auth/_log', { data })
  expect(response.status()).toBe(404)
  await request.post(CALLBACK, { data: '{', headers: { 'content-type': 'application/json' } })
  const logged = site.output.slice(before)
  expect(logged).not.toContain('written from outside')
  expect(logged).not.toContain('    at ')
})

test('responses of next-auth are never cached', async ({ request }) => {
  for (const path of ['session', 'csrf', 'providers', 'signin']) {
    const response = await request.get(`/api/auth/${path}`, { maxRedirects: 0 })
    expect(response.headers()['cache-control'], path).toMatch(/no-store/)
  }
})

test('an action of next-auth answers another method with 405 and Allow (G-19)', async ({
  request,
}) => {
  const message = 'Method not allowed.'
  for (const [method, path, allow] of [
    ['GET', 'signout', 'POST'],
    ['HEAD', 'signout', 'POST'],
    ['GET', 'callback/credentials', 'POST'],
    ['POST', 'session', 'GET, HEAD'],
  ] as const) {
    const response = await request.fetch(`/api/auth/${path}`, { method })
    expect([response.status(), response.headers().allow], path).toEqual([405, allow])
    if (method !== 'HEAD') expect(await response.json()).toEqual({ error: message, message })
  }
  for (const method of ['GET', 'POST']) {
    expect((await request.fetch('/api/auth/other', { method })).status()).toBe(404)
  }
})
