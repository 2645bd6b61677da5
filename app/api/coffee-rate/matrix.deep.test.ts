import { beforeEach, describe, expect, test } from 'vitest'
import { COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import { withTestClock } from '@/testing/clock'
import { checkCategories, checkFormats, checkRandomEntries } from '@/testing/coffee-matrix'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { PUT } from './coffee/[id]/route'
import { POST } from './coffee/route'
import { GET as LIST } from './coffees/route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestUser
beforeEach(async () => {
  admin = await createAdmin()
})

const PATH = '/api/coffee-rate/coffee'

const add = (body: unknown) =>
  callRoute(POST, PATH, { method: 'POST', headers: admin.headers, body })

const put = (id: string, body: unknown) =>
  callRoute(PUT, PATH, { method: 'PUT', headers: admin.headers, body, params: { id } })

async function readList() {
  const answer = await callRoute(LIST, '/api/coffee-rate/coffees')
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>[]
}

describe.each(COFFEE_TYPES)('%s', (type) => {
  test('takes its own categories from 0 to 10 and no others (G-78)', async () => {
    await checkCategories(type, add)
  })

  test('takes its own formats and no others (G-79)', async () => {
    await checkFormats(type, add)
  })
})

test('500 random entries are read back as stored, after two changes of type too (G-126)', async () => {
  await checkRandomEntries(500, { add, put, readList })
})
