import { expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'
import { POST } from './route'

withTestClock('2026-11-21T12:00:00.000Z')
withTestDatabase()

const LATER = new Date('2026-11-28T12:00:00.000Z')

const keep = (headers: Record<string, string>) =>
  callRoute(POST, '/api/edit/keep-account', { method: 'POST', headers })

const deletedAfter = async ({ viewer }: TestUser) =>
  (await UserModel.findById(viewer.id).lean())?.deleteAfter

test('an account that was about to be deleted stays, and no other one (G-39)', async () => {
  const anna = await createUser({ deleteAfter: LATER })
  const ben = await createUser({ deleteAfter: LATER })
  expect((await keep(anna.headers)).status).toBe(204)
  expect(await deletedAfter(anna)).toBeNull()
  expect(await deletedAfter(ben)).toEqual(LATER)
})

test('an account that nobody asked to delete is kept as well', async () => {
  const anna = await createUser()
  expect((await keep(anna.headers)).status).toBe(204)
  expect(await deletedAfter(anna)).toBeNull()
})

test('without a session it is 401, with the cookie alone 403, and nothing is written (G-5)', async () => {
  const anna = await createUser({ deleteAfter: LATER })
  expect((await keep({})).status).toBe(401)
  expect((await keep(anna.cookieOnly)).status).toBe(403)
  expect(await deletedAfter(anna)).toEqual(LATER)
  expect((await keep(anna.browser)).status).toBe(204)
})
