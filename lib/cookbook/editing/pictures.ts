import { createHash } from 'node:crypto'
import { recordChange } from '@/lib/audit/record-change'
import { invalidate } from '@/lib/cache'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { arrangePictures, samePictures } from '@/lib/cookbook/editing/arrange-pictures'
import type { Chef } from '@/lib/cookbook/editing/create'
import { COOKBOOK_MEDIA_OWNER, unknownPicture } from '@/lib/cookbook/pictures'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { recipeFacts } from '@/lib/cookbook/recipe-facts'
import { getRecipeDocument, type RecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import { AppError } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { putPicture } from '@/lib/media/pictures'
import { deleteMedia } from '@/lib/media/store'
import { LIVE } from '@/models/define-model'
import { RecipeModel } from '@/models/recipe'

const LAST = `pictures.${RECIPE_LIMITS.pictures - 1}`

export function putRecipePicture(bytes: Uint8Array) {
  return putPicture(bytes, { owner: COOKBOOK_MEDIA_OWNER, access: 'public' })
}

/** SHA-256 of the bytes as they were sent (G-124). */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** It adds at the end; 409 for the 11th and for one that the recipe has (G-73). */
export async function addPicture(
  chef: Chef,
  id: string,
  { bytes }: UploadedFile,
): Promise<{ image: string; images: string[] }> {
  const hash = pictureHash(bytes)
  const _id = toRecipeId(id)
  checkRoom(await getRecipeDocument(_id), hash)
  const { full, small } = await putRecipePicture(bytes)
  const before = await RecipeModel.findOneAndUpdate(
    { _id, [LAST]: { $exists: false }, 'pictures.hash': { $ne: hash }, ...LIVE },
    { $push: { pictures: { full, small, hash } } },
  ).lean()
  if (!before) {
    await deleteMedia([full, small])
    checkRoom(await getRecipeDocument(_id), hash)
    throw new AppError('conflict')
  }
  const images = await record(chef, 'add picture of recipe', before)
  return { image: full, images }
}

function checkRoom({ pictures }: RecipeDocument, hash: string): void {
  if (pictures.some((picture) => picture.hash === hash)) {
    throw new AppError('conflict', { message: COOKBOOK_TEXTS.pictureTwice })
  }
  if (pictures.length < RECIPE_LIMITS.pictures) return
  throw new AppError('conflict', { message: COOKBOOK_TEXTS.picturesFull })
}

/** Its file is kept for 30 days (G-75a). */
export async function removePicture(
  chef: Chef,
  { id, image }: { id: string; image: string },
): Promise<{ message: string; images: string[] }> {
  const before = await remove(id, image)
  const images = await record(chef, 'remove picture of recipe', before)
  return { message: COOKBOOK_TEXTS.pictureDeleted, images }
}

/** Repeated where another change came between; returns the recipe as it was. */
async function remove(id: string, image: string): Promise<RecipeDocument> {
  const _id = toRecipeId(id)
  for (;;) {
    const recipe = await getRecipeDocument(_id)
    const names = recipe.pictures.map(({ full }) => full)
    if (!names.includes(image)) throw unknownPicture()
    const left = names.filter((name) => name !== image)
    const { matchedCount } = await RecipeModel.updateOne(
      { _id, ...samePictures(recipe), ...LIVE },
      { $set: arrangePictures(recipe, left) },
    )
    if (matchedCount === 1) return recipe
  }
}

async function record(chef: Chef, action: string, before: RecipeDocument): Promise<string[]> {
  await invalidate([COOKBOOK_TAG])
  const after = await RecipeModel.findById(before._id).lean()
  await recordChange(chef, {
    action,
    target: { kind: 'recipe', id: String(before._id), name: before.title },
    before: recipeFacts(before),
    after: after && recipeFacts(after),
  })
  return after?.pictures.map(({ full }) => full) ?? []
}
