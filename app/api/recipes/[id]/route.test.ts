import { beforeEach, expect, test } from 'vitest'
import { findRecipe, findRenamed } from '@/lib/cookbook/recipes'
import { purgeTrash } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { RecipeModel } from '@/models/recipe'
import { POST as RESTORE } from './restore/route'
import { DELETE, PUT } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let chef: TestUser
let admin: TestUser

beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  chef = await createUser({ role: 'user,chef' })
  admin = await createAdmin()
})

const FIELDS = {
  title: 'Lemon Potatoes',
  description: 'Roasted in stock until the edges go dark.',
  time: '50 mins',
  difficulty: 3,
  ingredients: [{ name: 'lemon juice', quantity: '90 ml' }],
  instructions: ['Roast at 200 °C for 30 minutes.'],
}

type Handler = typeof PUT | typeof DELETE | typeof RESTORE

function call(handler: Handler, method: string, id: unknown, user: TestUser, body?: unknown) {
  const params = { id: String(id) }
  return callRoute(handler, '/', { method, headers: user.headers, params, body })
}
const put = (id: unknown, body: unknown, user = chef) => call(PUT, 'PUT', id, user, body)
const remove = (id: unknown, user = admin) => call(DELETE, 'DELETE', id, user)
const restore = (id: unknown, user = admin) => call(RESTORE, 'POST', id, user)

test('a chef changes a recipe of somebody else, and the audit says from what to what', async () => {
  const { _id } = await createRecipeDocument()
  const response = await put(_id, { ...FIELDS, difficulty: 4, servings: 6, tags: ['greek'] })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ difficulty: 4, servings: 6, tags: ['greek'] })
  expect(await AuditEntryModel.findOne({ action: 'update recipe' }).lean()).toMatchObject({
    before: { difficulty: 3 },
    after: { difficulty: 4, servings: 6, tags: ['greek'] },
  })
})

test('description and time default to empty; servings, tags and date stay (G-122)', async () => {
  const { _id } = await createRecipeDocument({ servings: 4, tags: ['greek'] })
  const { description: _, time: __, ...required } = FIELDS
  const updated = await (await put(_id, required)).json()
  expect(updated).toMatchObject({ description: '', time: '', servings: 4, tags: ['greek'] })
  expect(updated.dateMade).toBe('2026-03-01')
  const cleared = await (await put(_id, { ...required, servings: null, tags: null })).json()
  expect(cleared).toMatchObject({ servings: null, tags: [] })
})

test('a PUT that changes nothing leaves updatedAt and the audit alone (G-122)', async () => {
  const { _id, updatedAt } = await createRecipeDocument()
  setClock('2026-03-10T13:00:00Z')
  const same = await (await put(_id, FIELDS)).json()
  expect(same.updatedAt).toBe(updatedAt.toISOString())
  expect(await AuditEntryModel.countDocuments({ action: 'update recipe' })).toBe(0)
  const other = await (await put(_id, { ...FIELDS, time: '1 h' })).json()
  expect(other.updatedAt).toMatch(/^2026-03-10T13:/)
})

test('an older version is 409 with the stored one; without a version the last one wins (G-75a)', async () => {
  const { _id, updatedAt } = await createRecipeDocument()
  const version = { updatedAt: updatedAt.toISOString() }
  const [first, second] = await Promise.all([
    put(_id, { ...FIELDS, ...version, time: '40 mins' }),
    put(_id, { ...FIELDS, ...version, time: '60 mins' }, admin),
  ])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  const [winner, loser] = first.ok ? [first, second] : [second, first]
  const stored = await winner.json()
  expect(await loser.json()).toMatchObject({
    message: 'This recipe was changed by someone else.',
    recipe: { time: stored.time, updatedAt: stored.updatedAt },
  })
  expect((await put(_id, { ...FIELDS, time: '70 mins' })).status).toBe(200)
  expect(await findRecipe('lemon-potatoes')).toMatchObject({ time: '70 mins' })
})

test('an earlier slug leads to the recipe that had it last, unless one has it now (G-71, G-121)', async () => {
  const first = await createRecipeDocument({ title: 'Pie' })
  await put(first._id, { ...FIELDS, title: 'Leek Pie' })
  expect(await findRenamed('pie')).toBe('leek-pie')
  const second = await createRecipeDocument({ title: 'Pie' })
  expect(await findRecipe('pie')).toMatchObject({ _id: String(second._id) })
  await put(second._id, { ...FIELDS, title: 'Cheese Pie' })
  expect(await findRecipe('pie')).toBeNull()
  expect(await findRenamed('pie')).toBe('cheese-pie')
  await put(second._id, { ...FIELDS, title: 'Pie' })
  expect(await findRecipe('pie')).toMatchObject({ _id: String(second._id) })
  expect(await findRenamed('cheese-pie')).toBe('pie')
  await remove(second._id)
  expect(await findRenamed('cheese-pie')).toBeNull()
})

test('an admin deletes and restores; it is gone meanwhile (G-19c, G-72)', async () => {
  const { _id } = await createRecipeDocument()
  const refused = await remove(_id, chef)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ message: 'Admin access required.' })
  expect(await (await remove(_id)).json()).toEqual({ message: 'Recipe deleted.' })
  expect(await findRecipe('lemon-potatoes')).toBeNull()
  expect((await put(_id, FIELDS)).status).toBe(404)
  expect((await remove(_id)).status).toBe(404)
  expect((await restore(_id)).status).toBe(200)
  expect(await findRecipe('lemon-potatoes')).not.toBeNull()
})

test('restoring onto a taken slug is 409, and after 30 days there is nothing to restore (G-121)', async () => {
  const { _id } = await createRecipeDocument()
  await remove(_id)
  const other = await createRecipeDocument()
  const response = await restore(_id)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    message: 'A recipe with this title already exists.',
  })
  await remove(other._id)
  setClock('2026-04-10T12:00:00Z')
  expect((await restore(_id, await createAdmin())).status).toBe(404)
  await purgeTrash(new AbortController().signal)
  expect(await RecipeModel.countDocuments()).toBe(0)
})

test.each(['x', '65a000000000000000000000'])('the id %s is 404 (G-112)', async (id) => {
  for (const response of [await put(id, FIELDS), await remove(id), await restore(id)]) {
    expect(response.status).toBe(404)
  }
})
