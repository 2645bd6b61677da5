import { expect, test } from 'vitest'
import { RecipeModel } from '@/models/recipe'
import { createUser, type TestUser } from '@/testing/factories'
import { withTestDatabase } from '@/testing/db'
import { withTestClock } from '@/testing/clock'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { PUT } from './[id]/route'
import { GET, POST } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const fields = {
  title: 'Lemon Potatoes',
  description: 'Eat them from the tin.',
  time: '50 mins',
  difficulty: 3,
  ingredients: [
    { name: 'potatoes, waxy', quantity: '1.2 kg' },
    { name: 'lemon juice', quantity: '90 ml' },
  ],
  instructions: ['Peel the potatoes.', 'Roast at 200 °C for 30 minutes.'],
}

const chef = () => createUser({ role: 'user,chef' })

function post({ headers }: TestUser, body: unknown) {
  return callRoute(POST, '/api/recipes', { method: 'POST', headers, body })
}

function put({ headers }: TestUser, id: unknown, body: unknown) {
  const params = { id: String(id) }
  return callRoute(PUT, `/api/recipes/${params.id}`, { method: 'PUT', headers, body, params })
}

async function list(query = '') {
  const response = await callRoute(GET, `/api/recipes${query}`)
  return { response, recipes: await response.json() }
}

test('without recipes the list is 404 with its text (G-73)', async () => {
  const { response, recipes } = await list()
  expect(response.status).toBe(404)
  expect(recipes).toMatchObject({ message: 'No recipes yet.' })
})

test('a chef adds a recipe, and everybody reads it with its author and dates (G-72)', async () => {
  const author = await chef()
  const response = await post(author, { ...fields, tags: ['Vegan', 'greek', 'vegan'], servings: 4 })
  expect(response.status).toBe(201)
  const { _id, id } = await response.json()
  expect(id).toBe(_id)
  const { recipes } = await list()
  expect(recipes).toEqual([
    {
      _id,
      ...fields,
      slug: 'lemon-potatoes',
      createdBy: author.viewer.username,
      chef: { userId: author.viewer.id, username: author.viewer.username },
      dateAdded: expect.stringMatching(/^2026-03-10T12:/),
      dateMade: '2026-03-10',
      updatedAt: recipes[0].dateAdded,
      servings: 4,
      tags: ['vegan', 'greek'],
      allergens: [],
      freeOf: [],
      diets: [],
      images: [],
      smallImages: [],
      comments: [],
      isSample: false,
    },
  ])
})

test.each([
  ['no title', { title: ' ' }, 'Title is required.'],
  ['a slash in the title', { title: 'Half/half' }, 'Title must not contain / ? # % or \\.'],
  ['two dots as the title', { title: '..' }, 'Title must not be only dots.'],
  [
    'a title of 121 characters',
    { title: 'a'.repeat(121) },
    'Title must be at most 120 characters.',
  ],
  ['no ingredients', { ingredients: [] }, 'Please enter both ingredient name and quantity'],
  [
    'an ingredient without a quantity',
    { ingredients: [{ name: 'salt', quantity: '' }] },
    'Please enter both ingredient name and quantity',
  ],
  ['no steps', { instructions: [] }, 'Please enter an instruction step'],
  ['an empty step', { instructions: ['Stir.', ' '] }, 'Please enter an instruction step'],
  ['difficulty 11', { difficulty: 11 }, 'Difficulty must be a whole number from 1 to 10.'],
  ['difficulty 2.5', { difficulty: 2.5 }, 'Difficulty must be a whole number from 1 to 10.'],
  ['servings 0', { servings: 0 }, 'Servings must be a whole number from 1 to 100.'],
  ['an unknown allergen', { allergens: ['dust'] }, 'Please choose allergens of the list.'],
  ['an unknown diet', { diets: ['fruit'] }, 'Please choose diets of the list.'],
  [
    'an allergen that it contains and is free of',
    { allergens: ['nuts'], freeOf: ['milk', 'nuts'] },
    'A recipe that contains nuts is not free of it.',
  ],
  [
    'a diet that an allergen contradicts',
    { allergens: ['milk'], diets: ['vegan'] },
    'A recipe that contains milk is not vegan.',
  ],
  ['eleven tags', { tags: [...'abcdefghijk'] }, 'A recipe has at most 10 tags.'],
  ['a date in the far future', { dateMade: '2999-01-01' }, 'Date must not be later than tomorrow.'],
])('%s is 400 with its text, and nothing is stored', async (_what, part, text) => {
  const response = await post(await chef(), { ...fields, ...part })
  expect(response.status).toBe(400)
  const body = await response.json()
  expect([body.message, ...Object.values(body.fields ?? {})]).toContain(text)
  expect(await RecipeModel.countDocuments()).toBe(0)
})

test('members without the role get 403 with its text (G-122)', async () => {
  const member = await createUser()
  const response = await post(member, fields)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ message: 'Chef access required.' })
  const { _id } = await createRecipeDocument()
  expect((await put(member, _id, fields)).status).toBe(403)
})

test('a second recipe with the same slug is 409, also by a PUT (G-71)', async () => {
  const author = await chef()
  await createRecipeDocument({ title: 'Lemon Potatoes' })
  const other = await createRecipeDocument({ title: 'Walnut Cake' })
  for (const response of [
    await post(author, { ...fields, title: 'LEMON Potatoes' }),
    await put(author, other._id, fields),
  ]) {
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      message: 'A recipe with this title already exists.',
    })
  }
})

test('the slug of a deleted recipe is free (G-121)', async () => {
  await createRecipeDocument({ deletedAt: new Date() })
  expect((await post(await chef(), fields)).status).toBe(201)
})

test('a recipe may have 1 MiB of JSON, which other calls refuse (G-111)', async () => {
  const instructions = Array.from({ length: 100 }, () => '€'.repeat(1000))
  const rows = Array.from({ length: 100 }, () => ({ name: 'ö'.repeat(80), quantity: '1 kg' }))
  const long = { ...fields, instructions, ingredients: rows, description: '😀'.repeat(4000) }
  expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(256 * 1024)
  expect((await post(await chef(), long)).status).toBe(201)
  const tooLong = { ...fields, description: 'a'.repeat(1024 * 1024) }
  expect((await post(await chef(), tooLong)).status).toBe(413)
})

test('the list is newest first, answers 304, and goes on at its cursor (G-19a)', async () => {
  for (const [i, title] of ['Oldest', 'Middle', 'Newest'].entries()) {
    await createRecipeDocument({ title, dateAdded: new Date(Date.UTC(2026, 1, 1 + i)) })
  }
  const { response, recipes } = await list()
  expect(recipes.map(({ title }: { title: string }) => title)).toEqual([
    'Newest',
    'Middle',
    'Oldest',
  ])
  const etag = response.headers.get('etag') ?? ''
  const again = await callRoute(GET, '/api/recipes', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const first = await list('?limit=2')
  expect(first.recipes).toHaveLength(2)
  const second = await list(`?limit=2&cursor=${first.response.headers.get('x-next-cursor')}`)
  expect(second.recipes).toMatchObject([{ title: 'Oldest' }])
  expect(second.response.headers.get('x-next-cursor')).toBeNull()
})

test('answers with and without a session are cached apart (G-75b)', async () => {
  await createRecipeDocument()
  const { response } = await list()
  expect(response.headers.get('vary')).toMatch(/x-auth-token.*cookie/i)
  const forMember = await callRoute(GET, '/api/recipes', { headers: (await createUser()).headers })
  expect(forMember.headers.get('cache-control')).toContain('private')
})

test('allergens and diets are stored as they are ticked, each once and in their order (G-154)', async () => {
  const author = await chef()
  const declared = { allergens: ['milk', 'eggs', 'milk'], freeOf: ['nuts'], diets: ['vegetarian'] }
  const { id } = await (await post(author, { ...fields, ...declared })).json()
  const stored = { allergens: ['eggs', 'milk'], freeOf: ['nuts'], diets: ['vegetarian'] }
  expect((await list()).recipes).toMatchObject([stored])

  // Absent fields stay as they are; null and [] clear.
  expect(await (await put(author, id, fields)).json()).toMatchObject(stored)
  const cleared = await put(author, id, { ...fields, allergens: null, diets: [] })
  expect(await cleared.json()).toMatchObject({ allergens: [], freeOf: ['nuts'], diets: [] })
})

test('the 409 of an edit has what the other chef has declared (G-75a)', async () => {
  const author = await chef()
  const { id } = await (await post(author, { ...fields, freeOf: ['nuts'] })).json()
  const { recipes } = await list()
  await put(author, id, { ...fields, freeOf: ['nuts', 'milk'] })
  const late = await put(author, id, { ...fields, updatedAt: recipes[0].updatedAt })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ recipe: { freeOf: ['milk', 'nuts'] } })
})

test('a recipe from before the fields declares nothing', async () => {
  const { _id } = await createRecipeDocument()
  const unset = { $unset: { allergens: 1, freeOf: 1, diets: 1 } }
  await RecipeModel.collection.updateOne({ _id }, unset)
  expect((await list()).recipes).toMatchObject([{ allergens: [], freeOf: [], diets: [] }])
  const answer = await put(await chef(), _id, { ...fields, diets: ['vegan'] })
  expect(await answer.json()).toMatchObject({ diets: ['vegan'] })
})
