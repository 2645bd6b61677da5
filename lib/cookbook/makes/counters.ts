import { Types } from 'mongoose'
import { recipePath } from '@/lib/config/paths'
import type { CountersById } from '@/lib/define-feature'
import { toDocumentIds } from '@/lib/document-id'
import { isoDay } from '@/lib/format'
import type { Evidence } from '@/lib/site-stats/schema'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

const COUNTED = { confirmedAt: { $ne: null }, isSample: false }

declare module '@/lib/define-feature' {
  interface Counters {
    confirmedRecipeMakes: number
  }
}

export const makeCounters = { none: { confirmedRecipeMakes: 0 }, count: countMakesOfUsers }

/** Its keys are account ids; it counts anew, so that it agrees with the documents (G-75, G-100). */
async function countMakesOfUsers(userIds: readonly string[]): Promise<CountersById> {
  const made = {
    ...COUNTED,
    userId: { $in: toDocumentIds(userIds) },
  }
  const recipeIds = await MakeModel.live.distinct('recipeId', made)
  const recipes = await RecipeModel.live
    .find({ _id: { $in: recipeIds } })
    .select({ _id: 1 })
    .lean()
  const groups = await MakeModel.live.aggregate<{ _id: Types.ObjectId; dates: Date[] }>(
    { ...made, recipeId: { $in: recipes.map(({ _id }) => _id) } },
    [
      { $sort: { confirmedAt: 1 } },
      { $group: { _id: '$userId', dates: { $push: '$confirmedAt' } } },
    ],
  )
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

export async function listMakesOfUser(userId: string): Promise<Evidence> {
  const makes = await MakeModel.live
    .find({ ...COUNTED, userId: new Types.ObjectId(userId) })
    .select({ recipeId: 1, date: 1 })
    .sort({ date: -1, _id: -1 })
    .lean()
  const ids = makes.map(({ recipeId }) => recipeId)
  const recipes = await RecipeModel.live
    .find({ _id: { $in: ids } })
    .select({ title: 1, slug: 1 })
    .lean()
  const found = new Map(recipes.map((recipe) => [String(recipe._id), recipe]))
  return {
    head: ['day', 'recipe'],
    rows: makes.flatMap(({ recipeId, date }) => {
      const recipe = found.get(String(recipeId))
      if (!recipe) return []
      return [{ href: recipePath(recipe.slug), cells: [isoDay(date.toISOString()), recipe.title] }]
    }),
  }
}
