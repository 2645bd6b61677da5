import { Types } from 'mongoose'
import { beforeEach, describe, expect, test } from 'vitest'
import { PUT as savePreferences } from '@/app/api/edit/preferences/route'
import { GUESS_TEXTS } from '@/lib/aotd/guess/catalogue'
import { readWeekBoard } from '@/lib/aotd/guess/board'
import { aotd } from '@/lib/aotd/feature'
import type { GuessAnswer } from '@/lib/aotd/guess/schema'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { listArtData } from '@/lib/aotd/personal-data'
import { invalidate } from '@/lib/cache'
import { readCounters } from '@/lib/site-stats/read-counters'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { EmojiGuessModel } from '@/models/emoji-guess'
import { GET, POST } from './route'

// A Tuesday.
const DAY = '2026-03-10'
const setClock = withTestClock(`${DAY}T12:00:00Z`)
withTestDatabase()
beforeEach(() => setClock(`${DAY}T12:00:00Z`))

async function createPlayer(): Promise<TestUser> {
  const since = { useEmoji: false, imgenModel: 'claude' as const }
  const guessFirstAt = new Date(`${DAY}T05:00:00Z`)
  return createUser({ artPreferences: { ...since, guessFirstAt } })
}

async function paint(emojis: string[], dateKey = DAY) {
  const author = await createUser()
  const art = await createArtwork(author.viewer, { dateKey, emojis })
  await invalidate([ART_TAG, ACCOUNTS_TAG])
  return { author, art }
}

async function read(user: TestUser): Promise<GuessAnswer> {
  return (await callRoute(GET, '/', { headers: user.headers })).json() as Promise<GuessAnswer>
}

function guess(user: TestUser, number: number, emojis: string[], dateKey = DAY) {
  const body = { dateKey, number, emojis }
  return callRoute(POST, '/', { method: 'POST', headers: user.headers, body })
}

async function marksOf(user: TestUser, number: number, emojis: string[]) {
  const { tries } = (await (await guess(user, number, emojis)).json()) as GuessAnswer
  return tries.at(-1)?.marks
}

test('each emoji is marked right, near by its group of Unicode, or no; the order is free', async () => {
  const player = await createPlayer()
  await paint(['🦕', '⛵'])
  expect(await read(player)).toEqual({
    standing: 'open',
    dateKey: DAY,
    slots: 2,
    tries: [],
    isSolved: false,
    answer: [],
    others: [],
  })
  expect(await marksOf(player, 1, ['🐢', '🍋'])).toEqual(['near', 'no'])
  // The animal was found: no other one is near.
  expect(await marksOf(player, 2, ['🦕', '🐢'])).toEqual(['right', 'no'])
  expect((await read(player)).answer).toEqual([])
  expect(await marksOf(player, 3, ['⛵️', '🦕'])).toEqual(['right', 'right'])
  expect(await read(player)).toMatchObject({
    standing: 'over',
    isSolved: true,
    answer: ['🦕', '⛵'],
    others: expect.arrayContaining([{ emoji: '🐢', count: 1 }]) as unknown,
  })
  expect((await guess(player, 4, ['🐢', '🍋'])).status).toBe(409)
})

test('after six guesses the answer is shown, and there is no seventh', async () => {
  const player = await createPlayer()
  await paint(['🦕'])
  for (const [i, emoji] of ['🐢', '🦊', '🐟', '🐝', '🍋', '🏺'].entries()) {
    expect((await read(player)).standing).toBe('open')
    expect((await guess(player, i + 1, [emoji])).status).toBe(200)
  }
  expect(await read(player)).toMatchObject({ standing: 'over', isSolved: false, answer: ['🦕'] })
  expect((await guess(player, 6, ['🦕'])).status).toBe(409)
  expect((await guess(player, 7, ['🦕'])).status).toBe(400)
  expect(await EmojiGuessModel.findOne().lean()).toMatchObject({ solvedAt: null })
})

test('two tabs at once take each number once, and a repeated call takes none', async () => {
  const [player, twice] = [await createPlayer(), await createPlayer()]
  await paint(['🦕'])
  for (let number = 1; number <= 6; number += 1) {
    const tabs = ['🐢', '🦊', '🐟', '🐝'].map((emoji) => guess(player, number, [emoji]))
    const statuses = (await Promise.all(tabs)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const { tries } = await read(player)
    expect(tries).toHaveLength(number)
    expect((await guess(player, number, tries.at(-1)?.emojis ?? [])).status).toBe(200)
  }
  expect((await read(player)).tries).toHaveLength(6)
  const same = await Promise.all([1, 2, 3].map(() => guess(twice, 1, ['🐢'])))
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read(twice)).tries).toHaveLength(1)
})

test('a day without emojis asks once what one would have chosen, without marks', async () => {
  const player = await createPlayer()
  await paint([])
  expect(await read(player)).toMatchObject({ standing: 'open', slots: 0 })
  expect((await guess(player, 1, [])).status).toBe(400)
  expect(await marksOf(player, 1, ['🦕', '🍋'])).toEqual([])
  expect(await read(player)).toMatchObject({ standing: 'over', isSolved: false })
  expect((await guess(player, 2, ['🐢'])).status).toBe(409)
})

describe('who does not play', () => {
  test('the game is off by default', async () => {
    const member = await createUser()
    await paint(['🦕'])
    expect(await read(member)).toMatchObject({ standing: 'off', slots: 0 })
    const refused = await guess(member, 1, ['🐢'])
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ message: GUESS_TEXTS.off })
  })

  test('the author, and who chose the emojis the day before, know them', async () => {
    const chooser = await createPlayer()
    await createArtwork(chooser.viewer, { dateKey: '2026-03-09', nextEmojis: ['🦕'] })
    const author = await createPlayer()
    await createArtwork(author.viewer, { dateKey: DAY, emojis: ['🦕'] })
    await invalidate([ART_TAG, ACCOUNTS_TAG])
    expect((await read(chooser)).standing).toBe('knows')
    expect((await read(author)).standing).toBe('knows')
    expect((await guess(author, 1, ['🐢'])).status).toBe(409)
  })

  test('who turns it on after seeing the emojis plays from the next picture', async () => {
    const member = await createUser()
    await paint(['🦕'])
    setClock(`${DAY}T13:00:00Z`)
    const turn = (guessFirst: boolean) =>
      callRoute(savePreferences, '/', {
        method: 'PUT',
        headers: member.headers,
        body: { guessFirst },
      })
    expect(await (await turn(true)).json()).toMatchObject({ artPreferences: { guessFirst: true } })
    expect((await read(member)).standing).toBe('next')
    setClock('2026-03-11T12:00:00Z')
    expect((await read(member)).standing).toBe('waiting')
    // Saying it again begins nothing anew.
    setClock('2026-03-11T14:00:00Z')
    await paint(['🐢'], '2026-03-11')
    setClock('2026-03-11T15:00:00Z')
    await turn(true)
    expect((await read(member)).standing).toBe('open')
    await turn(false)
    expect((await read(member)).standing).toBe('off')
  })
})

test('a guess for a day that has ended, and what is no emoji, are refused in words', async () => {
  const player = await createPlayer()
  await paint(['🦕', '⛵'])
  const textOf = async (answer: Response) =>
    [answer.status, ((await answer.json()) as { message: string }).message] as const
  expect(await textOf(await guess(player, 1, ['🐢', '🍋'], '2026-03-09'))).toEqual([
    409,
    GUESS_TEXTS.dayOver,
  ])
  expect(await textOf(await guess(player, 1, ['🐢']))).toEqual([400, GUESS_TEXTS.slots(2)])
  expect(await textOf(await guess(player, 1, ['🐢', '🐢']))).toEqual([400, GUESS_TEXTS.twice])
  expect((await guess(player, 1, ['🐢', 'x'])).status).toBe(400)
  expect((await guess(player, 2, ['🐢', '🍋'])).status).toBe(409)
  expect((await read(player)).tries).toEqual([])
})

test('points are of the ISO week of art days, and solved days count for badges', async () => {
  const [quick, slow] = [await createPlayer(), await createPlayer()]
  await paint(['🦕'])
  await guess(quick, 1, ['🦕'])
  await guess(slow, 1, ['🐢'])
  await guess(slow, 2, ['🦕'])
  const ofMonday = { dateKey: '2026-03-09', tries: [{ emojis: ['🐢'], marks: ['right'] }] }
  await EmojiGuessModel.create({ userId: slow.viewer.id, solvedAt: new Date(), ...ofMonday })
  const ofSunday = { ...ofMonday, dateKey: '2026-03-08' }
  await EmojiGuessModel.create({ userId: slow.viewer.id, solvedAt: new Date(), ...ofSunday })
  expect(await readWeekBoard()).toMatchObject([
    { name: slow.viewer.username, points: 11, days: 2 },
    { name: quick.viewer.username, points: 6, days: 1 },
  ])
  const counters = (await readCounters([slow.viewer.id]))(slow.viewer.id)
  expect(counters.daysGuessed).toBe(3)
  expect(counters.moments.daysGuessed).toHaveLength(3)
})

test('guesses are in the take-out of their member, and go with the account', async () => {
  const [player, other] = [await createPlayer(), await createPlayer()]
  await paint(['🦕'])
  for (const one of [player, other]) await guess(one, 1, ['🐢'])
  const tries = [{ emojis: ['🐢'], marks: ['near'] }]
  const { lists } = await listArtData(player.viewer.id)
  expect(lists.guesses).toEqual([{ dateKey: DAY, tries, solvedAt: null }])
  await aotd.personalData?.forget(player.viewer)
  expect(await EmojiGuessModel.distinct('userId')).toEqual([new Types.ObjectId(other.viewer.id)])
})
