import { expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { callRoute } from '@/testing/request'
import { ArtworkModel } from '@/models/artwork'
import { AuditEntryModel } from '@/models/audit-entry'
import { GET as GET_INFO } from '../info/route'
import { GET as GET_TODAY_OF_MEMBERS } from '../today/route'
import { GET as GET_TRASH } from './trash/route'
import { TODAY, idOf, read, audits, withArtAdmin } from '@/testing/art-admin'

const { get, remove, restore, list, create, adminOf, authorOf } = withArtAdmin()

test('a deleted entry is gone for everybody, its day can be claimed again, and it is noted (G-62)', async () => {
  const art = await create()
  expect((await callRoute(GET_INFO, '/info', { headers: authorOf().headers })).status).toBe(200)
  const answer = await remove(art)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ message: 'AOTD deleted successfully!' })
  expect((await get(art)).status).toBe(404)
  expect((await remove(art)).status).toBe(404)
  expect((await callRoute(GET_INFO, '/info', { headers: authorOf().headers })).status).toBe(202)
  const claim = await callRoute(GET_TODAY_OF_MEMBERS, '/today', { headers: adminOf().headers })
  expect(await claim.json()).toMatchObject({ generationStatus: 'no_art' })
  expect(await ArtworkModel.countDocuments({ dateKey: TODAY })).toBe(2)
  expect(await audits()).toMatchObject([
    {
      actorName: 'l4pis',
      action: 'delete AOTD',
      target: { kind: 'artwork', id: idOf(art), name: TODAY },
      before: { title: 'Harbour in the Morning', createdById: authorOf().viewer.id },
      after: null,
    },
  ])
})

test('an admin’s change is visible to all even when its audit entry fails', async () => {
  const art = await create()
  const isShown = async () =>
    (await callRoute(GET_INFO, '/info', { headers: authorOf().headers })).status === 200
  expect(await isShown()).toBe(true)
  const noted = vi.spyOn(AuditEntryModel, 'create').mockRejectedValue(new Error('no room'))
  const logged = vi.spyOn(logger(), 'error').mockReturnValue()
  for (const [act, shown] of [
    [remove, false],
    [restore, true],
  ] as const) {
    expect((await act(art)).status).toBe(500)
    expect(await isShown()).toBe(shown)
  }
  noted.mockRestore()
  logged.mockRestore()
})

test('the trash shows how long art stays, and restoring undoes the deletion (G-19c)', async () => {
  const art = await create({ views: { total: 4, verified: 2 } })
  const { deletedAt: _, __v: __, ...before } = await read(art)
  await remove(art)
  const { art: rows } = await (await list(GET_TRASH, '/trash')).json()
  expect(rows).toEqual([
    {
      _id: idOf(art),
      dateKey: TODAY,
      title: 'Harbour in the Morning',
      author: 'anna',
      status: 'completed',
      hasPicture: true,
      deletedAt: expect.stringMatching(/^2026-03-10T12:00/),
      keptUntil: expect.stringMatching(/^2026-04-09T12:00/),
      isDayTaken: false,
    },
  ])
  const restored = await restore(art)
  expect(restored.status).toBe(200)
  expect(await restored.json()).toMatchObject({ _id: idOf(art), __v: 2 })
  expect(await read(art)).toMatchObject({ ...before, deletedAt: null })
  expect((await callRoute(GET_INFO, '/info', { headers: authorOf().headers })).status).toBe(200)
  expect((await restore(art)).status).toBe(404)
  expect((await (await list(GET_TRASH, '/trash')).json()).art).toEqual([])
  expect((await audits()).map(({ action }) => action)).toEqual(['delete AOTD', 'restore AOTD'])
})

test('restoring art whose day has other art is 409', async () => {
  const art = await create()
  await remove(art)
  await create({ title: 'The second' })
  const { art: rows } = await (await list(GET_TRASH, '/trash')).json()
  expect(rows).toMatchObject([{ _id: idOf(art), isDayTaken: true }])
  const answer = await restore(art)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ message: 'This day already has other art.' })
  expect((await read(art)).deletedAt).not.toBeNull()
})

test('after 30 days there is nothing to restore (G-19c)', async () => {
  const restorable = await create({ deletedAt: new Date('2026-02-08T12:10:00Z') })
  const gone = await create({ deletedAt: new Date('2026-02-08T11:50:00Z') })
  const { art } = await (await list(GET_TRASH, '/trash')).json()
  expect(art).toMatchObject([{ _id: idOf(restorable) }])
  expect((await restore(gone)).status).toBe(404)
  expect((await restore(restorable)).status).toBe(200)
})

test('unused next emojis are free while their art is deleted, and reserved again after (G-60)', async () => {
  const { reserveEmojis, listReused } = await import('@/lib/aotd/author/emoji-ledger')
  const art = await create({ nextEmojis: ['🐚'] })
  await reserveEmojis({ artworkId: art._id, dateKey: TODAY, emojis: ['🐚'] })
  await remove(art)
  expect(await listReused(['🐚'])).toEqual([])
  await restore(art)
  expect(await listReused(['🐚'])).toMatchObject([{ emoji: '🐚' }])
})
