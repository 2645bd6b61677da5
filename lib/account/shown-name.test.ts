import { Types } from 'mongoose'
import { expect, onTestFinished, test } from 'vitest'
import { GET as board } from '@/app/api/site-stats/leaderboard/route'
import { GET as recipes } from '@/app/api/recipes/route'
import { GET as store } from '@/app/api/store/route'
import { listBirthdayUsers } from '@/lib/account/birthday-users'
import { readWeekBoard } from '@/lib/aotd/guess/board'
import { getInfo } from '@/lib/aotd/info'
import type { RouteHandler } from '@/lib/http/define-route'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { createStoreItem } from '@/testing/store-items'
import { EmojiGuessModel } from '@/models/emoji-guess'
import { shownNameOf } from './shown-name'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const json = async (handler: RouteHandler, path: string): Promise<unknown> =>
  (await callRoute(handler, path)).json()

test('with OWNER_NAME the owner has that name everywhere, others keep theirs (G-168)', async () => {
  const { viewer: owner } = await createAdmin({ username: 'own3r' })
  const { viewer: member } = await createUser({ username: 'ben' })
  await createArtwork(owner, { dateKey: '2026-11-21' })
  await createRecipeDocument({ createdById: new Types.ObjectId(owner.id) })
  await createStoreItem({ creator: '' })
  await createStoreItem({ creator: 'the owner' })
  const creators = async () =>
    ((await json(store, '/api/store')) as { creator: string }[]).map(({ creator }) => creator)
  expect(await shownNameOf(owner.id)).toBe('own3r')
  expect(await creators()).toEqual(['the owner', 'the owner'])

  onTestFinished(setEnv({ OWNER_NAME: 'Maria Müller' }))
  expect(await shownNameOf(owner.id)).toBe('Maria Müller')
  expect(await shownNameOf(member.id)).toBe('ben')
  expect(await getInfo(member)).toMatchObject({ createdBy: 'Maria Müller' })
  expect(await json(board, '/api/site-stats/leaderboard')).toMatchObject({
    aotdAuthors: [{ _id: 'Maria Müller' }],
  })
  expect(await json(recipes, '/api/recipes')).toMatchObject([
    { createdBy: 'Maria Müller', chef: { userId: owner.id, username: 'Maria Müller' } },
  ])
})

test('neither a birthday, the board of guesses nor the store shows the username of the owner', async () => {
  const birthday = new Date('1990-11-21T00:00:00Z')
  const { viewer: owner } = await createAdmin({ username: 'own3r', birthday })
  const addedById = new Types.ObjectId(owner.id)
  await createStoreItem({ addedById })
  const solved = { dateKey: '2026-11-21', solvedAt: new Date(), tries: [] }
  await EmojiGuessModel.create({ userId: addedById, ...solved })
  onTestFinished(setEnv({ OWNER_NAME: 'Maria Müller' }))
  expect(await json(store, '/api/store')).toMatchObject([{ addedBy: 'Maria Müller' }])
  expect(await readWeekBoard()).toMatchObject([{ name: 'Maria Müller' }])
  expect(await listBirthdayUsers('2026-11-21', new Date('2026-11-21T12:00:00Z'))).toEqual([
    { id: owner.id, name: 'Maria Müller' },
  ])
})
