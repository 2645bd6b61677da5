import type { Types } from 'mongoose'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { COOKBOOK_TEXTS, REMOVED_PICTURE_DAYS } from '@/lib/cookbook/catalogue'
import { toRecipeId } from '@/lib/cookbook/recipes'
import { nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { notFound } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'

/** Recipes and makes have the same, as one address serves the pictures of both. */
export const COOKBOOK_MEDIA_OWNER = 'cookbook'

/** It serves both sizes, of a recipe or of a make that the viewer sees; 404 once it is deleted. */
export async function getRecipeImage(
  viewer: Viewer | null,
  { id, image }: { id: string; image: string },
  request: MediaRequest,
): Promise<Reply> {
  const _id = toRecipeId(id)
  const named = { $or: [{ 'pictures.full': image }, { 'pictures.small': image }] }
  const isShown =
    (await RecipeModel.live.exists({ _id, ...named })) !== null ||
    ((await isMakePicture(viewer, _id, image)) && (await RecipeModel.live.exists({ _id })) !== null)
  if (!isShown) throw notFound(COOKBOOK_TEXTS.unknownPicture)
  return serveMedia(image, request)
}

/** Recipes and makes in the trash count too, and removed pictures that are still stored. */
export async function listReferencedPictures(names: string[]): Promise<string[]> {
  const among = { $in: names }
  const paths = ['pictures', 'removedPictures'].flatMap((list) => [`${list}.full`, `${list}.small`])
  const recipes = await RecipeModel.find({ $or: paths.map((path) => ({ [path]: among })) })
    .select({ pictures: 1, removedPictures: 1 })
    .lean()
  const recipePictures = recipes.flatMap(({ pictures, removedPictures }) =>
    [...pictures, ...removedPictures].flatMap(({ full, small }) => [full, small]),
  )
  return [...recipePictures, ...(await listMakePictures(names))]
}

/** Their files are then collected, as nothing references them. */
export async function forgetRemovedPictures(): Promise<void> {
  const expired = { removedAt: { $lt: new Date(nowMs() - REMOVED_PICTURE_DAYS * DAY_MS) } }
  await RecipeModel.updateMany(
    { removedPictures: { $elemMatch: expired } },
    { $pull: { removedPictures: expired } },
  )
}

/** A picture is as visible as its make (G-123). */
async function isMakePicture(
  viewer: Viewer | null,
  recipeId: Types.ObjectId,
  name: string,
): Promise<boolean> {
  const named = { $or: [{ 'picture.full': name }, { 'picture.small': name }] }
  const make = await MakeModel.live
    .findOne({ recipeId, ...named })
    .select({ userId: 1, confirmedAt: 1 })
    .lean()
  if (!make) return false
  return (
    make.confirmedAt != null ||
    hasRole(viewer, 'admin') ||
    (viewer !== null && String(make.userId) === viewer.id)
  )
}

async function listMakePictures(names: string[]): Promise<string[]> {
  const among = { $in: names }
  const makes = await MakeModel.find({
    $or: [{ 'picture.full': among }, { 'picture.small': among }],
  })
    .select({ picture: 1 })
    .lean()
  return makes.flatMap(({ picture: { full, small } }) => [full, small])
}
