import { expect, test } from 'vitest'
import { GET } from '@/app/api/stats/admin/audit/route'
import { recordChange } from '@/lib/audit/record-change'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'

withTestDatabase()

test('changes come newest first, fifty a page, past the last one none (G-19c)', async () => {
  const { viewer, headers } = await createUser({ username: 'ann4', role: 'admin' })
  for (let i = 1; i <= 51; i++) {
    const target = { kind: 'user', id: `${i}`, name: 'ben' }
    const values = { before: { permissions: 0 }, after: { permissions: i } }
    await recordChange(viewer, { action: 'update user', target, ...values })
  }
  const read = async (query: string) =>
    (await callRoute(GET, `/api/stats/admin/audit${query}`, { headers })).json()
  const first = await read('')
  expect(first).toMatchObject({ page: 1, pages: 2, total: 51 })
  expect(first.entries).toHaveLength(50)
  expect(first.entries[0]).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    actor: 'ann4',
    action: 'update user',
    target: { kind: 'user', id: '51', name: 'ben' },
    before: { permissions: 0 },
    after: { permissions: 51 },
  })
  const second = await read('?page=2')
  expect(second.entries.map(({ target }: { target: { id: string } }) => target.id)).toEqual(['1'])
  expect((await read('?page=3')).entries).toEqual([])
  for (const page of ['0', '-1', '1.5', 'x', '', '100000']) {
    const response = await callRoute(GET, `/api/stats/admin/audit?page=${page}`, { headers })
    expect(response.status, page).toBe(400)
  }
})
