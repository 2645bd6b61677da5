import { expect, test } from 'vitest'
import { listRecipes } from '@/lib/cookbook/recipes'
import { sampleCookbook } from '@/lib/cookbook/sample'
import { createRecipeBody } from '@/lib/cookbook/schema'
import { mediaCollections } from '@/lib/media/store'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

withTestDatabase()

const task = (signal = new AbortController().signal) => ({
  signal,
  plannedAt: new Date('2026-03-10T12:00:00Z'),
  onProgress: () => {},
})

test('the samples are eight recipes that a chef could have added, two or more vegan', async () => {
  await sampleCookbook.create(task())
  const { items } = await listRecipes(null, {})
  expect(items).toHaveLength(8)
  for (const item of items) {
    expect(createRecipeBody.safeParse(item).error).toBeUndefined()
    expect(item).toMatchObject({
      isSample: true,
      images: [expect.any(String), ...item.images.slice(1)],
    })
  }
  expect(items.filter(({ comments }) => comments.length > 0)).toHaveLength(3)
  expect(items.filter(({ tags }) => tags.includes('vegan')).length).toBeGreaterThanOrEqual(2)
})

test('creating them again adds what is missing alone, and leaves recipes of the owner', async () => {
  await createRecipeDocument({ title: 'walnut cake' })
  await sampleCookbook.create(task())
  await RecipeModel.deleteOne({ title: 'Lemon Potatoes' })
  await sampleCookbook.create(task())
  expect(await RecipeModel.countDocuments({ isSample: true })).toBe(7)
  await sampleCookbook.remove()
  expect(await MakeModel.countDocuments()).toBe(0)
  expect((await listRecipes(null, {})).items).toMatchObject([{ title: 'walnut cake' }])
})

test('an abort leaves no recipe and no picture of it', async () => {
  const abort = new AbortController()
  abort.abort(new Error('The site ends.'))
  await expect(sampleCookbook.create(task(abort.signal))).rejects.toThrow('The site ends.')
  expect(await RecipeModel.countDocuments()).toBe(0)
  expect(await (await mediaCollections()).files.countDocuments()).toBe(0)
})
