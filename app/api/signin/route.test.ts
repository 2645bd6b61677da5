import { expect, test } from 'vitest'
import { ensureOwner } from '@/lib/account/owner'
import { setPassword } from '@/lib/account/admin-cli'
import { identify } from '@/lib/auth/identity'
import { createUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'
import { POST } from './route'

withTestDatabase()

const PASSWORD = 'correct horse battery'

async function createMember(fields = {}) {
  const user = await createUser({ username: 'l4pis', ...fields })
  await setPassword('lapis', PASSWORD)
  return user
}

function signIn(body: unknown, headers: Record<string, string> = {}) {
  return callRoute(POST, '/api/signin', { method: 'POST', body, headers })
}

test('the answer is the raw token, which opens every transport (G-4, G-6)', async () => {
  const { viewer } = await createMember()
  const response = await signIn({ username: 'l4pis', password: PASSWORD })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const token = await response.text()
  const transports: Record<string, string>[] = [
    { 'x-auth-token': token },
    { authorization: `Bearer ${token}` },
    { cookie: `a=b; next-auth.session-token=${token}` },
  ]
  for (const headers of transports) {
    expect(await identify(new Headers(headers))).toMatchObject({ kind: 'known', viewer })
  }
})

test('the cookie is HttpOnly and SameSite (G-4)', async () => {
  await createMember()
  const response = await signIn({ username: 'l4pis', password: PASSWORD })
  const [session, csrf] = response.headers.getSetCookie()
  expect(session).toMatch(
    /^next-auth\.session-token=ey.*; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  )
  expect(csrf).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax$/)
})

test('any spelling that typing can produce signs in (G-21)', async () => {
  await createMember()
  for (const username of ['l4pis', 'Lapis', ' L4PI5 ']) {
    expect((await signIn({ username, password: PASSWORD })).status).toBe(200)
  }
})

test('an unknown name and a wrong password get the same response (G-25)', async () => {
  await createMember()
  const unknown = await signIn({ username: 'nobody', password: PASSWORD })
  const wrong = await signIn({ username: 'l4pis', password: `${PASSWORD}!` })
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  expect(await unknown.text()).toBe('Invalid username or password.')
  expect(await wrong.text()).toBe('Invalid username or password.')
  expect(unknown.headers.getSetCookie()).toEqual([])
})

test('a suspended account is 403 after the right password (G-25)', async () => {
  await createMember({ permissions: -1 })
  const response = await signIn({ username: 'l4pis', password: PASSWORD })
  expect(response.status).toBe(403)
  expect(await response.text()).toBe('This account is suspended.')
  expect((await signIn({ username: 'l4pis', password: 'wrong password' })).status).toBe(401)
})

test('a sign-in is counted and dated (G-25)', async () => {
  const { viewer } = await createMember()
  await signIn({ username: 'l4pis', password: PASSWORD })
  expect((await UserModel.findById(viewer.id).lean())?.timesSigned).toBe(1)
})

test('a hash with other parameters is replaced, and the password still works (G-24)', async () => {
  const { viewer } = await createMember()
  const { hash } = await import('@node-rs/argon2')
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 })
  await UserModel.updateOne({ _id: viewer.id }, { $set: { passwordHash: weak } })
  expect((await signIn({ username: 'l4pis', password: PASSWORD })).status).toBe(200)
  const user = await UserModel.findById(viewer.id).select('+passwordHash').lean()
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn({ username: 'l4pis', password: PASSWORD })).status).toBe(200)
})

test.each([
  ['an operator as username', { username: { $gt: '' }, password: PASSWORD }],
  ['an operator as password', { username: 'l4pis', password: { $ne: null } }],
  ['no password', { username: 'l4pis' }],
  ['an empty username', { username: '', password: PASSWORD }],
  ['an over-long password', { username: 'l4pis', password: 'x'.repeat(129) }],
  ['a password of 129 emojis', { username: 'l4pis', password: '🌊'.repeat(129) }],
])('%s is refused with 400 and a sentence', async (_, body) => {
  await createMember()
  const response = await signIn(body)
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/^[A-Z].*\.$/)
})

test('an empty name and an empty password get the sentences of their rules (G-22, G-24)', async () => {
  const rule = 'Username must be 2-20 characters: letters, digits, dot, dash or underscore.'
  for (const username of ['', undefined]) {
    expect(await (await signIn({ username, password: PASSWORD })).text()).toBe(rule)
  }
  for (const password of ['', undefined]) {
    const text = await (await signIn({ username: 'l4pis', password })).text()
    expect(text).toBe('Password must be at least 8 characters.')
  }
})

// A letter with its mark, as one code point and as two.
const [COMPOSED, DECOMPOSED] = ['caf\u00e9 caf\u00e9', 'cafe\u0301 cafe\u0301']

test('a password is the same however its letters and marks are encoded (G-24)', async () => {
  await createUser({ username: 'l4pis' })
  for (const [set, typed] of [
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
  ]) {
    await setPassword('lapis', set ?? '')
    for (const password of [typed, set]) {
      expect((await signIn({ username: 'l4pis', password })).status).toBe(200)
    }
  }
})

test('a hash of the password as it was typed before is replaced by that of its NFC form', async () => {
  const { viewer } = await createMember()
  const { hash } = await import('@node-rs/argon2')
  const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const before = await hash(DECOMPOSED, parameters)
  await UserModel.updateOne({ _id: viewer.id }, { $set: { passwordHash: before } })
  expect((await signIn({ username: 'l4pis', password: COMPOSED })).status).toBe(401)
  expect((await signIn({ username: 'l4pis', password: DECOMPOSED })).status).toBe(200)
  expect((await signIn({ username: 'l4pis', password: COMPOSED })).status).toBe(200)
  const hashOf = async () =>
    (await UserModel.findById(viewer.id).select('+passwordHash').lean())?.passwordHash
  const after = await hashOf()
  expect(after).not.toBe(before)
  expect((await signIn({ username: 'l4pis', password: DECOMPOSED })).status).toBe(200)
  expect(await hashOf()).toBe(after)
})

test('an over-long name is refused as too long, not as missing', async () => {
  const response = await signIn({ username: 'x'.repeat(255), password: PASSWORD })
  expect(await response.text()).toBe('Username is too long.')
})

test('a page of another site cannot sign anyone in (G-5)', async () => {
  await createMember()
  const headers = { origin: 'https://elsewhere.example.org' }
  const response = await signIn({ username: 'l4pis', password: PASSWORD }, headers)
  expect(response.status).toBe(403)
})

test('the site’s own page signs in under every address that the site has (G-5)', async () => {
  await createMember()
  const call = async (headers: Record<string, string>) =>
    (await signIn({ username: 'l4pis', password: PASSWORD }, headers)).status
  const lan = { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }
  expect(await call(lan)).toBe(200)
  expect(await call({ ...lan, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await call({ ...lan, 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await call({ ...lan, origin: 'http://192.168.1.5:4000' })).toBe(403)
  expect(await call({ ...lan, origin: 'null' })).toBe(403)
})

test('a body that is not JSON is refused (G-5)', async () => {
  const response = await signIn({}, { 'content-type': 'text/plain' })
  expect(response.status).toBe(415)
})

test('the owner is created once, on an empty database alone (G-16)', async () => {
  const unkept = { keep: () => {}, drop: () => {} }
  const owners = await Promise.all(Array.from({ length: 5 }, () => ensureOwner(unkept)))
  const created = owners.filter((owner) => owner.created)
  expect(created).toHaveLength(1)
  const password = created[0]?.generatedPassword ?? ''
  expect((await signIn({ username: 'owner', password })).status).toBe(200)
  expect(await ensureOwner(unkept)).toMatchObject({ created: false, generatedPassword: null })
  expect(await UserModel.countDocuments({ role: 'admin', emailVerified: true })).toBe(1)
})
