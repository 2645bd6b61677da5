import { expect, test } from 'vitest'
import { createUser, type TestUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { UserModel } from '@/models/user'
import { GET as hasEmoji } from '../../user/has-emoji/route'
import { POST } from './route'

withTestDatabase()

const add = (user: TestUser | null, emoji: unknown) =>
  callRoute(POST, '/api/edit/add-emoji', {
    method: 'POST',
    body: { emoji },
    headers: user?.headers ?? {},
  })

const emojiOf = async (user: TestUser) =>
  (await UserModel.findById(user.viewer.id).lean())?.userEmoji

async function has(user: TestUser | null) {
  const response = await callRoute(hasEmoji, '/api/user/has-emoji', {
    headers: user?.headers ?? {},
  })
  return [response.status, await response.json()]
}

test('the first emoji is set and returned; has-emoji changes at once (G-31)', async () => {
  const anna = await createUser({ emailVerified: false })
  expect(await has(anna)).toEqual([200, { hasEmoji: false }])
  const response = await add(anna, '🌊')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ userEmoji: '🌊' })
  expect(await has(anna)).toEqual([200, { hasEmoji: true }])
  const again = await add(anna, '☕')
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ error: 'Emoji already set.' })
  expect(await emojiOf(anna)).toBe('🌊')
})

test('without a session both are 401', async () => {
  expect((await add(null, '🌊')).status).toBe(401)
  expect((await has(null))[0]).toBe(401)
})

test.each([
  ['😀', '😀'],
  ['❤️', '❤️'],
  ['❤', '❤️'],
  ['☕', '☕'],
  ['☕\uFE0F', '☕'],
  [' 🌊\n', '🌊'],
  ['🫩', '🫩'],
])('%j is one emoji, stored as %j (G-31)', async (text, stored) => {
  const anna = await createUser()
  expect(await (await add(anna, text)).json()).toEqual({ userEmoji: stored })
  expect(await emojiOf(anna)).toBe(stored)
})

test.each([
  ['two emojis', '☕☕'],
  ['a letter beside one', 'a☕'],
  ['a flag', '🇦🇹'],
  ['a family', '👨‍👩‍👧'],
  ['a skin tone', '👍🏽'],
  ['a letter', 'a'],
  ['a digit, of which keycaps are made', '1'],
  ['a lone variation selector', '\uFE0F'],
  ['half a surrogate pair', '\uD83C'],
  ['nothing', ''],
  ['a text of many', '😀'.repeat(17)],
  ['a number', 1],
  ['an operator', { $exists: true }],
  ['no value', undefined],
])('%s is refused (G-31)', async (_, emoji) => {
  const anna = await createUser()
  const response = await add(anna, emoji)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Input must be a single emoji.' })
  expect(await emojiOf(anna)).toBeNull()
})

test('of 20 calls at once one sets the emoji', async () => {
  const anna = await createUser()
  const emojis = [...'😀😃😄😁😆😅😂🙂🙃😉😊😇😍😘😗😙😚😋😛😜']
  const answers = await Promise.all(emojis.map((emoji) => add(anna, emoji)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  const set = await answers.find(({ status }) => status === 200)?.json()
  expect(set).toEqual({ userEmoji: await emojiOf(anna) })
})
