import { beforeEach, expect, test } from 'vitest'
import { forgetRemovedPictures } from '@/lib/cookbook/pictures'
import { mediaCollections } from '@/lib/media/store'
import { collectOrphans } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { RecipeModel } from '@/models/recipe'
import { PUT } from '../../[id]/route'
import { DELETE, GET } from '../../images/[id]/[image]/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let chef: TestUser
let id: string

beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  chef = await createUser({ role: 'user,chef' })
  id = String((await createRecipeDocument())._id)
})

function upload(bytes: Uint8Array<ArrayBuffer> | Buffer) {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(bytes)], 'a.png'))
  return callRoute(POST, '/', { method: 'POST', headers: chef.headers, params: { id }, body })
}

async function add(colour: string): Promise<string> {
  return (await (await upload(await paintedPng(colour))).json()).image
}

function remove(image: string) {
  const params = { id, image }
  return callRoute(DELETE, '/', { method: 'DELETE', headers: chef.headers, params })
}

async function statusOf(image: string, recipe = id): Promise<number> {
  const response = await callRoute(GET, '/', { params: { id: recipe, image } })
  await response.body?.cancel()
  return response.status
}

async function put(
  part: Record<string, unknown>,
): Promise<{ images: string[]; updatedAt: string }> {
  const body = {
    title: 'Lemon Potatoes',
    description: 'Roasted in stock until the edges go dark.',
    time: '50 mins',
    difficulty: 3,
    ingredients: [{ name: 'lemon juice', quantity: '90 ml' }],
    instructions: ['Roast at 200 °C for 30 minutes.'],
    ...part,
  }
  const options = { method: 'PUT', headers: chef.headers, params: { id }, body }
  return (await callRoute(PUT, '/', options)).json()
}

test('a picture comes after the others, is served to everybody, and leaves updatedAt alone (G-73)', async () => {
  const { updatedAt } = await RecipeModel.findById(id).orFail()
  setClock('2026-03-10T13:00:00Z')
  const first = await add('#111')
  const response = await upload(await paintedPng('#222'))
  expect(response.status).toBe(201)
  const { image, images } = await response.json()
  expect(images).toEqual([first, image])
  expect(await statusOf(image)).toBe(200)
  const other = await createRecipeDocument({ title: 'Other' })
  expect(await statusOf(image, String(other._id))).toBe(404)
  const recipe = await RecipeModel.findById(id).orFail()
  expect(recipe.updatedAt).toEqual(updatedAt)
})

test('the same bytes again are 409 until the picture is deleted (G-124)', async () => {
  const bytes = await paintedPng('#333')
  const { image } = await (await upload(bytes)).json()
  const again = await upload(bytes)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ message: 'This image has already been selected.' })
  const removed = await remove(image)
  expect(await removed.json()).toEqual({ message: 'Image deleted successfully', images: [] })
  expect(await statusOf(image)).toBe(404)
  expect((await remove(image)).status).toBe(404)
  expect((await upload(bytes)).status).toBe(201)
})

test('the eleventh picture is 409, and no file of it stays', async () => {
  const pictures = Array.from({ length: 10 }, (_, i) => ({
    full: `${i}.webp`,
    small: `${i}s.webp`,
    hash: String(i),
  }))
  await RecipeModel.updateOne({ _id: id }, { $set: { pictures } })
  const response = await upload(await paintedPng('#444'))
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ message: 'A recipe has at most 10 pictures.' })
  const { files } = await mediaCollections()
  expect(await files.countDocuments()).toBe(0)
})

test('what is no picture is 415, and a form without one is 400', async () => {
  expect((await upload(Buffer.from('<svg/>'))).status).toBe(415)
  const headers = chef.headers
  const empty = { method: 'POST', headers, params: { id }, body: new FormData() }
  expect((await callRoute(POST, '/', empty)).status).toBe(400)
})

test('a PUT orders and drops pictures, never adds, and without images leaves them (G-73, G-75a)', async () => {
  const [a, b, c] = [await add('#111'), await add('#222'), await add('#333')]
  expect((await put({ images: [c, 'unknown.webp', a, b, a] })).images).toEqual([c, a, b])
  expect((await put({})).images).toEqual([c, a, b])
  expect((await put({ images: [b, c] })).images).toEqual([b, c])
  expect((await put({ images: [a, b, c] })).images).toEqual([b, c])
  expect((await put({ images: [] })).images).toEqual([])
})

test('the file of a removed picture is kept for 30 days', async () => {
  await add('#111')
  await put({ images: [] })
  const { files } = await mediaCollections()
  await files.updateMany({}, { $set: { uploadDate: new Date(0) } })
  const clean = async () => {
    await forgetRemovedPictures()
    await collectOrphans(new AbortController().signal)
    return files.countDocuments()
  }
  setClock('2026-04-08T12:00:00Z')
  expect(await clean()).toBe(2)
  setClock('2026-04-10T12:00:00Z')
  expect(await clean()).toBe(0)
})
