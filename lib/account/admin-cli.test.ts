import { expect, test } from 'vitest'
import { grantAdmin, setPassword } from '@/lib/account/admin-cli'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'

withTestDatabase()

test('changes by a command are audited without the password (G-16, G-19c)', async () => {
  const { viewer } = await createUser({ username: 'ben', role: 'chef' })
  await grantAdmin('Ben')
  await setPassword('ben', 'correct horse battery staple')
  const entries = await (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()
  const target = { kind: 'user', id: viewer.id, name: 'ben' }
  expect(entries).toMatchObject([
    { actorId: null, action: 'grant admin', target, before: { role: 'chef' } },
    { actorId: null, action: 'set password', target },
  ])
  expect(entries[0]?.after).toEqual({ role: 'chef,admin' })
  expect(JSON.stringify(entries)).not.toMatch(/argon2|horse/)
})
