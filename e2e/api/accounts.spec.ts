import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { withSiteData } from '../members'
import { solveCaptcha } from '../solve-captcha'
import type { Site } from '../site'

const PASSWORD = 'a fine first password'
const CAPTCHA = 'g-recaptcha-response'

let made = 0
const newcomer = () => {
  const username = `new${++made}${test.info().workerIndex}`
  return { username, email: `${username}@example.org`, password: PASSWORD }
}

async function post(request: APIRequestContext, path: string, data?: unknown, headers = {}) {
  const response = await request.post(path, { ...(data !== undefined && { data }), headers })
  return { status: response.status(), text: await response.text(), response }
}

/** The words of the newest mail to an address, as the outbox keeps them. */
async function newestMail(site: Site, to: string): Promise<string> {
  return withSiteData(site, async () => {
    const { stored } = await import('@/testing/stored')
    const mail = await (await stored('mails')).findOne({ to }, { sort: { _id: -1 } })
    return String(mail?.text ?? '')
  })
}

test('sign-up, huh, a code and verification, over the wire', async ({ request, site }) => {
  const anna = newcomer()
  const signedUp = await post(request, '/api/signup', anna)
  expect(signedUp.status).toBe(201)
  expect(signedUp.response.headers()['content-type']).toContain('text/plain')
  const headers = { 'x-auth-token': signedUp.text }
  const huh = async () => (await request.get('/api/verify/huh', { headers })).json()
  expect(await huh()).toEqual({ verified: false })
  const code = async () => /\b\d{6}\b/.exec(await newestMail(site, anna.email))?.[0]
  const first = await code()
  expect(first).toMatch(/^\d{6}$/)
  const sent = await post(request, '/api/verify/send-verification-code', undefined, headers)
  expect([sent.status, JSON.parse(sent.text)]).toEqual([
    200,
    { message: 'Verification email sent. Please check your inbox.' },
  ])
  const verify = (value: unknown) =>
    post(request, '/api/verify/verify-code', { code: value }, headers)
  expect(await verify('x')).toMatchObject({
    status: 400,
    text: expect.stringContaining('"error":"Invalid or expired code."'),
  })
  expect((await verify(await code())).status).toBe(200)
  expect(await huh()).toEqual({ verified: true })
  expect((await verify(await code())).status).toBe(409)
})

test('of thirty parallel sign-ups with one name one is 201 and the others 409', async ({
  request,
}) => {
  const { username } = newcomer()
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const email = `${username}-${i}@example.org`
      return (await post(request, '/api/signup', { username, email, password: PASSWORD })).status
    }),
  )
  expect(statuses.toSorted()).toEqual([201, ...Array<number>(29).fill(409)])
})

test('sign-up refuses other sites’ pages, other types and what is too large, as text', async ({
  request,
}) => {
  const anna = newcomer()
  const call = async (data: unknown, headers = {}) => {
    const { status, text } = await post(request, '/api/signup', data, headers)
    return [status, text]
  }
  expect(await call(anna, { origin: 'https://elsewhere.example.org' })).toEqual([
    403,
    'Invalid CSRF token',
  ])
  expect((await call('a=b', { 'content-type': 'text/plain' }))[0]).toBe(415)
  expect((await call({ ...anna, email: 'x'.repeat(300_000) }))[0]).toBe(413)
  expect(await call({ ...anna, username: 'Owner' })).toEqual([409, 'Username already exists.'])
  for (const path of ['/api/signup', '/api/verify/verify-code', '/api/reset-password/reset']) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['allow']], path).toEqual([405, 'POST'])
  }
})

test('a reset takes two CAPTCHAs, each once and for its own action (G-43)', async ({
  request,
  site,
  createMember,
}) => {
  const { username } = await createMember()
  const email = `${username}@example.org`
  const ask = (data: object) => post(request, '/api/reset-password/request', data)
  const solution = await solveCaptcha(site.url, 'reset-request')
  const missing = await ask({ identifier: email })
  expect([missing.status, missing.text]).toEqual([400, 'Please complete the CAPTCHA'])
  const other = await solveCaptcha(site.url, 'reset')
  const refused = [400, 'CAPTCHA verification failed.']
  const crossed = await ask({ identifier: email, [CAPTCHA]: other })
  expect([crossed.status, crossed.text]).toEqual(refused)

  const answer = await ask({ identifier: email, [CAPTCHA]: solution })
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toMatchObject({ email: `${username.slice(0, 1)}***@e***.org` })
  const again = await ask({ identifier: email, [CAPTCHA]: solution })
  expect([again.status, again.text]).toEqual(refused)

  const resetToken = /resetCode=([\w-]+)/.exec(await newestMail(site, email))?.[1]
  const reset = async (data: object) => {
    const body = { newPassword: 'a second password', ...data }
    const { status, text } = await post(request, '/api/reset-password/reset', body)
    return [status, text]
  }
  expect(await reset({ resetToken })).toEqual([400, 'Please complete the CAPTCHA'])
  const solve = async () => ({ [CAPTCHA]: await solveCaptcha(site.url, 'reset') })
  expect((await reset({ resetToken, ...(await solve()) }))[0]).toBe(200)
  expect(await reset({ resetToken, ...(await solve()) })).toEqual([
    400,
    'Invalid or expired reset code.',
  ])
  const signIn = await post(request, '/api/signin', { username, password: 'a second password' })
  expect(signIn.status).toBe(200)
})

test('a mailed link leads to this site, whatever host the request named (G-42)', async ({
  request,
  site,
  createMember,
}) => {
  const { username } = await createMember()
  const solution = await solveCaptcha(site.url, 'reset-request')
  const tricks = { host: 'evil.localhost', 'x-forwarded-host': 'evil.example.org' }
  const data = { identifier: username, [CAPTCHA]: solution }
  const answer = await post(request, '/api/reset-password/request', data, tricks)
  expect(answer.status).toBe(200)
  const mail = await newestMail(site, `${username}@example.org`)
  expect(mail).toContain(`${site.url}/reset-pw?resetCode=`)
  expect(mail).not.toContain('evil')
})

test('the page of a reset link sends no referrer and is not stored (G-42)', async ({ request }) => {
  const page = await request.get('/reset-pw?resetCode=abc')
  expect(page.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('no-store'),
  })
})

test('next-auth lets no suspended account in (G-25)', async ({ request, createMember }) => {
  const { username, password } = await createMember({ permissions: -1 })
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const form = { username, password, csrfToken, json: 'true' }
  const response = await request.post('/api/auth/callback/credentials', { form })
  expect(response.status()).toBe(401)
  expect(await (await request.get('/api/auth/session')).json()).toEqual({})
})
