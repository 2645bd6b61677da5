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

/** Makes of recipes that are not deleted. */
export const waitingMakes: Waiting = {
  async count() {
    const recipeIds = await MakeModel.live.distinct('recipeId', UNDECIDED)
    const live = await RecipeModel.live
      .find({ _id: { $in: recipeIds } })
      .select({ _id: 1 })
      .lean()
    const inLive = { recipeId: { $in: live.map(({ _id }) => _id) } }
    return MakeModel.live.countDocuments({ ...UNDECIDED, ...inLive })
  },
  async list(limit) {
    const makes = await MakeModel.live.find(UNDECIDED).sort({ date: 1, _id: 1 }).limit(limit).lean()
    const recipes = await RecipeModel.live
      .find({
        _id: { $in: makes.map(({ recipeId }) => recipeId) },
      })
      .select({ title: 1, slug: 1 })
      .lean()
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
