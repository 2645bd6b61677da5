import type { ViewerWith } from '@/lib/auth/permissions'
import { recordCoffee } from '@/lib/coffee/admin/coffees'
import { toCoffeeId, findLiveCoffee, unknownCoffee } from '@/lib/coffee/coffees'
import { COFFEE_MEDIA_OWNER } from '@/lib/coffee/images'
import { coffeeImagePath } from '@/lib/coffee/tags'
import type { UploadedFile } from '@/lib/http/uploads'
import { putPicture } from '@/lib/media/pictures'
import { deleteMedia } from '@/lib/media/store'
import { LIVE } from '@/models/define-model'
import { CoffeeModel } from '@/models/coffee'

/** Replaces the picture that was there (G-84). */
export async function putCoffeePicture(
  admin: ViewerWith<'admin'>,
  id: string,
  { bytes }: UploadedFile,
): Promise<{ imageUrl: string }> {
  const { _id } = await findLiveCoffee(toCoffeeId(id))
  const picture = await putPicture(bytes, { owner: COFFEE_MEDIA_OWNER, access: 'public' })
  const before = await CoffeeModel.findOneAndUpdate(
    { _id, ...LIVE },
    { $set: { picture }, $inc: { revision: 1 } },
  ).lean()
  if (!before) {
    await deleteMedia([picture.full, picture.small])
    throw unknownCoffee()
  }
  await recordCoffee(admin, 'set picture of coffee', before, { ...before, picture })
  if (before.picture) await deleteMedia([before.picture.full, before.picture.small])
  return { imageUrl: coffeeImagePath(picture.full) }
}
