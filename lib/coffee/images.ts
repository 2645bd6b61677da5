import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { coffeeImagePath } from '@/lib/coffee/tags'
import { findLiveCoffee, toCoffeeId } from '@/lib/coffee/coffees'
import { notFound } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { CoffeeModel } from '@/models/coffee'
import type { Admin } from '@/lib/auth/permissions'
import { coffeeContent } from '@/lib/coffee/content'
import type { UploadedFile } from '@/lib/http/uploads'
import { namesOf, putPicture } from '@/lib/media/pictures'

export const COFFEE_MEDIA_OWNER = 'coffee'

/** 404 without a picture (G-84). */
export async function getCoffeeImage(id: string): Promise<{ imageUrl: string }> {
  const { picture } = await findLiveCoffee(toCoffeeId(id))
  if (!picture) throw notFound(COFFEE_TEXTS.noImage)
  return { imageUrl: coffeeImagePath(picture.full) }
}

/** `name` is that of the full picture, for the small one too. */
export async function serveCoffeeImage(
  name: string,
  size: 'full' | 'small',
  request: MediaRequest,
): Promise<Reply> {
  const found = await CoffeeModel.live
    .findOne({ 'picture.full': name })
    .select({ picture: 1 })
    .lean()
  if (!found?.picture) {
    throw notFound(COFFEE_TEXTS.unknownPicture)
  }
  return serveMedia(found.picture[size], request)
}

/** Entries in the trash count too. */
export async function listReferencedPictures(names: string[]): Promise<string[]> {
  const among = { $in: names }
  const found = await CoffeeModel.find({
    $or: [{ 'picture.full': among }, { 'picture.small': among }],
  })
    .select({ picture: 1 })
    .lean()
  return found.flatMap(({ picture }) => (picture ? [picture.full, picture.small] : []))
}

/** Replaces the picture that was there (G-84). */
export async function putCoffeePicture(
  admin: Admin,
  id: string,
  { bytes }: UploadedFile,
): Promise<{ imageUrl: string }> {
  const { _id } = await findLiveCoffee(toCoffeeId(id))
  const picture = await putPicture(bytes, { owner: COFFEE_MEDIA_OWNER, access: 'public' })
  const change = { action: 'set picture of coffee', where: { _id }, added: namesOf([picture]) }
  const saved = await coffeeContent.change(admin, change, () => ({ update: { $set: { picture } } }))
  if (!saved) throw notFound(COFFEE_TEXTS.unknown)
  return { imageUrl: coffeeImagePath(picture.full) }
}
