import { expect, test } from 'vitest'
import { nameAuditKinds } from '@/lib/migrations/name-audit-kinds'
import { withTestDatabase } from '@/testing/db'
import { stored } from '@/testing/stored'

withTestDatabase()

test('entries of before are changes, and later ones keep their kind', async () => {
  const entries = await stored('auditentries')
  const entry = { at: new Date(), action: 'update user', target: { kind: 'user', name: 'anna' } }
  await entries.insertMany([{ ...entry }, { ...entry, kind: 'access' }])
  for (let i = 0; i < 2; i++) await nameAuditKinds()
  const kinds = (await entries.find().sort({ _id: 1 }).toArray()).map(({ kind }) => kind)
  expect(kinds).toEqual(['change', 'access'])
})
