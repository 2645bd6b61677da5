import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { CoffeeModel } from '@/models/coffee'
import { recipe } from './cookbook'
import { insertRows } from './insert-rows'
import { RecipeModel } from '@/models/recipe'

withTestDatabase()

const withoutIds = (rows: object[]) => rows.map((row) => ({ ...row, _id: null }))

test('rows are stored as their model would store them', async () => {
  await insertRows(RecipeModel, 3, recipe)
  const stored = await RecipeModel.find().sort({ dateAdded: 1 }).lean()
  await RecipeModel.deleteMany()
  await RecipeModel.insertMany([0, 1, 2].map(recipe))
  const byModel = await RecipeModel.find().sort({ dateAdded: 1 }).lean()
  expect(withoutIds(stored)).toEqual(withoutIds(byModel))
})

test('what the model refuses is refused', async () => {
  await expect(insertRows(CoffeeModel, 1, () => ({ coffeeShop: 'Kiosk' }))).rejects.toThrow(
    'validation failed',
  )
})
