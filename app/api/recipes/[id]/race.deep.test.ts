import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { RecipeModel } from '@/models/recipe'
import { PUT } from './route'

withTestDatabase()

const FIELDS = { title: 'Race', difficulty: 3, ingredients: [{ name: 'salt', quantity: '1 g' }] }

test('of two chefs who save at once, 50 times, the one who loses is told each time', async () => {
  const chefs = [await createUser({ role: 'chef' }), await createUser({ role: 'chef' })]
  const { _id } = await createRecipeDocument({ title: 'Race' })
  const id = String(_id)
  for (let round = 0; round < 50; round++) {
    const { updatedAt } = await RecipeModel.findById(id).orFail()
    const save = ({ headers }: TestUser, step: string) => {
      const body = { ...FIELDS, instructions: [step], updatedAt: updatedAt.toISOString() }
      return callRoute(PUT, '/', { method: 'PUT', headers, params: { id }, body })
    }
    const answers = await Promise.all(chefs.map((chef, i) => save(chef, `step ${round} of ${i}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [winner, loser] = answers[0]?.ok ? answers : answers.toReversed()
    const stored = await winner?.json()
    expect((await loser?.json()).recipe.instructions).toEqual(stored.instructions)
    const { instructions } = await RecipeModel.findById(id).orFail()
    expect([...instructions]).toEqual(stored.instructions)
  }
})
