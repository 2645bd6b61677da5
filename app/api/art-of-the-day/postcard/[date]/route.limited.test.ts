import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { GET } from './route'

withTestDatabase()

test('a member draws at most twenty postcards a minute', async () => {
  const { headers } = await createUser()
  const date = '2026-03-01'
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) {
    const path = `/api/art-of-the-day/postcard/${date}`
    statuses.push((await callRoute(GET, path, { headers, params: { date } })).status)
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
