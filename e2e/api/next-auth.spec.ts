import type { APIRequestContext } from '@playwright/test'
import { expect, OWNER, test } from '../fixtures'

const PASSWORD_OF = { username: OWNER.username, password: OWNER.password }
const CALLBACK = '/api/auth/callback/credentials'

async function csrfTokenOf(request: APIRequestContext): Promise<string> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
    csrfToken: string
  }
  return csrfToken
}

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

test('next-auth refuses another site’s page (G-5)', async ({ request }) => {
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

test('next-auth takes wrong input as wrong input, in the shape of the site (G-1, G-2)', async ({
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
  expect((await request.get(CALLBACK)).status()).toBe(404)
  expect((await request.get('/api/auth/session?x=%00')).status()).toBe(400)
})

test('nobody writes to the site’s log by next-auth', async ({ request, site }) => {
  const data = { level: 'error', code: 'written from outside', message: 'at will' }
  const response = await request.post('/api/auth/_log', { data })
  expect(response.status()).toBe(404)
  await request.post(CALLBACK, { data: '{', headers: { 'content-type': 'application/json' } })
  expect(site.output).not.toContain('written from outside')
  expect(site.output).not.toContain('    at ')
})

test('what next-auth says of a session is kept by nobody', async ({ request }) => {
  for (const path of ['session', 'csrf', 'providers', 'signin']) {
    const response = await request.get(`/api/auth/${path}`, { maxRedirects: 0 })
    expect(response.headers()['cache-control'], path).toMatch(/no-store/)
  }
})
