import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { UserModel } from '@/models/user'
import { GET as huh } from '../huh/route'
import { POST as send } from '../send-verification-code/route'
import { POST as verify } from './route'

vi.mock('@/lib/mail/queue-mail')
const setClock = withTestClock('2026-03-01T12:00:00Z')
withTestDatabase()
beforeEach(() => {
  setClock('2026-03-01T12:00:00Z')
  vi.mocked(queueMail).mockReset().mockResolvedValue()
})

type Headers = Record<string, string>

const sendCode = (headers: Headers = {}) =>
  callRoute(send, '/api/verify/send-verification-code', { method: 'POST', headers })

async function tryCode(code: unknown, headers: Headers = {}) {
  const body = { code }
  const response = await callRoute(verify, '/api/verify/verify-code', {
    method: 'POST',
    body,
    headers,
  })
  const { error, message } = (await response.json()) as { error?: string; message: string }
  return [response.status, error ?? message]
}

async function isVerified({ headers }: TestUser) {
  return (await callRoute(huh, '/api/verify/huh', { headers })).json() as Promise<unknown>
}

/** The code that the newest mail carries. */
function mailedCode(): string {
  const mail = vi.mocked(queueMail).mock.calls.at(-1)?.[0]
  return mail?.kind === 'verify' ? mail.code : ''
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

const RIGHT = [200, 'Verification successful']
const WRONG = [400, 'Invalid or expired code.']
const SPENT = [429, 'Too many wrong codes. Please request a new one.']

async function createUnverified() {
  return createUser({ username: 'anna', emailVerified: false })
}

test('the mailed code verifies the address, at once and everywhere (G-27)', async () => {
  const user = await createUnverified()
  expect(await isVerified(user)).toEqual({ verified: false })
  const response = await sendCode(user.headers)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    message: 'Verification email sent. Please check your inbox.',
  })
  expect(mailedCode()).toMatch(/^\d{6}$/)
  const typed = ` ${mailedCode().slice(0, 3)} ${mailedCode().slice(3)} `
  expect(await tryCode(typed, user.headers)).toEqual(RIGHT)
  expect(await isVerified(user)).toEqual({ verified: true })
})

test('a verified address is refused by both calls (G-27)', async () => {
  const user = await createUser()
  const response = await sendCode(user.headers)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: 'Your email is already verified.' })
  expect((await tryCode('123456', user.headers))[0]).toBe(409)
  expect(queueMail).not.toHaveBeenCalled()
})

test('a code is valid for ten minutes by the clock (G-27)', async () => {
  onTestFinished(setEnv({ SMTP_URL: 'smtp://127.0.0.1:2525' }))
  const user = await createUnverified()
  await sendCode(user.headers)
  setClock('2026-03-01T12:11:00Z')
  expect(await tryCode(mailedCode(), user.headers)).toEqual(WRONG)
  expect(await isVerified(user)).toEqual({ verified: false })
})

test('only the newest code is valid (G-27)', async () => {
  const user = await createUnverified()
  await sendCode(user.headers)
  const older = mailedCode()
  do await sendCode(user.headers)
  while (mailedCode() === older)
  expect(await tryCode(older, user.headers)).toEqual(WRONG)
  expect(await tryCode(mailedCode(), user.headers)).toEqual(RIGHT)
})

test('after five attempts, also concurrent ones, the right code is refused too (G-27)', async () => {
  const user = await createUnverified()
  await sendCode(user.headers)
  const code = mailedCode()
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => tryCode(otherThan(code), user.headers)),
  )
  expect(tries.filter(([status]) => status === 400)).toHaveLength(5)
  expect(tries.filter(([status]) => status === 429)).toHaveLength(7)
  expect(await tryCode(code, user.headers)).toEqual(SPENT)
  await sendCode(user.headers)
  expect(await tryCode(mailedCode(), user.headers)).toEqual(RIGHT)
})

test('the fifth attempt may be the right one', async () => {
  const user = await createUnverified()
  await sendCode(user.headers)
  const code = mailedCode()
  for (let i = 0; i < 4; i++) await tryCode(otherThan(code), user.headers)
  expect(await tryCode(code, user.headers)).toEqual(RIGHT)
})

test('a code is valid only for its account and address', async () => {
  const user = await createUnverified()
  const other = await createUser({ emailVerified: false })
  await sendCode(user.headers)
  const code = mailedCode()
  expect(await tryCode(code, other.headers)).toEqual(WRONG)
  await UserModel.updateOne({ _id: user.viewer.id }, { $set: { email: 'new@example.org' } })
  expect(await tryCode(code, user.headers)).toEqual(WRONG)
  expect(await isVerified(user)).toEqual({ verified: false })
})

test('the plain code is not stored', async () => {
  const user = await createUnverified()
  await sendCode(user.headers)
  const codes = await (await stored('verificationcodes')).find().toArray()
  expect(codes).toHaveLength(1)
  expect(JSON.stringify({ ...codes[0], expiresAt: 0, purgeAt: 0, _id: 0 })).not.toContain(
    mailedCode(),
  )
})

test.each([[''], [{ $ne: null }], [123456], ['x'.repeat(65)], [undefined]])(
  'the code %j is malformed (400)',
  async (code) => {
    const user = await createUnverified()
    expect((await tryCode(code, user.headers))[0]).toBe(400)
  },
)

test('visitors and calls by cookie alone are refused (G-5)', async () => {
  const user = await createUnverified()
  expect((await sendCode()).status).toBe(401)
  expect((await tryCode('123456'))[0]).toBe(401)
  expect((await callRoute(huh, '/api/verify/huh')).status).toBe(401)
  expect((await sendCode(user.cookieOnly)).status).toBe(403)
  expect((await tryCode('123456', user.cookieOnly))[0]).toBe(403)
  expect((await sendCode(user.browser)).status).toBe(200)
})
