import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { createStoreItem } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { GET } from './route'
import { PATCH } from './update/[id]/route'

withTestDatabase()

const FACTS = {
  makerName: 'Print House Anna',
  makerAddress: '1 Quay Street\n8000 Harbour',
  warnings: 'Not for children under 3 years.',
}

test('an item says who made it and what to beware of, for everybody (G-147)', async () => {
  const { headers } = await createAdmin()
  const { _id } = await createStoreItem()
  const patch = (body: object) =>
    callRoute(PATCH, '/', { method: 'PATCH', headers, params: { id: String(_id) }, body })
  const read = async () => (await (await callRoute(GET, '/api/store')).json()) as unknown
  expect(await read()).toMatchObject([{ makerName: '', makerAddress: '', warnings: '' }])
  expect((await patch(FACTS)).status).toBe(200)
  expect(await read()).toMatchObject([FACTS])
  expect((await AuditEntryModel.findOne().lean())?.after).toMatchObject(FACTS)
  expect((await patch({ title: 'Another' })).status).toBe(200)
  expect(await read()).toMatchObject([{ ...FACTS, title: 'Another' }])
  const refused = await patch({ warnings: 'x'.repeat(1001) })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { warnings: 'Warnings must be at most 1000 characters.' } },
  ])
})
