import type { Types } from 'mongoose'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { MakeModel } from '@/models/make'

/** The same as of recipes: one address serves both. */
export const MAKE_MEDIA_OWNER = 'cookbook'

/** A picture is as visible as its make (G-123). */
export async function isMakePicture(
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

/** The makes in the trash count too. */
export async function listMakePictures(names: string[]): Promise<string[]> {
  const among = { $in: names }
  const makes = await MakeModel.find({
    $or: [{ 'picture.full': among }, { 'picture.small': among }],
  })
    .select({ picture: 1 })
    .lean()
  return makes.flatMap(({ picture: { full, small } }) => [full, small])
}
