import { hash } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { setPassword } from '@/lib/account/admin-cli'
import { usernameKey } from '@/lib/config/username'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestClock } from '@/testing/clock'
import { cookiesOf } from '@/testing/cookies'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { RateCounterModel } from '@/models/rate-counter'
import { UserModel } from '@/models/user'
import { POST as requestReset } from '../reset-password/request/route'
import { POST as reset } from '../reset-password/reset/route'
import { POST } from './route'

vi.hoisted(() => Object.assign(process.env, { RATE_LIMIT: 'on', CAPTCHA_PROVIDER: 'off' }))
vi.mock('@/lib/mail/queue-mail')
const START = '2026-03-01T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => {
  setClock(START)
  vi.mocked(queueMail).mockReset().mockResolvedValue()
})

const PASSWORD = 'correct horse battery'

async function createOwner() {
  const owner = await createUser({ username: 'l4pis', role: 'admin' })
  await setPassword('l4pis', PASSWORD)
  return owner
}

type Attempt = { password?: string; username?: string; ip?: string; cookie?: string }

function signIn({ password = PASSWORD, username = 'lapis', ip = '192.0.2.1', cookie }: Attempt) {
  const headers = { 'x-client-ip': ip, ...(cookie && { cookie }) }
  return callRoute(POST, '/api/signin', { method: 'POST', body: { username, password }, headers })
}

const statusOf = async (attempt: Attempt) => (await signIn(attempt)).status

/** The cookies of a browser in which the account has signed in. */
async function knownBrowser(ip?: string): Promise<string> {
  return cookiesOf(await signIn({ ...(ip && { ip }) }))
}

/** Wrong passwords, ten from each address; a cheap hash makes a hundred of them quick. */
async function guess(times: number, fields: Attempt = {}): Promise<number[]> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 })
  await UserModel.updateOne({ username: 'l4pis' }, { $set: { passwordHash } })
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    const ip = `198.51.100.${Math.floor(i / 10)}`
    statuses.push(await statusOf({ password: `wrong ${i}`, ip, ...fields }))
  }
  return statuses
}

/** As if that many had been made: ten are, and the others are added to their count. */
async function haveGuessed(times: number): Promise<void> {
  await guess(10)
  const added = { $inc: { count: times - 10 } }
  const counted = await RateCounterModel.updateMany(
    { _id: new RegExp(`^signin-name:.*:${usernameKey('lapis')}$`) },
    added,
  )
  expect(counted.modifiedCount).toBe(1)
}

const times = (count: number, status: number) => Array<number>(count).fill(status)

test('guessing from many addresses locks no browser out that the account knows (G-111)', async () => {
  await createOwner()
  const cookie = await knownBrowser()
  expect(await guess(101)).toEqual([...times(100, 401), 429])
  expect(await statusOf({ ip: '192.0.2.99' })).toBe(429)
  expect(await statusOf({ cookie })).toBe(200)
}, 60_000)

test('a known browser has ten tries in 15 minutes, whatever its address used up (G-111)', async () => {
  await createOwner()
  const cookie = await knownBrowser()
  expect(await guess(10, { ip: '192.0.2.1' })).toEqual([...times(9, 401), 429])
  expect(await guess(11, { ip: '192.0.2.1', cookie })).toEqual([...times(10, 401), 429])
  expect(await statusOf({ cookie })).toBe(429)
  setClock('2026-03-01T12:15:00Z')
  expect(await statusOf({ cookie })).toBe(200)
})

test('a browser that another account knows has no allowance of its own', async () => {
  await createOwner()
  await createUser({ username: 'ben' })
  await setPassword('ben', PASSWORD)
  const cookie = cookiesOf(await signIn({ username: 'ben' }))
  await haveGuessed(100)
  expect(await statusOf({ cookie })).toBe(429)
})

test('sign-ins that succeed do not count towards the hundred of the day (G-111)', async () => {
  await createOwner()
  await haveGuessed(99)
  for (let i = 0; i < 3; i++) expect(await statusOf({ ip: `203.0.113.${i}` })).toBe(200)
  expect(await statusOf({ password: 'wrong', ip: '203.0.113.9' })).toBe(401)
  expect(await statusOf({ ip: '203.0.113.10' })).toBe(429)
})

test('of parallel guesses no more pass than one after the other', async () => {
  await createOwner()
  await haveGuessed(95)
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, i) => statusOf({ password: 'wrong', ip: `203.0.113.${i}` })),
  )
  expect(statuses.toSorted()).toEqual([...times(5, 401), ...times(7, 429)])
})

test('a password set at the terminal opens the account again', async () => {
  await createOwner()
  await haveGuessed(100)
  await guess(10, { ip: '192.0.2.1', username: 'ben' })
  expect(await statusOf({})).toBe(429)
  await setPassword('lapis', PASSWORD)
  expect(await statusOf({ ip: '198.51.100.0' })).toBe(200)
  expect(await statusOf({ ip: '192.0.2.1', username: 'ben' })).toBe(429)
})

test('a finished reset opens the account again', async () => {
  await createOwner()
  await haveGuessed(100)
  const options = { method: 'POST', body: { identifier: 'lapis' } }
  await callRoute(requestReset, '/api/reset-password/request', options)
  const [mail] = vi.mocked(queueMail).mock.calls.at(-1) ?? []
  const resetToken = mail?.kind === 'reset' ? mail.resetCode : ''
  const body = { resetToken, newPassword: PASSWORD }
  const done = await callRoute(reset, '/api/reset-password/reset', { method: 'POST', body })
  expect(done.status).toBe(200)
  expect(await statusOf({ ip: '198.51.100.0' })).toBe(200)
})

test('the addresses of one IPv6 subscriber count as one (G-111)', async () => {
  await createOwner()
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    statuses.push(await statusOf({ password: 'wrong', ip: `2001:db8:1:2::${i + 1}` }))
  }
  expect(statuses).toEqual([...times(10, 401), 429])
  expect(await statusOf({ ip: '2001:db8:1:3::1' })).toBe(200)
})
