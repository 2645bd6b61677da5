import { beforeEach, expect, test, vi } from 'vitest'
import { checkPassword } from '@/lib/account/password'
import { identify } from '@/lib/auth/identity'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { UserModel } from '@/models/user'
import { PUT as putSelf } from '../../edit/userself/[username]/route'
import { PUT as putUser } from '../../stats/user/[username]/route'
import { POST as request } from '../request/route'
import { POST as reset } from './route'

vi.hoisted(() => (process.env.CAPTCHA_PROVIDER = 'off'))
vi.mock('@/lib/mail/queue-mail')
const setClock = withTestClock('2026-03-01T12:00:00Z')
withTestDatabase()
beforeEach(() => {
  setClock('2026-03-01T12:00:00Z')
  vi.mocked(queueMail).mockReset().mockResolvedValue()
})

const NEW = 'a new and better password'

async function ask(identifier: unknown) {
  const body = { identifier }
  const response = await callRoute(request, '/api/reset-password/request', { method: 'POST', body })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function finish(resetToken: unknown, newPassword: unknown = NEW) {
  const body = { resetToken, newPassword }
  const response = await callRoute(reset, '/api/reset-password/reset', { method: 'POST', body })
  return [response.status, await response.text()]
}

const mails = () => vi.mocked(queueMail).mock.calls.map(([mail]) => mail)

function mailedCode(): string {
  const mail = mails().findLast(({ kind }) => kind === 'reset')
  return mail?.kind === 'reset' ? mail.resetCode : ''
}

async function fits(userId: string, password: string) {
  const user = await UserModel.findById(userId).select('+passwordHash').lean()
  return checkPassword(user?.passwordHash, password)
}

const DONE = [200, '{"message":"Password reset successfully!"}']
const WRONG = [400, 'Invalid or expired reset code.']

test('a mailed code sets the password, ends every session and notifies the owner (G-42)', async () => {
  const user = await createUser({ username: 'l4pis' })
  const other = await createUser()
  expect((await ask('l4pis@example.org')).status).toBe(200)
  expect(mails()).toEqual([
    {
      kind: 'reset',
      to: 'l4pis@example.org',
      username: 'l4pis',
      userId: user.viewer.id,
      resetCode: expect.stringMatching(/^[\w-]{43}$/),
    },
  ])
  expect(await finish(mailedCode())).toEqual(DONE)
  expect(await fits(user.viewer.id, NEW)).toBe(true)
  expect((await identify(new Headers(user.headers))).kind).toBe('bad_token')
  expect((await identify(new Headers(other.headers))).kind).toBe('known')
  expect((await UserModel.findById(user.viewer.id).lean())?.tokenVersion).toBe(1)
  expect(await (await stored('sessions')).countDocuments()).toBe(1)
  expect(mails().at(-1)).toEqual({
    kind: 'notice',
    to: 'l4pis@example.org',
    username: 'l4pis',
    userId: user.viewer.id,
    notice: { event: 'password_reset' },
  })
})

test('an account is found by its address or any spelling of its name (G-21)', async () => {
  await createUser({ username: 'l4pis', email: 'anna.asa@example.org' })
  const named = ['l4pis', ' Lapis ', 'anna.asa@example.org', 'ANNA.asa@Example.org ']
  for (const identifier of named) await ask(identifier)
  expect(mails().map(({ to }) => to)).toEqual(named.map(() => 'anna.asa@example.org'))
})

test('the response does not reveal whether there is an account (G-41)', async () => {
  const user = await createUser({ username: 'l4pis' })
  const suspended = await createUser({ username: 'ben', permissions: -1 })
  const sample = await createUser({ username: 'made-up', isSample: true })
  const byEmail = await ask(user.viewer.email)
  const byName = await ask('l4pis')
  expect(byEmail.status).toBe(200)
  expect(JSON.parse(byEmail.text)).toEqual({
    message: 'If there is such an account, a reset link was sent.',
    email: 'l***@e***.org',
  })
  expect(mails()).toHaveLength(2)
  for (const { viewer } of [suspended, sample]) {
    expect((await ask(viewer.username)).text).toBe(byName.text)
  }
  const unknown = await ask('nobody')
  expect({ ...unknown, headers: [...unknown.headers] }).toEqual({
    ...byName,
    headers: [...byName.headers],
  })
  expect(JSON.parse((await ask('jo@elsewhere.example.com')).text).email).toBe('j***@e***.com')
  expect(JSON.parse(byName.text).email).toBe('the address on file')
  expect(mails()).toHaveLength(2)
})

test('an unknown name costs the same writes as a known one (G-41)', async () => {
  const codes = await stored('resetcodes')
  await createUser({ username: 'l4pis' })
  await ask('l4pis')
  expect(await codes.countDocuments()).toBe(1)
  await ask('nobody')
  expect(await codes.countDocuments()).toBe(2)
  await ask('nobody')
  expect(await codes.countDocuments()).toBe(2)
})

test('a code is valid once, also for concurrent calls (G-42)', async () => {
  const user = await createUser()
  await ask(user.viewer.email)
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, i) => finish(mailedCode(), `password number ${i}`)),
  )
  expect(tries.filter(([status]) => status === 200)).toHaveLength(1)
  expect(tries.filter(([status]) => status === 400)).toHaveLength(7)
  expect((await UserModel.findById(user.viewer.id).lean())?.tokenVersion).toBe(1)
})

test('a code is valid for thirty minutes, and only the newest one (G-42)', async () => {
  const user = await createUser()
  await ask(user.viewer.email)
  const older = mailedCode()
  await ask(user.viewer.username)
  expect(await finish(older)).toEqual(WRONG)
  setClock('2026-03-01T12:31:00Z')
  expect(await finish(mailedCode())).toEqual(WRONG)
  setClock('2026-03-01T12:29:00Z')
  expect(await finish(mailedCode())).toEqual(DONE)
})

test.each([
  ['its address changed', { email: 'new@example.org' }],
  ['its password was changed meanwhile', { tokenVersion: 1 }],
  ['it was suspended', { permissions: -1 }],
])('a code is void once %s', async (_, change) => {
  const user = await createUser()
  await ask(user.viewer.email)
  await UserModel.updateOne({ _id: user.viewer.id }, { $set: change })
  expect(await finish(mailedCode())).toEqual(WRONG)
})

test('a code that died with a change of address stays dead when the address comes back', async () => {
  const user = await createUser({ username: 'l4pis' })
  const admin = await createUser({ role: 'admin' })
  const byOwner = (email: string) => ({ handler: putSelf, by: user.headers, email })
  const byAdmin = (email: string) => ({ handler: putUser, by: admin.headers, email })
  for (const change of [byOwner, byAdmin]) {
    await ask('lapis')
    const code = mailedCode()
    for (const address of ['elsewhere@example.org', 'l4pis@example.org']) {
      const { handler, by, email } = change(address)
      const params = { username: 'l4pis' }
      const options = { method: 'PUT', body: { email }, headers: by, params }
      expect((await callRoute(handler, '/api/x', options)).status).toBe(200)
    }
    expect(await finish(code)).toEqual(WRONG)
  }
})

test('the row of an unknown name resets nothing, and no code is stored in plain text', async () => {
  const user = await createUser()
  await ask('nobody')
  await ask(user.viewer.email)
  const codes = await (await stored('resetcodes')).find().toArray()
  expect(JSON.stringify(codes)).not.toContain(mailedCode())
  expect(JSON.stringify(codes)).not.toContain('nobody')
  for (const { codeHash } of codes) expect(await finish(codeHash)).toEqual(WRONG)
})

test('a weak password is refused, and the code stays valid (G-24)', async () => {
  const user = await createUser()
  await ask(user.viewer.email)
  const short = [400, 'Password must be at least 8 characters.']
  expect(await finish(mailedCode(), '1234567')).toEqual(short)
  expect(await finish(mailedCode())).toEqual(DONE)
})

test.each([[undefined], [''], ['nonsense'], [{ $ne: null }], ['x'.repeat(300)], [7]])(
  'the code %j is refused with the text of any wrong code',
  async (code) => {
    expect(await finish(code)).toEqual(WRONG)
  },
)

test.each([[undefined], [''], ['  '], [{ $ne: null }]])(
  'the identifier %j is asked for (G-41)',
  async (identifier) => {
    const { status, text } = await ask(identifier)
    expect([status, text]).toEqual([400, 'Please enter your e-mail or username.'])
  },
)
