import { expect, test } from 'vitest'
import { forgetInvited } from '@/lib/migrations/forget-invited'
import { withTestDatabase } from '@/testing/db'
import { stored } from '@/testing/stored'

withTestDatabase()

test('changes of invitations lose names and addresses, those of accounts keep them', async () => {
  const entries = await stored('auditentries')
  const after = { role: 'chef', email: 'cleo@example.org' }
  const invitation = { kind: 'invitation', name: 'invitation' }
  await entries.insertMany([
    { action: 'add invitation', target: invitation, before: null, after },
    { action: 'delete invitation', target: invitation, before: after, after: null },
    { action: 'use invitation', target: invitation, before: null, after: { username: 'cleo' } },
    { action: 'update user', target: { kind: 'user', name: 'cleo' }, before: null, after },
  ])
  for (let i = 0; i < 2; i++) await forgetInvited()
  const rows = await entries.find().sort({ _id: 1 }).toArray()
  expect(rows.map((row) => [row.before, row.after] as unknown)).toEqual([
    [null, { role: 'chef' }],
    [{ role: 'chef' }, null],
    [null, {}],
    [null, after],
  ])
})
