import { Types } from 'mongoose'
import { forgetMakeData, listMakeData } from '@/lib/cookbook/makes/personal-data'
import { recipeContent } from '@/lib/cookbook/content'
import { RECIPE_ORDER, toPlainRecipe } from '@/lib/cookbook/recipes'
import type { PersonalData } from '@/lib/define-feature'
import { listMedia } from '@/lib/media/store'
import { RecipeModel } from '@/models/recipe'

/** Deleted recipes are listed too, until their purge. */
export const cookbookPersonalData: PersonalData = {
  async list({ viewer }) {
    const authored = await RecipeModel.find({ createdById: new Types.ObjectId(viewer.id) })
      .sort(RECIPE_ORDER)
      .lean()
    const recipes = authored.map((recipe) => {
      const { createdById: _, ...plain } = toPlainRecipe(recipe)
      return { ...plain, deletedAt: recipe.deletedAt?.toISOString() ?? null }
    })
    const stored = await listMedia(
      authored.flatMap((recipe) => recipe.pictures).map(({ full }) => full),
    )
    const ofRecipes = stored.map((picture) => ({ name: `recipes/${picture.name}`, picture }))
    const { makes, pictures } = await listMakeData(viewer.id)
    return { lists: { recipes, makes }, pictures: [...ofRecipes, ...pictures] }
  },
  /** Recipes and makes stay, signed `[deleted]` (G-39). */
  async forget({ id, email }) {
    await forgetMakeData({ id, email })
    const createdById = new Types.ObjectId(id)
    await recipeContent.updateMany({ createdById }, { $set: { createdById: null } })
  },
}
