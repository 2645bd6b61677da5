import type { Types } from 'mongoose'
import { shownNameOf } from '@/lib/account/shown-name'
import { DELETED_NAME } from '@/lib/auth/display-name'
import { recipePath } from '@/lib/config/paths'
import { ownerDecisions } from '@/lib/cookbook/makes/decisions'
import type { WaitingItem } from '@/lib/config/waiting'
import { recipeImagePath } from '@/lib/cookbook/tags'
import type { Waiting } from '@/lib/define-feature'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

const FLAGGED = 'flagged as offensive'
const UNDECIDED = { confirmedAt: null }

export const waitingMakes: Waiting = {
  count: async () => MakeModel.live.countDocuments(ofRecipes(await readRecipes())),
  async list(limit) {
    const recipes = await readRecipes()
    const undecided = MakeModel.live.find(ofRecipes(recipes)).sort({ date: 1, _id: 1 })
    const makes = await undecided.limit(limit).lean()
    const found = new Map(recipes.map((recipe) => [String(recipe._id), recipe]))
    const items: WaitingItem[] = []
    for (const make of makes) {
      const recipe = found.get(String(make.recipeId))
      if (!recipe) continue
      items.push({
        id: `make-${make._id}`,
        kind: 'make',
        title: recipe.title,
        href: recipePath(recipe.slug),
        by: make.userId ? await shownNameOf(String(make.userId)) : DELETED_NAME,
        at: make.date.toISOString(),
        text: make.comment,
        note: [make.rating != null && `${make.rating}/5`, make.isFlagged && FLAGGED]
          .filter(Boolean)
          .join(', '),
        picture: recipeImagePath(String(recipe._id), make.picture.small),
        decisions: ownerDecisions({ recipeId: String(recipe._id), makeId: String(make._id) }),
      })
    }
    return items
  },
}

async function readRecipes() {
  const _id = { $in: await MakeModel.live.distinct('recipeId', UNDECIDED) }
  return RecipeModel.live.find({ _id }).select({ title: 1, slug: 1 }).lean()
}

const ofRecipes = (recipes: readonly { _id: Types.ObjectId }[]) => ({
  ...UNDECIDED,
  recipeId: { $in: recipes.map(({ _id }) => _id) },
})
