import type { Types } from 'mongoose'
import type { UserCounters } from '@/lib/define-feature'
import { LIVE } from '@/models/define-model'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

/** By account id; counted each time, so that it agrees with the documents (G-75, G-100). */
export async function countMakesOfUsers(): Promise<Map<string, Partial<UserCounters>>> {
  const recipes = await RecipeModel.find(LIVE).select({ _id: 1 }).lean()
  const groups = await MakeModel.aggregate<{ _id: Types.ObjectId; makes: number }>([
    {
      $match: {
        ...{ confirmedAt: { $ne: null }, userId: { $ne: null }, isSample: false, ...LIVE },
        recipeId: { $in: recipes.map(({ _id }) => _id) },
      },
    },
    { $group: { _id: '$userId', makes: { $sum: 1 } } },
  ])
  return new Map(groups.map(({ _id, makes }) => [String(_id), { confirmedRecipeMakes: makes }]))
}
