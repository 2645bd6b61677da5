import { beforeEach, expect, test, vi } from 'vitest'
import { identify } from '@/lib/auth/identity'
import { ERROR_FIELDS, readErrorFields } from '@/lib/http/error-fields'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'
import { POST } from './route'

vi.mock('@/lib/mail/queue-mail')
withTestDatabase()
beforeEach(() => void vi.mocked(queueMail).mockReset().mockResolvedValue())

const ANNA = { email: 'anna@example.org', username: 'anna', password: 'correct horse battery' }

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  callRoute(POST, '/api/signup', { method: 'POST', body, headers })

test('an account is created under the username rule, and the answer is its token (G-6, G-21)', async () => {
  const response = await signUp({ ...ANNA, email: ' Anna@Example.ORG', username: ' Anna Asa ' })
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const token = await response.text()
  const identity = await identify(new Headers({ 'x-auth-token': token }))
  expect(identity).toMatchObject({
    kind: 'known',
    viewer: { username: 'ann445a', email: 'anna@example.org', role: 'user', emailVerified: false },
  })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^next-auth\.session-token=ey.*; HttpOnly$/),
    expect.stringMatching(/^XSRF-TOKEN=/),
    expect.stringMatching(/^device=[\w-]{43}; .*; HttpOnly$/),
  ])
})

test('the password is kept as argon2id, and signing up counts as one sign-in (G-24, G-25)', async () => {
  await signUp(ANNA)
  const user = await UserModel.findOne({ email: ANNA.email }).select('+passwordHash').lean()
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(user).toMatchObject({ timesSigned: 1, permissions: 0, isSample: false })
})

test('the verification mail goes out by itself (G-26)', async () => {
  await signUp(ANNA)
  const code = expect.stringMatching(/^\d{6}$/) as string
  const userId = String((await UserModel.findOne().lean())?._id)
  expect(vi.mocked(queueMail).mock.calls).toEqual([
    [{ kind: 'verify', to: ANNA.email, username: 'anna', userId, code, validDays: 7 }],
  ])
})

test('a sign-up succeeds without its mail (G-26)', async () => {
  vi.mocked(queueMail).mockRejectedValue(new Error('no mail today'))
  expect((await signUp(ANNA)).status).toBe(201)
  expect(await UserModel.countDocuments()).toBe(1)
})

test('of thirty concurrent sign-ups with one name one succeeds (G-22)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const response = await signUp({ ...ANNA, email: `anna${i}@example.org` })
      return `${response.status} ${response.status === 201 ? '' : await response.text()}`
    }),
  )
  expect(answers.filter((answer) => answer === '201 ')).toHaveLength(1)
  expect(answers.filter((answer) => answer === '409 Username already exists.')).toHaveLength(29)
  expect(await UserModel.countDocuments()).toBe(1)
})

test('of ten concurrent sign-ups with one address one succeeds (G-23)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const response = await signUp({ ...ANNA, username: `ben${i}` })
      return `${response.status} ${response.status === 201 ? '' : await response.text()}`
    }),
  )
  expect(answers.filter((answer) => answer === '201 ')).toHaveLength(1)
  expect(answers.filter((answer) => answer === '409 Email already exists.')).toHaveLength(9)
})

test('names that look alike, reserved names and used addresses are refused (G-21, G-23)', async () => {
  await createUser({ username: 'l4pis', email: 'lapis@example.org' })
  const answer = async (fields: object) => {
    const response = await signUp({ ...ANNA, ...fields })
    return [response.status, await response.text()]
  }
  const taken = [409, 'Username already exists.']
  expect(await answer({ username: 'LAPI5' })).toEqual(taken)
  expect(await answer({ username: 'Admin' })).toEqual(taken)
  expect(await answer({ username: 'I.hate.jews' })).toEqual(taken)
  expect(await answer({ username: 'killalljews' })).toEqual(taken)
  expect(await answer({ email: 'LAPIS@example.org' })).toEqual([409, 'Email already exists.'])
})

test('a refusal names its field in a header (G-1)', async () => {
  await createUser({ username: 'l4pis', email: 'lapis@example.org' })
  const fieldsOf = async (fields: object) =>
    readErrorFields((await signUp({ ...ANNA, ...fields })).headers.get(ERROR_FIELDS))
  expect(await fieldsOf({ username: 'LAPI5' })).toEqual({ username: 'Username already exists.' })
  expect(await fieldsOf({ email: 'lapis@example.org' })).toEqual({ email: 'Email already exists.' })
  expect(Object.keys(await fieldsOf({ email: 'x', password: 'short' }))).toEqual([
    'email',
    'password',
  ])
})

const NAME_RULE = 'Username must be 2-20 characters: letters, digits, dot, dash or underscore.'
const EMAIL_RULE = 'Please enter a valid email.'
const TOO_SHORT = 'Password must be at least 8 characters.'
const TOO_LONG = 'Password must be at most 128 characters.'

test.each([
  ['no username', { username: undefined }, NAME_RULE],
  ['an empty username', { username: '' }, NAME_RULE],
  ['white space for a username', { username: ' \t ' }, NAME_RULE],
  ['a username of one letter', { username: 'a' }, NAME_RULE],
  ['a username of 21 letters', { username: 'x'.repeat(21) }, NAME_RULE],
  ['a username that starts with a dot', { username: '.anna' }, NAME_RULE],
  ['a username with a letter beyond ASCII', { username: 'zoë' }, NAME_RULE],
  ['a username that is markup', { username: '<b>anna</b>' }, NAME_RULE],
  ['no e-mail', { email: undefined }, EMAIL_RULE],
  ['an e-mail without a domain', { email: 'anna' }, EMAIL_RULE],
  ['an e-mail without a dot in its domain', { email: 'anna@home' }, EMAIL_RULE],
  ['an e-mail with white space', { email: 'an na@example.org' }, EMAIL_RULE],
  ['an e-mail with a line break', { email: 'anna@example.org\nbcc: x@example.org' }, EMAIL_RULE],
  ['two e-mails', { email: 'anna@example.org,ben@example.org' }, EMAIL_RULE],
  ['an over-long e-mail', { email: `${'x'.repeat(250)}@example.org` }, EMAIL_RULE],
  ['an e-mail with an umlaut before the @', { email: 'müller@example.org' }, EMAIL_RULE],
  ['an e-mail with 65 letters before the @', { email: `${'x'.repeat(65)}@a.example` }, EMAIL_RULE],
  ['a quoted e-mail', { email: '"anna@elsewhere.example x"@example.org' }, EMAIL_RULE],
  ['an e-mail of nested groups', { email: 'a:'.repeat(127) }, EMAIL_RULE],
  ['an operator for an e-mail', { email: { $ne: null } }, EMAIL_RULE],
  ['no password', { password: undefined }, TOO_SHORT],
  ['an empty password', { password: '' }, TOO_SHORT],
  ['a short password', { password: '1234567' }, TOO_SHORT],
  ['a password of seven emojis', { password: '🌊'.repeat(7) }, TOO_SHORT],
  ['a password of seven letters with marks', { password: 'e\u0301'.repeat(7) }, TOO_SHORT],
  ['a long password', { password: 'x'.repeat(129) }, TOO_LONG],
  ['a password of 129 emojis', { password: '🌊'.repeat(129) }, TOO_LONG],
])('%s is refused with its sentence, and nobody is created', async (_, fields, text) => {
  const response = await signUp({ ...ANNA, ...fields })
  expect([response.status, await response.text()]).toEqual([400, text])
  expect(await UserModel.countDocuments()).toBe(0)
})

test('an international domain is stored in punycode, and both spellings are one address (G-156)', async () => {
  expect((await signUp({ ...ANNA, email: 'Info@Bücher.example' })).status).toBe(201)
  expect(await UserModel.exists({ email: 'info@xn--bcher-kva.example' })).not.toBeNull()
  const again = await signUp({ ...ANNA, username: 'ben', email: 'info@xn--bcher-kva.example' })
  expect([again.status, await again.text()]).toEqual([409, 'Email already exists.'])
})

test.each([
  ['8 emojis', '🌊'.repeat(8)],
  ['128 emojis', '🌊'.repeat(128)],
  ['128 letters with marks', 'e\u0301'.repeat(128)],
])(
  'a password of %s is taken, as code points of its NFC form count (G-24, G-111)',
  async (_, password) => {
    expect((await signUp({ ...ANNA, password })).status).toBe(201)
  },
)

test('fields that a sign-up may not set are ignored', async () => {
  const claims = { role: 'admin', permissions: 5, emailVerified: true, isSample: true }
  expect((await signUp({ ...ANNA, ...claims, _id: '65a000000000000000000000' })).status).toBe(201)
  const user = await UserModel.findOne({ email: ANNA.email }).lean()
  expect(user).toMatchObject({ role: 'user', permissions: 0, emailVerified: false })
})

test('a page of another site cannot sign anyone up, nor can a form (G-5)', async () => {
  expect((await signUp(ANNA, { origin: 'https://elsewhere.example.org' })).status).toBe(403)
  expect((await signUp(ANNA, { 'content-type': 'text/plain' })).status).toBe(415)
  expect(await UserModel.countDocuments()).toBe(0)
})
