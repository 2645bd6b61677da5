import { beforeEach, expect, test } from 'vitest'
import { csrfTokenFor } from '@/lib/auth/csrf'
import { sessionCookieName } from '@/lib/auth/cookies'
import { signLinkToken } from '@/lib/auth/link-token'
import { authSecret } from '@/lib/auth/secret'
import { signToken } from '@/lib/auth/token'
import { CAPTCHA_FIELD, type CaptchaAction } from '@/lib/captcha/catalogue'
import { createChallenge } from '@/lib/captcha/challenge'
import { now } from '@/lib/clock'
import type { RouteHandler } from '@/lib/http/define-route'
import { withTestDatabase } from '@/testing/db'
import { send, visitor } from '@/testing/chat'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { solveChallenge } from '@/testing/solve-challenge'
import { MailModel } from '@/models/mail'
import { PreOrderModel } from '@/models/pre-order'
import { SessionModel } from '@/models/session'
import { GET as chat } from './chat/messages/route'
import { GET as huh } from './verify/huh/route'
import { POST as confirm } from './orders/confirm/route'
import { POST as requestReset } from './reset-password/request/route'
import { POST as reset } from './reset-password/reset/route'
import { POST as sendCode } from './verify/send-verification-code/route'
import { POST as unsubscribe } from './mail/unsubscribe/route'

withTestDatabase()

const PASSWORD = 'a new and better password'

/** Whether a text is taken where one kind of token is asked for. */
const PLACES: Record<string, (token: string, user: TestUser) => Promise<boolean>> = {
  'x-auth-token': (token) => isIn({ 'x-auth-token': token }),
  bearer: (token) => isIn({ authorization: `Bearer ${token}` }),
  cookie: (token) => isIn({ cookie: `${sessionCookieName()}=${token}` }),
  csrf: async (token, { cookieOnly }) =>
    (await post(sendCode, {}, { ...cookieOnly, 'x-xsrf-token': token })) !== 403,
  reset: async (resetToken) => {
    const body = { resetToken, newPassword: PASSWORD, ...(await solved('reset')) }
    return (await post(reset, body)) === 200
  },
  confirm: async (token) => (await post(confirm, { token })) === 200,
  unsubscribe: async (token) => {
    const query = `?token=${encodeURIComponent(token)}`
    return (await callRoute(unsubscribe, `/${query}`, { method: 'POST' })).status === 200
  },
  chat: async (token) => {
    const answer = await callRoute(chat, '/', { headers: { 'x-chat-token': token } })
    return ((await answer.json()) as { messages: unknown[] }).messages.length > 0
  },
}

async function solved(action: CaptchaAction) {
  return { [CAPTCHA_FIELD]: solveChallenge(await createChallenge(action)) }
}

async function isIn(headers: Record<string, string>): Promise<boolean> {
  return (await callRoute(huh, '/', { headers })).status === 200
}

async function post(
  handler: RouteHandler,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await callRoute(handler, '/', { method: 'POST', body, headers })).status
}

let user: TestUser
beforeEach(async () => {
  user = await createUser({ username: 'b3n', emailVerified: false })
})

async function sidOf(): Promise<string> {
  return (await SessionModel.findOne({ userId: user.viewer.id }).lean())?._id ?? ''
}

async function mailed(kind: string): Promise<string> {
  const mail = await MailModel.findOne({ kind }).lean()
  if (!mail?.secret) throw new Error(`No ${kind} was mailed.`)
  return mail.secret
}

test('a token of one kind opens nothing that asks for another kind', async () => {
  const guest = await visitor()
  await send('Hello', guest)
  await callRoute(sendCode, '/', { method: 'POST', headers: user.headers })
  await post(requestReset, { identifier: user.viewer.email, ...(await solved('reset-request')) })
  const order = await PreOrderModel.create({ email: 'b3n@example.org', dateAdded: now() })
  const sid = await sidOf()
  const tokens: Record<string, { token: string; opens: string[] }> = {
    session: { token: user.token, opens: ['x-auth-token', 'bearer', 'cookie'] },
    csrf: { token: csrfTokenFor(sid), opens: ['csrf'] },
    confirm: {
      token: await signLinkToken('confirm', { id: String(order._id) }),
      opens: ['confirm'],
    },
    unsubscribe: {
      token: await signLinkToken('unsubscribe', { kind: 'make confirmed', to: 'b3n@example.org' }),
      opens: ['unsubscribe'],
    },
    chat: { token: guest['x-chat-token'] ?? '', opens: ['chat'] },
    'session id': { token: sid, opens: [] },
    'user id': { token: user.viewer.id, opens: [] },
    'verification code': { token: await mailed('verify'), opens: [] },
    // At the end, as it ends the session.
    reset: { token: await mailed('reset'), opens: ['reset'] },
  }
  for (const [kind, { token, opens }] of Object.entries(tokens)) {
    for (const [place, takes] of Object.entries(PLACES)) {
      expect([kind, place, await takes(token, user)]).toEqual([kind, place, opens.includes(place)])
    }
  }
})

test('a token that is signed for another purpose, or lacks a claim of a session, opens nothing', async () => {
  const time = Math.floor(now().getTime() / 1000)
  const claims = {
    _id: user.viewer.id,
    username: 'b3n',
    email: 'b3n@example.org',
    role: 'admin',
    tv: 0,
    sid: await sidOf(),
    auth_time: time,
    iat: time,
    exp: time + 60,
  }
  expect(await isIn({ 'x-auth-token': await signToken(claims, authSecret()) })).toBe(true)
  const link = await signLinkToken('confirm', { sid: claims.sid, _id: claims._id, role: 'admin' })
  expect(await isIn({ 'x-auth-token': link })).toBe(false)
  for (const name of Object.keys(claims)) {
    const lacking = { ...claims, [name]: undefined }
    const token = await signToken(lacking as typeof claims, authSecret())
    expect(await isIn({ 'x-auth-token': token }), name).toBe(false)
  }
})
