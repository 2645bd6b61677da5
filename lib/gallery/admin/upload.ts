import { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { toItem } from '@/lib/gallery/dto'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { today } from '@/lib/clock'
import { checkDateMade } from '@/lib/http/date-made'
import { factsOf } from '@/lib/gallery/admin/facts'
import { GALLERY_ORDER } from '@/lib/gallery/order'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import type { GalleryItem, UploadBody } from '@/lib/gallery/schema'
import type { UploadedFile } from '@/lib/http/uploads'
import { type Owned, putPicture } from '@/lib/media/pictures'
import { siteConfig } from '@/lib/settings/site-config'
import { LIVE } from '@/models/define-model'
import { GalleryItemModel } from '@/models/gallery-item'

export const GALLERY_MEDIA_OWNER = 'gallery'

export function ownedByGallery(toShow: boolean): Owned {
  return { owner: GALLERY_MEDIA_OWNER, access: toShow ? 'public' : 'members' }
}

/** New pieces go first (G-65, G-137). */
export async function uploadPiece(
  manager: ViewerWith<'gallery_manager'>,
  { creator, dateMade = today(), ...fields }: UploadBody,
  { bytes }: UploadedFile,
): Promise<GalleryItem> {
  checkDateMade(dateMade, GALLERY_TEXTS.dateLate)
  const { full, small, ...pixels } = await putPicture(bytes, ownedByGallery(fields.toShow))
  const piece = await GalleryItemModel.create({
    ...fields,
    ...pixels,
    dateMade,
    creator: creator || siteConfig().ownerName,
    files: { full, small },
    order: await firstOrder(),
    createdById: new Types.ObjectId(manager.id),
  })
  await invalidate([GALLERY_TAG])
  await recordChange(manager, {
    action: 'add art',
    target: { kind: 'gallery', id: String(piece._id), name: piece.title },
    before: null,
    after: factsOf(piece),
  })
  return toItem(piece.toObject(), manager)
}

async function firstOrder(): Promise<number> {
  const first = await GalleryItemModel.findOne({ ...LIVE })
    .sort(GALLERY_ORDER)
    .select({ order: 1 })
    .lean()
  return Math.ceil(first?.order ?? 1) - 1
}
