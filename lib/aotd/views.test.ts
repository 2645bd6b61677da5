import { expect, test } from 'vitest'
import { countView } from '@/lib/aotd/views'
import { now } from '@/lib/clock'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createArtwork, createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'
import { UserModel } from '@/models/user'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

test('a view during the erasure of an account leaves no data of it', async () => {
  const art = await createArtwork((await createUser()).viewer)
  const { viewer: staying } = await createUser()
  const { viewer: gone } = await createUser()
  const { viewer: due } = await createUser({ deleteAfter: now() })
  const { viewer: leaving } = await createUser({ deleteAfter: new Date(now().getTime() + 1000) })
  await UserModel.deleteOne({ _id: gone.id })
  for (const viewer of [staying, gone, due, leaving]) await countView(viewer, String(art._id))
  const views = await (await stored('artviews')).find().toArray()
  expect(views.map(({ userId }) => String(userId))).toEqual([staying.id, leaving.id])
  expect((await (await stored('artworks')).findOne())?.views).toEqual({ total: 2, verified: 2 })
})
