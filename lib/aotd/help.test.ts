import { expect, test } from 'vitest'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { artHelp } from '@/lib/aotd/help'
import { invalidate } from '@/lib/cache'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'

const setClock = withTestClock('2026-04-20T04:49:00Z')
withTestDatabase()

const helpOf = async (title: string) =>
  (await artHelp()).filter((help) => help.title === title).map(({ text }) => text)

test('who painted today and who leads the board is told as the pages tell it (G-45)', async () => {
  expect((await helpOf('Who painted today?'))[0]).toMatch(/^Nobody has painted today\./)
  expect(await helpOf('Who leads the board?')).toEqual([
    expect.stringMatching(/^Nobody has made art in 2026 yet\. Samples are not counted\./),
  ])
  const anna = await createUser({ username: 'anna' })
  await createArtwork(anna.viewer, { dateKey: '2026-04-19', title: 'One Fish' })
  await invalidate([ART_TAG, ACCOUNTS_TAG])
  const [forMembers, forVisitors] = await helpOf('Who painted today?')
  expect(forMembers).toBe('The author of today’s picture is anna.')
  expect(forVisitors).not.toContain('anna')
  expect(await helpOf('Who leads the board?')).toEqual([
    expect.stringMatching(/^The board of 2026 is led by anna, with 1 picture of the day\./),
  ])
  expect(await helpOf('When does the next picture start?')).toEqual([
    'The next art day starts on 20 April 2026 at 04:50 UTC. Today has its picture.',
  ])
  setClock('2026-04-20T04:51:00Z')
  expect((await helpOf('Who painted today?'))[0]).toMatch(/^Nobody has painted today\./)
})
