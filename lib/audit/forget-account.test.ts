import { expect, test } from 'vitest'
import { forgetInAudit } from '@/lib/audit/feature'
import { recordAccess } from '@/lib/audit/record-access'
import { recordChange } from '@/lib/audit/record-change'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'

withTestDatabase()

test('a deleted account leaves neither name nor address in the audit list (G-39)', async () => {
  const anna = await createUser({ username: 'anna' })
  const ben = await createUser({ username: 'ben' })
  const update = { action: 'update user', before: { email: 'a@b.org', role: 'user' } }
  const target = ({ viewer }: typeof anna) => ({
    kind: 'user',
    id: viewer.id,
    name: viewer.username,
  })
  const after = { email: 'c@d.org', role: 'chef' }
  await recordChange(anna.viewer, { ...update, target: target(ben), after })
  await recordChange(ben.viewer, { ...update, target: target(anna), after })
  await recordChange(null, { ...update, target: target(ben), before: null, after: null })
  await forgetInAudit(ben.viewer.id)
  const entries = await (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()
  expect(entries).toMatchObject([
    { actorName: 'anna', target: { name: '[deleted]' }, before: { role: 'user' } },
    { actorName: '[deleted]', target: { name: 'anna' }, before: { email: 'a@b.org' } },
    { actorName: null, target: { name: '[deleted]' }, before: null },
  ])
  expect(entries[0]?.after).toEqual({ role: 'chef' })
})

test('what happened at the door of a deleted account goes, and the addresses of its changes', async () => {
  const [anna, ben] = [await createUser({ username: 'anna' }), await createUser()]
  const address = '203.0.113.7'
  for (const { viewer } of [anna, ben]) {
    await recordAccess({ action: 'sign in', account: viewer, address })
    await recordAccess({ action: 'refuse sign-in', account: viewer, address })
  }
  await recordAccess({ action: 'refuse sign-in', account: null, address })
  const target = { kind: 'user', id: ben.viewer.id, name: 'ben' }
  const values = { before: { role: 'user' }, after: { role: 'chef' } }
  await recordChange(anna.viewer, { action: 'update user', target, ...values, address })
  await forgetInAudit(anna.viewer.id)
  const entries = await (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()
  expect(entries).toMatchObject([
    { action: 'sign in', target: { id: ben.viewer.id }, address },
    { action: 'refuse sign-in', target: { id: ben.viewer.id }, address },
    { action: 'refuse sign-in', target: { id: null }, address },
    { action: 'update user', actorName: '[deleted]', address: null },
  ])
})
