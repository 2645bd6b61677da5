import { beforeEach, expect, test } from 'vitest'
import { claimDay } from '@/lib/aotd/painting/claim'
import { runPendingWork } from '@/lib/aotd/painting/worker'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createFakePainter } from '@/testing/fake-painter'
import { callRoute } from '@/testing/request'
import { ArtworkModel } from '@/models/artwork'
import { UsedEmojiModel } from '@/models/used-emoji'
import { GET as getInfo } from '../info/route'
import { POST } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-11-21T12:00:00Z'))

const DAY = '2026-11-21'
const MISSING = 'Please enter at least one emoji.'
const INVALID = 'Please enter valid emoji characters only.'
const REUSED = 'Some emojis have been used before. please choose different ones.'
const TAKEN = { status: 409, body: { message: 'Next emojis are already set.' } }
const NO_ART = { status: 409, body: { message: 'No completed art for today.' } }

async function set(user: TestUser | null, emojis: unknown, more: object = {}) {
  const response = await callRoute(POST, '/api/art-of-the-day/set-next-aotd-emojis', {
    method: 'POST',
    body: { emojis, ...more },
    headers: user?.headers ?? {},
  })
  return { status: response.status, body: await response.json() }
}

const nextOf = async (dateKey = DAY) => (await ArtworkModel.findOne({ dateKey }).lean())?.nextEmojis

/** An author of a day's completed art. */
async function author(dateKey = DAY): Promise<TestUser> {
  const user = await createUser()
  await createArtwork(user.viewer, { dateKey })
  return user
}

test('the author sets up to three emojis once, and only the author sees them (G-59)', async () => {
  const anna = await author()
  expect(await set(anna, ['🌊', '', ' 🦉 ', '❤'])).toMatchObject({
    status: 200,
    body: { nextAOTDEmojis: ['🌊', '🦉', '❤️'] },
  })
  const info = async (user: TestUser) =>
    (await callRoute(getInfo, '/api/art-of-the-day/info', { headers: user.headers })).json()
  expect(await info(anna)).toMatchObject({ nextAOTDEmojis: ['🌊', '🦉', '❤️'] })
  expect(await info(await createUser())).toMatchObject({ nextAOTDEmojis: [] })
  expect(await set(anna, ['🌙'])).toMatchObject(TAKEN)
  expect(await nextOf()).toEqual(['🌊', '🦉', '❤️'])
  // The same again, as after an answer that was lost.
  expect(await set(anna, ['🌊', '🦉', '❤️'])).toEqual({
    status: 200,
    body: { message: 'Next emojis set successfully!', nextAOTDEmojis: ['🌊', '🦉', '❤️'] },
  })
  for (const other of [['🦉', '🌊', '❤️'], ['🌊'], ['🌊', '🦉', '❤️', '🌙'], []]) {
    expect(await set(anna, other)).toMatchObject(TAKEN)
  }
  expect(await UsedEmojiModel.countDocuments()).toBe(3)
})

const REFUSED: [input: string, emojis: unknown, message: string][] = [
  ['none', [], MISSING],
  ['empty slots', ['', ' ', ''], MISSING],
  ['no list', undefined, MISSING],
  ['a text', '🌊', MISSING],
  ['four', ['🌊', '🌙', '🦉', '🐚'], INVALID],
  ['the same twice', ['🌊', '🌊'], INVALID],
  ['the same in two spellings', ['❤', '❤️'], INVALID],
  ['the same in two tones', ['👍🏽', '👍🏿'], INVALID],
  ['a letter beside one', ['🌊', '🌙a'], INVALID],
  ['numbers', [1], INVALID],
  ['operators', [{ $gt: '' }], INVALID],
]

test('an invalid choice is refused with its text, and nothing is written (G-59)', async () => {
  const anna = await author()
  for (const [input, emojis, message] of REFUSED) {
    expect(await set(anna, emojis), input).toMatchObject({ status: 400, body: { message } })
    expect(await nextOf(), input).toEqual([])
  }
  expect(await UsedEmojiModel.countDocuments()).toBe(0)
})

test('nobody but the author of today’s completed art, until the art day ends (G-59, G-62d)', async () => {
  expect((await set(null, ['🌊'])).status).toBe(401)
  const anna = await createUser()
  expect(await set(anna, ['🌊'])).toMatchObject(NO_ART)
  await createArtwork(anna.viewer, { dateKey: DAY })
  for (const other of [await createUser(), await createUser({ role: 'admin' })]) {
    expect(await set(other, ['🌊'])).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to set the next emojis.' },
    })
  }
  expect(await set(anna, ['🌊'], { dateKey: '2026-11-20' })).toMatchObject(NO_ART)
  setClock('2026-11-22T04:50:00Z')
  expect(await set(anna, ['🌊'])).toMatchObject(NO_ART)
  expect(await UsedEmojiModel.countDocuments()).toBe(0)
})

test('the next art that is painted is made with them, after skipped days too (G-59)', async () => {
  const anna = await author()
  await set(anna, ['🌊', '🦉'])
  setClock('2026-11-25T12:00:00Z')
  await claimDay(anna.viewer, '2026-11-25')
  await runPendingWork(createFakePainter(), new AbortController().signal)
  const art = await ArtworkModel.findOne({ dateKey: '2026-11-25' }).lean()
  expect(art?.emojis).toEqual(['🌊', '🦉'])
})

test('an emoji is used only once in any spelling, and the refusal names its day (G-60)', async () => {
  const anna = await author('2026-11-18')
  setClock('2026-11-18T12:00:00Z')
  await set(anna, ['❤️', '👍🏽'])
  const ben = await author('2026-11-20')
  await ArtworkModel.updateOne({ dateKey: '2026-11-20' }, { $set: { emojis: ['❤️', '👍🏽'] } })
  setClock('2026-11-20T12:00:00Z')
  expect((await set(ben, ['🌙'])).status).toBe(200)

  const cleo = await author()
  setClock('2026-11-21T12:00:00Z')
  expect(await set(cleo, ['👍🏿', '🐚', '❤'])).toMatchObject({
    status: 400,
    body: {
      message: REUSED,
      reusedEmojis: [
        { emoji: '👍🏿', date: '2026-11-20' },
        { emoji: '❤', date: '2026-11-20' },
      ],
    },
  })
  // No art has shown it yet: the day it was chosen.
  expect(await set(cleo, ['🌙'])).toMatchObject({
    body: { reusedEmojis: [{ emoji: '🌙', date: '2026-11-20' }] },
  })
  expect(await nextOf()).toEqual([])
  expect((await set(cleo, ['🐚'])).status).toBe(200)
})

test('of 20 concurrent calls one is stored, and only its emojis are used', async () => {
  const anna = await author()
  const emojis = [...'😀😃😄😁😆😅😂🙂🙃😉😊😇😍😘😗😙😚😋😛😜']
  const answers = await Promise.all(emojis.map((emoji) => set(anna, [emoji])))
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(done[0]?.body.nextAOTDEmojis).toEqual(await nextOf())
  const others = answers.filter(({ status }) => status !== 200)
  for (const answer of others) expect(answer).toMatchObject(TAKEN)
  expect((await UsedEmojiModel.find().lean()).map(({ emoji }) => emoji)).toEqual(await nextOf())
})

test('what a stopped process left unreserved is reserved before the next choice', async () => {
  const anna = await createUser()
  await createArtwork(anna.viewer, { dateKey: '2026-11-19', nextEmojis: ['🌊'] })
  await createArtwork(anna.viewer, { dateKey: '2026-11-20' })
  await createArtwork(anna.viewer, { dateKey: DAY })
  expect(await set(anna, ['🌊'])).toMatchObject({
    status: 400,
    body: { reusedEmojis: [{ emoji: '🌊', date: '2026-11-19' }] },
  })
})
