import { expect, test, vi } from 'vitest'
import { queueMail } from '@/lib/mail/queue-mail'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { POST as send } from '../../verify/send-verification-code/route'
import { POST as signUp } from '../../signup/route'
import { POST as reset } from '../reset/route'
import { POST as request } from './route'

vi.hoisted(() => Object.assign(process.env, { RATE_LIMIT: 'on', CAPTCHA_PROVIDER: 'off' }))
vi.mock('@/lib/mail/queue-mail')
const setClock = withTestClock('2026-03-01T12:00:00Z')
withTestDatabase()

let address = 0
/** A call from an address of its own, unless one is given. */
const from = (ip = `10.0.0.${++address}`) => ({ 'x-client-ip': ip })

async function ask(identifier: string, headers = from()) {
  const body = { identifier }
  return callRoute(request, '/api/reset-password/request', { method: 'POST', body, headers })
}

test('a name has three requests an hour, known or unknown (G-13)', async () => {
  await createUser({ username: 'l4pis' })
  for (const spellings of [
    ['l4pis', 'lapis', ' LAPIS', 'l4pi5'],
    ['nobody', 'n0b0dy', 'NOBODY', 'no body'],
    ['no@example.org', 'No@example.org', ' no@example.org', 'NO@EXAMPLE.ORG'],
  ]) {
    const answers = []
    for (const identifier of spellings) answers.push(await ask(identifier))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^3(59\d|600)$/)
    expect(await answers[3]?.text()).toBe('Too many requests. Please try again in 60 minutes.')
  }
  setClock('2026-03-01T13:00:00Z')
  expect((await ask('l4pis')).status).toBe(200)
})

test('both spellings of an international domain are one identifier (G-13, G-156)', async () => {
  await createUser({ email: 'info@xn--bcher-kva.example' })
  vi.mocked(queueMail).mockClear()
  for (const spelling of [
    'info@bücher.example',
    'INFO@BÜCHER.EXAMPLE',
    'info@xn--bcher-kva.example',
  ]) {
    expect((await ask(spelling)).status).toBe(200)
  }
  expect((await ask('info@bücher.example')).status).toBe(429)
  const mailed = vi.mocked(queueMail).mock.calls.map(([{ to }]) => to)
  expect(mailed).toEqual(Array(3).fill('info@xn--bcher-kva.example'))
})

test('one IP address has ten requests and ten resets an hour (G-13)', async () => {
  const headers = from()
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await ask(`name${i}`, headers)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const finishes = []
  for (let i = 0; i < 11; i++) {
    const body = { resetToken: 'wrong', newPassword: 'long enough' }
    const options = { method: 'POST', body, headers }
    finishes.push((await callRoute(reset, '/api/reset-password/reset', options)).status)
  }
  expect(finishes).toEqual([...Array<number>(10).fill(400), 429])
})

test('one IP address has five sign-ups an hour (G-13)', async () => {
  const headers = from()
  const statuses = []
  for (let i = 0; i < 6; i++) {
    const body = { email: `ben${i}@example.org`, username: `ben${i}`, password: 'long enough' }
    const response = await callRoute(signUp, '/api/signup', { method: 'POST', body, headers })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('a code is sent once a minute and five times a day, the mail of the sign-up included (G-13)', async () => {
  setClock('2026-03-01T12:00:00Z')
  const body = { email: 'anna@example.org', username: 'anna', password: 'long enough' }
  const options = { method: 'POST', body, headers: from() }
  const token = await (await callRoute(signUp, '/api/signup', options)).text()
  const again = async (instant: string) => {
    setClock(instant)
    const headers = { 'x-auth-token': token }
    const response = await callRoute(send, '/api/verify/x', { method: 'POST', headers })
    return response.status
  }
  expect(await again('2026-03-01T12:00:30Z')).toBe(429)
  for (const minute of ['01', '02', '03', '04']) {
    expect(await again(`2026-03-01T12:${minute}:00Z`), minute).toBe(200)
  }
  expect(await again('2026-03-01T12:05:00Z')).toBe(429)
  expect(await again('2026-03-02T12:05:00Z')).toBe(200)
})
