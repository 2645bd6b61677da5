import { beforeEach, expect, test, vi } from 'vitest'
import { listBirthdayUsers } from '@/lib/account/birthday-users'
import { now } from '@/lib/clock'
import * as environment from '@/lib/env'
import { withTestClock } from '@/testing/clock'
import { createUser, type TestUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'
import { GET as getStatus } from '../status/route'
import { POST } from './route'

const START = '2027-02-28T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => setClock(START))

const set = (user: TestUser | null, birthDate: unknown) =>
  callRoute(POST, '/api/stats/birthday', {
    method: 'POST',
    body: { birthDate },
    headers: user?.headers ?? {},
  })

async function status(user: TestUser | null): Promise<unknown> {
  const response = await callRoute(getStatus, '/api/stats/status', { headers: user?.headers ?? {} })
  return response.status === 200 ? response.json() : response.status
}

test('without a birthday the status names neither of its keys (G-33)', async () => {
  const anna = await createUser({ emailVerified: false })
  const none = { emailVerified: false, emojiSet: false, badges: 0, birthdaySet: false }
  expect(await status(anna)).toEqual(none)
  const ben = await createUser({ userEmoji: '🌊' })
  expect(await status(ben)).toMatchObject({ emailVerified: true, emojiSet: true })
  expect(await status(null)).toBe(401)
})

test('a birthday is set once, and the status has it at once (G-32, G-33)', async () => {
  const anna = await createUser()
  const response = await set(anna, '1990-11-21')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    birthday: '1990-11-21',
    birthdayToday: false,
    message: expect.any(String) as string,
  })
  expect(await status(anna)).toMatchObject({
    birthdaySet: true,
    birthday: '1990-11-21',
    birthdayToday: false,
  })
  const again = await set(anna, '1991-11-21')
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ error: 'Birthday already set.' })
  expect(await status(anna)).toMatchObject({ birthday: '1990-11-21' })
})

test('birthdayToday goes by the plain UTC date; 29 February is kept on the 28th (G-32, G-46)', async () => {
  const leap = await createUser({ birthday: new Date('1992-02-29') })
  const days: [instant: string, isToday: boolean][] = [
    ['2027-02-27T23:59:50.000Z', false],
    ['2027-02-28T00:00:10.000Z', true],
    ['2027-02-28T23:59:40.000Z', true],
    ['2027-03-01T00:00:10.000Z', false],
  ]
  for (const [instant, birthdayToday] of days) {
    setClock(instant)
    expect(await status(leap), instant).toMatchObject({ birthdayToday })
  }
})

test.each(['1900-01-01', '2027-02-28', '1992-02-29', '1990-05-05T00:00:00.000Z'])(
  '%s is a birthday',
  async (birthDate) => {
    expect((await set(await createUser(), birthDate)).status).toBe(200)
  },
)

test.each([
  '1899-12-31',
  '2027-03-01',
  '1993-02-29',
  '1990-13-01',
  '1990-02-30',
  '05.05.1990',
  '1990',
  '',
  `1990-05-05T${'0'.repeat(40)}Z`,
  642988800000,
  null,
  { $gt: '' },
])('%j is no birthday, and nothing is set (G-32)', async (birthDate) => {
  const anna = await createUser()
  const response = await set(anna, birthDate)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Please choose a valid date.' })
  expect(await UserModel.countDocuments({ birthday: { $ne: null } })).toBe(0)
})

test('of 20 calls at once one sets the birthday; without a session none does', async () => {
  const anna = await createUser()
  const dates = Array.from({ length: 20 }, (_, i) => `19${String(70 + i)}-05-05`)
  const answers = await Promise.all(dates.map((date) => set(anna, date)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect((await set(null, '1990-05-05')).status).toBe(401)
})

test('birthday users are verified, not suspended and real; the list follows each change (G-46)', async () => {
  const birthday = new Date('1992-02-29')
  const anna = await createUser({ username: 'anna' })
  await createUser({ birthday, username: 'zoe' })
  await createUser({ birthday, emailVerified: false })
  await createUser({ birthday, permissions: -1 })
  await createUser({ birthday, isSample: true })
  const names = async (day: string) => (await listBirthdayUsers(day, now())).map((u) => u.name)
  expect(await names('2027-02-28')).toEqual(['zoe'])
  await set(anna, '1990-02-28')
  expect(await names('2027-02-28')).toEqual(['anna', 'zoe'])
  expect(await names('2027-03-01')).toEqual([])
  expect(await names('2028-02-29')).toEqual(['zoe'])
})

test('a birthday that was just entered gives no priority where the site says so (G-46)', async () => {
  const keys = { ...environment.env(), BIRTHDAY_MIN_AGE_HOURS: 24 }
  const spy = vi.spyOn(environment, 'env').mockReturnValue(keys)
  await set(await createUser(), '1990-02-28')
  const count = async (instant: string) =>
    (await listBirthdayUsers('2027-02-28', new Date(instant))).length
  expect(await count('2027-03-01T11:59:59.000Z')).toBe(0)
  expect(await count('2027-03-01T12:00:10.000Z')).toBe(1)
  spy.mockRestore()
})
