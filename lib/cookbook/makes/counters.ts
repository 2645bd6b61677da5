import { Types } from 'mongoose'
import type { UserCounters } from '@/lib/define-feature'
import { LIVE } from '@/models/define-model'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

/** By account id; counted each time, so that it agrees with the documents (G-75, G-100). */
export async function countMakesOfUsers(
  only?: string,
): Promise<Map<string, Partial<UserCounters>>> {
  const recipes = await RecipeModel.find(LIVE).select({ _id: 1 }).lean()
  const groups = await MakeModel.aggregate<{ _id: Types.ObjectId; dates: Date[] }>([
    {
      $match: {
        ...{ confirmedAt: { $ne: null }, isSample: false, ...LIVE },
        userId: only === undefined ? { $ne: null } : new Types.ObjectId(only),
        recipeId: { $in: recipes.map(({ _id }) => _id) },
      },
    },
    { $sort: { confirmedAt: 1 } },
    { $group: { _id: '$userId', dates: { $push: '$confirmedAt' } } },
  ])
  return new Map(
    groups.map(({ _id, dates }) => {
      const confirmedRecipeMakes = dates.map((date) => date.toISOString())
      return [
        String(_id),
        { confirmedRecipeMakes: dates.length, moments: { confirmedRecipeMakes } },
      ]
    }),
  )
}
