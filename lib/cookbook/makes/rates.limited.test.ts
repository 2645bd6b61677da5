import { expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callsOf } from '@/testing/makes'
import { withRateLimits } from '@/testing/rate-limits'
import { createRecipeDocument } from '@/testing/recipes'

withRateLimits()
const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

test('a member posts 5 makes an hour, and refused ones do not count (G-13)', async () => {
  const by = await createUser()
  const recipes = await Promise.all(
    ['Soup', 'Bread', 'Cake'].map((title) => createRecipeDocument({ title })),
  )
  const [soup, bread, cake] = recipes.map(({ _id }) => callsOf(String(_id)))
  expect((await soup?.post(by, { comment: '' }))?.status).toBe(400)
  for (const calls of [soup, soup, soup, bread, bread]) {
    expect((await calls?.post(by))?.status).toBe(201)
  }
  const refused = await cake?.post(by)
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  setClock('2026-03-10T13:01:00Z')
  expect((await cake?.post(by))?.status).toBe(201)
})
