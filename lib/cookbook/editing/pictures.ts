import { createHash } from 'node:crypto'
import { now } from '@/lib/clock'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { recipeContent } from '@/lib/cookbook/content'
import type { Chef } from '@/lib/auth/permissions'
import { COOKBOOK_MEDIA_OWNER } from '@/lib/cookbook/pictures'
import { getRecipeDocument, type RecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import { AppError, notFound } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { type PictureFiles, putPicture } from '@/lib/media/pictures'

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
  const change = { action: 'add picture of recipe', where: { _id }, added: [full, small] }
  const saved = await recipeContent.change(chef, change, (recipe) => {
    checkRoom(recipe, hash)
    return { update: { $push: { pictures: { full, small, hash } } } }
  })
  return { image: full, images: imagesOf(saved?.after) }
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
  const change = { action: 'remove picture of recipe', where: { _id: toRecipeId(id) } }
  const saved = await recipeContent.change(chef, change, (recipe) => {
    const names = recipe.pictures.map(({ full }) => full)
    if (!names.includes(image)) throw notFound(COOKBOOK_TEXTS.unknownPicture)
    const left = names.filter((name) => name !== image)
    return { update: { $set: arrangePictures(recipe, left) } }
  })
  return { message: COOKBOOK_TEXTS.pictureDeleted, images: imagesOf(saved?.after) }
}

function imagesOf(recipe: RecipeDocument | undefined): string[] {
  if (!recipe) throw notFound(COOKBOOK_TEXTS.unknown)
  return recipe.pictures.map(({ full }) => full)
}

type Picture = PictureFiles & { hash: string }

type Pictures = { pictures: Picture[]; removedPictures: (Picture & { removedAt: Date })[] }

/** `images` gives the order; others are removed, unknown names ignored (G-73, G-75a). */
export function arrangePictures(recipe: RecipeDocument, images: readonly string[]): Pictures {
  const named = [...new Set(images)]
  const pictures = named.flatMap((name) => recipe.pictures.filter(({ full }) => full === name))
  const removed = recipe.pictures.filter(({ full }) => !named.includes(full))
  const removedAt = now()
  return {
    pictures,
    removedPictures: [
      ...recipe.removedPictures,
      ...removed.map(({ full, small, hash }) => ({ full, small, hash, removedAt })),
    ],
  }
}
