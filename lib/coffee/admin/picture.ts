import type { ViewerWith } from '@/lib/auth/permissions'
import { coffeeContent } from '@/lib/coffee/content'
import { findLiveCoffee, toCoffeeId, unknownCoffee } from '@/lib/coffee/coffees'
import { COFFEE_MEDIA_OWNER } from '@/lib/coffee/images'
import { coffeeImagePath } from '@/lib/coffee/tags'
import type { UploadedFile } from '@/lib/http/uploads'
import { namesOf, putPicture } from '@/lib/media/pictures'

/** Replaces the picture that was there (G-84). */
export async function putCoffeePicture(
  admin: ViewerWith<'admin'>,
  id: string,
  { bytes }: UploadedFile,
): Promise<{ imageUrl: string }> {
  const { _id } = await findLiveCoffee(toCoffeeId(id))
  const picture = await putPicture(bytes, { owner: COFFEE_MEDIA_OWNER, access: 'public' })
  const change = { action: 'set picture of coffee', where: { _id }, added: namesOf([picture]) }
  const saved = await coffeeContent.change(admin, change, () => ({ update: { $set: { picture } } }))
  if (!saved) throw unknownCoffee()
  return { imageUrl: coffeeImagePath(picture.full) }
}
