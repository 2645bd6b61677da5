import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { moveRecipeImports } from '@/lib/migrations/move-recipe-imports'
import { withTestDatabase } from '@/testing/db'
import { stored } from '@/testing/stored'

withTestDatabase()

test('an import of before keeps its items, its archive and its undo', async () => {
  const recipeId = new Types.ObjectId()
  const entry = { title: 'Lemon Potatoes', state: 'added', pictures: 1, notes: [] }
  await (
    await stored('recipeimports')
  ).insertOne({
    archive: 'a.zip',
    state: 'done',
    entries: [{ ...entry, recipeId }],
  })
  const files = await stored('media.files')
  await files.insertOne({ filename: 'a.zip', metadata: { owner: 'cookbook' } })
  for (let i = 0; i < 2; i++) await moveRecipeImports()
  expect(await (await stored('archiveimports')).find().toArray()).toMatchObject([
    { archive: 'a.zip', state: 'done', noun: 'recipe', entries: [{ ...entry, itemId: recipeId }] },
  ])
  expect(await files.findOne()).toMatchObject({ metadata: { owner: 'archives' } })
  expect(await (await stored('recipeimports')).countDocuments()).toBe(0)
})
