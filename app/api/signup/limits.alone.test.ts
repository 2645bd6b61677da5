import { beforeEach, expect, test, vi } from 'vitest'
import { withTestClock } from '@/lib/testing/clock'
import { withTestDatabase } from '@/lib/testing/db'
import { callRoute } from '@/lib/testing/request'
import { UserModel } from '@/models/user'
import { POST } from './route'

vi.hoisted(() => Object.assign(process.env, { RATE_LIMIT: 'on', PASSWORD_BLOCKLIST: 'on' }))
vi.mock('@/lib/mail/queue-mail')
const START = '2026-03-01T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => setClock(START))

let made = 0

function signUp(fields: object = {}, ip = '192.0.2.1') {
  const name = `ben${++made}`
  const body = {
    username: name,
    email: `${name}@example.org`,
    password: 'a fine long one',
    ...fields,
  }
  const headers = { 'x-client-ip': ip }
  return callRoute(POST, '/api/signup', { method: 'POST', body, headers })
}

async function statusesOf(count: number, fields: object = {}, ip?: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await signUp(fields, ip)).status)
  return statuses
}

const times = (count: number, status: number) => Array<number>(count).fill(status)

test('refused sign-ups do not use up the five of an hour (G-111)', async () => {
  await signUp({ username: 'anna' }, '192.0.2.2')
  expect(await statusesOf(7, { username: 'anna' })).toEqual(times(7, 409))
  expect(await statusesOf(7, { password: 'password1' })).toEqual(times(7, 400))
  expect(await statusesOf(6)).toEqual([...times(5, 201), 429])
})

test('twenty refused sign-ups an hour are the limit, and a 429 counts for none (G-111)', async () => {
  await signUp({ username: 'anna' }, '192.0.2.2')
  expect(await statusesOf(21, { username: 'anna' })).toEqual([...times(20, 409), 429])
  const refused = await signUp()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await UserModel.countDocuments()).toBe(1)
  setClock('2026-03-01T13:00:00Z')
  expect(await statusesOf(6)).toEqual([...times(5, 201), 429])
})

test('parallel sign-ups make five accounts at most', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => signUp()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...times(5, 201),
    ...times(7, 429),
  ])
  expect(await UserModel.countDocuments()).toBe(5)
})

test('the addresses of one IPv6 subscriber count as one (G-111)', async () => {
  const statuses: number[] = []
  for (let i = 1; i <= 6; i++) statuses.push((await signUp({}, `2001:db8:1:2::${i}`)).status)
  expect(statuses).toEqual([...times(5, 201), 429])
  expect((await signUp({}, '2001:db8:1:3::1')).status).toBe(201)
})
