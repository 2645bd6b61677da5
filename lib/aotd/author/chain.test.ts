import { expect, test } from 'vitest'
import { findEmojiChoice } from '@/lib/aotd/author/chain'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

test('emojis lead back from day to day, over days without art, to where their chain begins', async () => {
  const [anna, ben] = [
    await createUser({ username: 'anna' }),
    await createUser({ username: 'ben' }),
  ]
  const paint = (author: typeof anna, dateKey: string, emojis: string[], nextEmojis: string[]) =>
    createArtwork(author.viewer, { dateKey, emojis, nextEmojis })
  await paint(anna, '2026-03-01', ['🍏'], [])
  await paint(anna, '2026-03-02', [], ['🌊', '🦕'])
  await paint(ben, '2026-03-03', ['🌊', '🦕'], ['⛵'])
  await paint(anna, '2026-03-06', ['⛵'], ['🐚'])
  const find = (day: string) => findEmojiChoice(anna.viewer, day)
  expect(await find('2026-03-06')).toEqual({
    dateKey: '2026-03-03',
    createdBy: 'ben',
    first: '2026-03-02',
  })
  expect(await find('2026-03-03')).toEqual({
    dateKey: '2026-03-02',
    createdBy: 'anna',
    first: '2026-03-02',
  })
  expect([await find('2026-03-01'), await find('2026-03-02')]).toEqual([null, null])
})

test('an emoji that was used on its day is that of its author later (G-37)', async () => {
  const [anna, ben] = [await createUser(), await createUser()]
  const paint = (author: typeof anna, dateKey: string, emojis: string[], nextEmojis: string[]) =>
    createArtwork(author.viewer, { dateKey, emojis, nextEmojis })
  await paint(anna, '2026-03-01', [], ['😀'])
  await paint(ben, '2026-03-02', ['😀'], [])
  await paint(ben, '2026-03-03', ['😀'], [])
  expect(await findEmojiChoice(anna.viewer, '2026-03-02')).toMatchObject({ dateKey: '2026-03-01' })
  expect(await findEmojiChoice(anna.viewer, '2026-03-03')).toBeNull()
})
