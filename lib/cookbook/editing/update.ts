import { recordChange } from '@/lib/audit/record-change'
import { invalidate } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { type Chef, titleTaken } from '@/lib/cookbook/editing/create'
import { arrangePictures, samePictures } from '@/lib/cookbook/editing/arrange-pictures'
import { readMakes } from '@/lib/cookbook/makes/read-makes'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { recipeFacts } from '@/lib/cookbook/recipe-facts'
import {
  getRecipe,
  getRecipeDocument,
  type RecipeDocument,
  toPlainRecipe,
  toRecipeId,
} from '@/lib/cookbook/recipes'
import type { Recipe, UpdateRecipeBody } from '@/lib/cookbook/schema'
import { slugOf } from '@/lib/cookbook/catalogue'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import { LIVE } from '@/models/define-model'
import { RecipeModel } from '@/models/recipe'

/** Any chef any recipe (G-72); 409 for a version that is no longer the stored one (G-75a). */
export async function updateRecipe(
  chef: Chef,
  id: string,
  body: UpdateRecipeBody,
): Promise<Recipe> {
  if (body.dateMade) checkDateMade(body.dateMade, COOKBOOK_TEXTS.dateLate)
  const before = await change(id, body)
  if (before) await noteChange(chef, before)
  const makes = await readMakes(chef, [id])
  return { ...(await getRecipe(id)), comments: makes.get(id) ?? [] }
}

async function noteChange(chef: Chef, before: RecipeDocument): Promise<void> {
  await invalidate([COOKBOOK_TAG])
  const after = await getRecipeDocument(before._id)
  await recordChange(chef, {
    action: 'update recipe',
    target: { kind: 'recipe', id: String(after._id), name: after.title },
    before: recipeFacts(before),
    after: recipeFacts(after),
  })
}

/** Repeated where another change came between; the recipe as it was, null if nothing changes. */
async function change(id: string, body: UpdateRecipeBody): Promise<RecipeDocument | null> {
  const _id = toRecipeId(id)
  for (;;) {
    const recipe = await getRecipeDocument(_id)
    if (body.updatedAt !== undefined && Date.parse(body.updatedAt) !== +recipe.updatedAt) {
      const message = COOKBOOK_TEXTS.changed
      throw new AppError('conflict', { message, extra: { recipe: await getRecipe(id) } })
    }
    if (!isChanged(recipe, body)) return null
    if (await write(recipe, body)) return recipe
  }
}

function isChanged(recipe: RecipeDocument, body: UpdateRecipeBody): boolean {
  const present = toPlainRecipe(recipe)
  const wanted = { ...present, ...definedFieldsOf(body), ...imagesOf(recipe, body) }
  return JSON.stringify(present) !== JSON.stringify(wanted)
}

function imagesOf(recipe: RecipeDocument, { images }: UpdateRecipeBody) {
  return images && { images: arrangePictures(recipe, images).pictures.map(({ full }) => full) }
}

function definedFieldsOf({ images: _, updatedAt: __, tags, ...fields }: UpdateRecipeBody) {
  const { servings, dateMade, ...rest } = fields
  return {
    ...rest,
    ...(servings !== undefined && { servings }),
    ...(tags !== undefined && { tags: tags ?? [] }),
    ...(dateMade !== undefined && { dateMade }),
  }
}

/** False where the recipe is no longer as it was read. */
async function write(recipe: RecipeDocument, body: UpdateRecipeBody): Promise<boolean> {
  const { _id, slug: oldSlug, updatedAt } = recipe
  const slug = slugOf(body.title)
  const isRenamed = slug !== oldSlug
  const former = recipe.formerSlugs.filter((name) => name !== slug && name !== oldSlug)
  try {
    const { matchedCount } = await RecipeModel.updateOne(
      { _id, updatedAt, ...(body.images && samePictures(recipe)), ...LIVE },
      {
        $set: {
          ...definedFieldsOf(body),
          ...(isRenamed && { slug, formerSlugs: [...former, oldSlug] }),
          ...(body.images && arrangePictures(recipe, body.images)),
          // Two versions never have the same time, even within a millisecond.
          updatedAt: new Date(Math.max(nowMs(), +updatedAt + 1)),
        },
      },
    )
    if (matchedCount === 1 && isRenamed) await claimRedirect(recipe)
    return matchedCount === 1
  } catch (error) {
    throw isDuplicateKey(error) ? titleTaken() : error
  }
}

/** The old slug leads to the recipe that had it last. */
async function claimRedirect({ _id, slug }: RecipeDocument): Promise<void> {
  await RecipeModel.updateMany(
    { _id: { $ne: _id }, formerSlugs: slug },
    { $pull: { formerSlugs: slug } },
  )
}
