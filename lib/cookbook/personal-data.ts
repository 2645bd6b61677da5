import { Types } from 'mongoose'
import { recipeContent } from '@/lib/cookbook/content'
import { makeContent } from '@/lib/cookbook/makes/content'
import { RECIPE_ORDER, toPlainRecipe } from '@/lib/cookbook/recipes'
import type { Leaving, PersonalData } from '@/lib/define-feature'
import { listMedia } from '@/lib/media/store'
import { MakeModel } from '@/models/make'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'
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
  async forget(account) {
    await forgetMakeData(account)
    const createdById = new Types.ObjectId(account.id)
    await recipeContent.updateMany({ createdById }, { $set: { createdById: null } })
  },
}

async function listMakeData(userId: string) {
  const stored = await MakeModel.find({ userId: new Types.ObjectId(userId) })
    .sort({ date: -1, _id: -1 })
    .lean()
  const recipes = await RecipeModel.find({ _id: { $in: stored.map(({ recipeId }) => recipeId) } })
    .select({ title: 1 })
    .lean()
  const titles = new Map(recipes.map(({ _id, title }) => [String(_id), title]))
  const files = await listMedia(stored.map(({ picture }) => picture.full))
  const pictures = files.map((picture) => ({ name: `makes/${picture.name}`, picture }))
  const makes = stored.map(
    ({ recipeId, comment, rating, picture, date, confirmedAt, deletedAt }) => ({
      recipe: titles.get(String(recipeId)) ?? null,
      comment,
      rating: rating ?? null,
      image: picture.full,
      date: date.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
    }),
  )
  return { makes, pictures }
}

async function forgetMakeData({ id, email, emailVerified }: Leaving): Promise<void> {
  const userId = new Types.ObjectId(id)
  await makeContent.updateMany({ userId }, { $set: { userId: null, slot: null } })
  if (emailVerified) await MakeMailRefusalModel.deleteMany({ email })
}
