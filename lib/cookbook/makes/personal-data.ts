import { Types } from 'mongoose'
import { makeContent } from '@/lib/cookbook/makes/content'
import { listMedia } from '@/lib/media/store'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

/** Deleted makes are listed too, until their purge. */
export async function listMakeData(userId: string) {
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

/** Makes stay, signed `[deleted]` (G-39). */
export async function forgetMakeData({ id, email }: { id: string; email: string }): Promise<void> {
  const userId = new Types.ObjectId(id)
  await makeContent.updateMany({ userId }, { $set: { userId: null, slot: null } })
  await MakeMailRefusalModel.deleteMany({ email })
}
