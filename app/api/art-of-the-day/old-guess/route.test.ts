import { expect, test } from 'vitest'
import { ART_TAG } from '@/lib/aotd/tags'
import { invalidate } from '@/lib/cache'
import { EmojiGuessModel } from '@/models/emoji-guess'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { POST } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const play = (dateKey: string, ...tries: string[][]) =>
  callRoute(POST, '/', { method: 'POST', body: { dateKey, tries } })

test('a visitor plays an earlier day, never today’s, and nothing is stored', async () => {
  const { viewer } = await createUser()
  await createArtwork(viewer, { dateKey: '2026-03-09', emojis: ['🦕', '⛵'] })
  await createArtwork(viewer, { dateKey: '2026-03-10', emojis: ['🐢'] })
  await createArtwork(viewer, { dateKey: '2026-03-08', emojis: [] })
  await invalidate([ART_TAG])
  expect(await (await play('2026-03-09', ['🐢', '🍋'])).json()).toEqual({
    slots: 2,
    tries: [{ emojis: ['🐢', '🍋'], marks: ['near', 'no'] }],
    isSolved: false,
    answer: [],
  })
  const solved = await play('2026-03-09', ['🐢', '🍋'], ['🦕', '⛵'])
  expect(await solved.json()).toMatchObject({ isSolved: true, answer: ['🦕', '⛵'] })
  const six = await play('2026-03-09', ...Array.from({ length: 6 }, () => ['🐢', '🍋']))
  expect(await six.json()).toMatchObject({ isSolved: false, answer: ['🦕', '⛵'] })
  for (const dateKey of ['2026-03-10', '2026-03-11', '2026-03-08', '2026-03-07']) {
    expect((await play(dateKey, ['🐢'])).status).toBe(404)
  }
  expect((await play('2026-03-09', ...Array.from({ length: 7 }, () => ['🐢', '🍋']))).status).toBe(
    400,
  )
  expect(await EmojiGuessModel.countDocuments()).toBe(0)
})
