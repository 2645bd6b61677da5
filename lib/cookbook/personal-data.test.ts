import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { cookbook } from '@/lib/cookbook/feature'
import { findRecipe } from '@/lib/cookbook/recipes'
import { callerOf, identify } from '@/lib/auth/identity'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { createRecipeDocument } from '@/testing/recipes'
import { RecipeModel } from '@/models/recipe'

withTestDatabase()

test('the export has the own recipes, deleted ones too, and not those of others', async () => {
  const chef = await createUser({ role: 'user,chef' })
  const createdById = new Types.ObjectId(chef.viewer.id)
  await createRecipeDocument({ title: 'Mine', createdById })
  await createRecipeDocument({ title: 'Gone', createdById, deletedAt: new Date() })
  await createRecipeDocument({ title: 'Another', createdById: new Types.ObjectId() })
  const caller = callerOf(await identify(new Headers(chef.headers)))
  const { lists } = (await cookbook.personalData?.list(caller)) ?? {}
  const recipes = lists?.recipes as { title: string }[]
  expect(recipes.map(({ title }) => title).toSorted()).toEqual(['Gone', 'Mine'])
})

test('after the deletion of an account its recipes stay, signed [deleted] (G-39)', async () => {
  const { viewer } = await createUser({ role: 'user,chef' })
  const createdById = new Types.ObjectId(viewer.id)
  await createRecipeDocument({ title: 'Mine', createdById })
  expect(await findRecipe('mine')).toMatchObject({ createdBy: viewer.username })
  await cookbook.personalData?.forget(viewer)
  expect(await findRecipe('mine')).toMatchObject({
    createdBy: '[deleted]',
    chef: { userId: null, username: '[deleted]' },
  })
  expect(await RecipeModel.countDocuments({ createdById })).toBe(0)
})
