import { expect, test } from 'vitest'
import { createUser, type TestUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'
import { GET, PUT } from './route'

withTestDatabase()

const PATH = '/api/edit/preferences'
const put = (user: TestUser | null, body: unknown) =>
  callRoute(PUT, PATH, { method: 'PUT', body, headers: user?.headers ?? {} })

async function read(user: TestUser): Promise<unknown> {
  return (await callRoute(GET, PATH, { headers: user.headers })).json()
}

test('preferences start with defaults and change one by one, for the caller only (G-37, G-160)', async () => {
  const [anna, ben] = [await createUser(), await createUser()]
  const defaults = {
    artPreferences: { useEmoji: false, imgenModel: 'dall-e-2', guessFirst: false },
    publicPage: 'members',
  }
  expect(await read(anna)).toEqual(defaults)
  const answer = {
    ...defaults,
    artPreferences: { useEmoji: true, imgenModel: 'dall-e-2', guessFirst: false },
  }
  expect(await (await put(anna, { useEmoji: true })).json()).toEqual(answer)
  await put(anna, { imgenModel: 'claude' })
  await put(anna, { publicPage: 'nobody' })
  expect(await read(anna)).toEqual({
    artPreferences: { useEmoji: true, imgenModel: 'claude', guessFirst: false },
    publicPage: 'nobody',
  })
  expect(await read(ben)).toEqual(defaults)
})

test('an account from before there were preferences has the defaults', async () => {
  const anna = await createUser()
  await UserModel.collection.updateMany({}, { $unset: { artPreferences: 1, publicPage: 1 } })
  expect(await read(anna)).toMatchObject({ artPreferences: { useEmoji: false } })
  expect(await (await put(anna, { imgenModel: 'claude' })).json()).toEqual({
    artPreferences: { useEmoji: false, imgenModel: 'claude', guessFirst: false },
    publicPage: 'members',
  })
})

test.each([
  {},
  { useEmoji: 'true' },
  { useEmoji: null },
  { imgenModel: 'other' },
  { guessFirst: 1 },
  { publicPage: 'friends' },
  { role: 'admin' },
])('%j is refused and changes nothing', async (body) => {
  const anna = await createUser()
  expect((await put(anna, body)).status).toBe(400)
  expect((await put(anna, { ...body, imgenModel: 'none' })).status).toBe(400)
  expect(await read(anna)).toMatchObject({ artPreferences: { useEmoji: false } })
})

test('without a session nothing is returned or changed', async () => {
  expect((await callRoute(GET, PATH)).status).toBe(401)
  expect((await put(null, { useEmoji: true })).status).toBe(401)
})
