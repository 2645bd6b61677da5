import { expect, test } from 'vitest'
import { recordChange } from '@/lib/audit/record-change'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'

withTestDatabase()

const entries = async () => (await stored('auditentries')).find({}).toArray()

test('an update stores actor, time, action and only the fields that differ (G-19c)', async () => {
  const { viewer } = await createUser({ username: 'ann4', role: 'admin' })
  const target = { kind: 'user', id: '1', name: 'ben' }
  await recordChange(viewer, {
    action: 'update user',
    target,
    before: { username: 'ben', role: 'user', codes: ['a'] },
    after: { username: 'ben', role: 'user,chef', codes: ['a'] },
  })
  const [entry] = await entries()
  expect(entry).toMatchObject({
    at: expect.any(Date),
    actorName: 'ann4',
    action: 'update user',
    target,
    before: { role: 'user' },
    after: { role: 'user,chef' },
  })
  expect(String(entry?.actorId)).toBe(viewer.id)
})

test('creations and deletions store all fields, and a command has no actor', async () => {
  const target = { kind: 'user', id: '1', name: 'ben' }
  await recordChange(null, { action: 'delete user', target, before: { role: 'user' }, after: null })
  const [entry] = await entries()
  expect(entry).toMatchObject({ actorId: null, actorName: null })
  expect(entry).toMatchObject({ before: { role: 'user' }, after: null })
})
