import { now, nowMs, today } from '@/lib/clock'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import type { Admin, Chef } from '@/lib/auth/permissions'
import { recipeContent } from '@/lib/cookbook/content'
import { arrangePictures } from '@/lib/cookbook/editing/pictures'
import { readMakes } from '@/lib/cookbook/makes/read-makes'
import { getRecipe, type RecipeDocument, toPlainRecipe, toRecipeId } from '@/lib/cookbook/recipes'
import type { CreateRecipeBody, Recipe, UpdateRecipeBody } from '@/lib/cookbook/schema'
import { slugOf } from '@/lib/config/slug'
import { AppError, notFound } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import { Types } from 'mongoose'

/** Any chef may edit any recipe (G-72). A version that is no longer the stored one is a 409 (G-75a). */
export async function updateRecipe(
  chef: Chef,
  id: string,
  body: UpdateRecipeBody,
): Promise<Recipe> {
  if (body.dateMade) checkDateMade(body.dateMade, COOKBOOK_TEXTS.dateLate)
  const change = { action: 'update recipe', where: { _id: toRecipeId(id) } }
  const saved = await recipeContent.change(chef, change, async (recipe) => {
    if (body.updatedAt !== undefined && Date.parse(body.updatedAt) !== +recipe.updatedAt) {
      const message = COOKBOOK_TEXTS.changed
      throw new AppError('conflict', { message, extra: { recipe: await getRecipe(id) } })
    }
    return isChanged(recipe, body) ? { update: { $set: changesOf(recipe, body) } } : null
  })
  if (!saved) throw notFound(COOKBOOK_TEXTS.unknown)
  if (saved.after.slug !== saved.before.slug) await claimRedirect(saved.before)
  const makes = await readMakes(chef, [id])
  return { ...(await getRecipe(id)), comments: makes.get(id) ?? [] }
}

function isChanged(recipe: RecipeDocument, body: UpdateRecipeBody): boolean {
  const present = toPlainRecipe(recipe)
  const wanted = { ...present, ...fieldsOf(body), ...imagesOf(recipe, body) }
  return JSON.stringify(present) !== JSON.stringify(wanted)
}

function imagesOf(recipe: RecipeDocument, { images }: UpdateRecipeBody) {
  return images && { images: arrangePictures(recipe, images).pictures.map(({ full }) => full) }
}

function fieldsOf({ images: _, updatedAt: __, ...fields }: UpdateRecipeBody) {
  return fields
}

function changesOf(recipe: RecipeDocument, body: UpdateRecipeBody) {
  const { slug: oldSlug, formerSlugs, updatedAt } = recipe
  const slug = slugOf(body.title)
  const former = formerSlugs.filter((name) => name !== slug && name !== oldSlug)
  return {
    ...fieldsOf(body),
    ...(slug !== oldSlug && { slug, formerSlugs: [...former, oldSlug] }),
    ...(body.images && arrangePictures(recipe, body.images)),
    // Two versions never have the same time, even within a millisecond.
    updatedAt: new Date(Math.max(nowMs(), +updatedAt + 1)),
  }
}

/** The old slug leads to the recipe that had it last. */
async function claimRedirect({ _id, slug }: RecipeDocument): Promise<void> {
  await recipeContent.updateMany(
    { _id: { $ne: _id }, formerSlugs: slug },
    { $pull: { formerSlugs: slug } },
  )
}

/** G-72; 409 where another recipe has the slug. */
export async function createRecipe(
  chef: Chef,
  { dateMade = today(), ...fields }: CreateRecipeBody,
  _id = new Types.ObjectId(),
): Promise<{ _id: string; id: string }> {
  checkDateMade(dateMade, COOKBOOK_TEXTS.dateLate)
  const dateAdded = now()
  await recipeContent.create(chef, {
    _id,
    ...fields,
    dateMade,
    dateAdded,
    updatedAt: dateAdded,
    slug: slugOf(fields.title),
    createdById: new Types.ObjectId(chef.id),
  })
  const id = String(_id)
  return { _id: id, id }
}

/** G-72 */
export async function deleteRecipe(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await recipeContent.remove(admin, { _id: toRecipeId(id) })))
    throw notFound(COOKBOOK_TEXTS.unknown)
  return { message: COOKBOOK_TEXTS.deleted }
}

/** 409 where another recipe has its slug now (G-121). */
export async function restoreRecipe(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await recipeContent.restore(admin, { _id: toRecipeId(id) })))
    throw notFound(COOKBOOK_TEXTS.unknown)
  return { message: COOKBOOK_TEXTS.restored }
}
