import { SignJWT } from 'jose'
import { expect, test } from '../fixtures'
import { withSiteData } from '../members'
import { AUTH_SECRET } from '../site'

const PROTECTED = '/api/verify/huh'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(claims: object, secret = AUTH_SECRET, alg = 'HS256') {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg, typ: 'JWT' })
    .sign(new TextEncoder().encode(secret))
}

test('a forged token is refused, in a header and as the cookie (G-3, G-4)', async ({
  page,
  site,
  createMember,
  signIn,
}) => {
  const member = await createMember()
  const other = await createMember({ role: 'user,admin' })
  const token = member.headers['x-auth-token'] ?? ''
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>

  const answer = async (headers: Record<string, string>) =>
    (await page.request.get(PROTECTED, { headers })).status()
  expect(await answer({ 'x-auth-token': await sign(claims) }), 'the same, signed here').toBe(200)

  const forged = {
    'without an algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'without an algorithm, signed': `${encode({ alg: 'none' })}.${body}.${signature}`,
    'of another algorithm': await sign(claims, AUTH_SECRET.repeat(2), 'HS512'),
    'of another secret': await sign(claims, 'x'.repeat(44)),
    'with another role': `${head}.${encode({ ...claims, role: 'admin' })}.${signature}`,
    "with another user's id": await sign({ ...claims, _id: other.id }),
    'of a session that never was': await sign({ ...claims, sid: 'x'.repeat(32) }),
    'of an older version': await sign({ ...claims, tv: -1 }),
    'of a version to come': await sign({ ...claims, tv: 1 }),
    'that has expired': await sign({ ...claims, exp: Number(claims.iat) }),
    'without claims': await sign({}),
    'that is nonsense': 'nonsense',
  }
  for (const [kind, value] of Object.entries(forged)) {
    expect(await answer({ 'x-auth-token': value }), kind).toBe(401)
    expect(await answer({ authorization: `Bearer ${value}` }), kind).toBe(401)
    const cookie = `next-auth.session-token=${value}`
    expect(await answer({ cookie }), `${kind}, as a cookie`).toBe(401)
    const guarded = await page.request.get('/user-stats', { headers: { cookie } })
    expect(guarded.status(), `${kind}, at an admin's page`).toBe(403)
  }

  // A claimed role passes the middleware only: the database decides (G-3).
  const claimed = await sign({ ...claims, role: 'admin' })
  const cookie = `next-auth.session-token=${claimed}`
  expect((await page.request.get('/user-stats', { headers: { cookie } })).status()).toBe(403)

  await signIn(member)
  expect(await answer({})).toBe(200)
  await withSiteData(site, async () => {
    const { setPassword } = await import('@/lib/account/admin-cli')
    await setPassword(member.username, 'another password')
  })
  // Another process sees it within a second.
  await expect.poll(() => answer({ 'x-auth-token': token }), 'of an old password').toBe(401)
})

test('a change with the cookie needs its CSRF header (G-5)', async ({
  page,
  signIn,
  createMember,
}) => {
  await signIn(await createMember({ emailVerified: false }))
  const send = async (headers = {}) =>
    (await page.request.post('/api/verify/send-verification-code', { headers })).status()
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  expect(await send()).toBe(403)
  expect(await send({ 'x-xsrf-token': 'x'.repeat(43) })).toBe(403)
  expect(await send({ 'x-xsrf-token': csrf })).toBe(200)
})

test('with a session log-in leads on, and never to another site', async ({ page, signIn }) => {
  await signIn()
  for (const [next, location] of [
    ['', '/'],
    ['/art-of-the-day', '/art-of-the-day'],
    ['https://evil.example', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//x.y', '/'],
  ] as const) {
    const path = next ? `/login?next=${encodeURIComponent(next)}` : '/login'
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), next).toBe(307)
    expect(response.headers()['location'], next).toBe(location)
  }
})
