import { Types } from 'mongoose'
import type { ViewerWith } from '@/lib/auth/permissions'
import { toItem } from '@/lib/gallery/dto'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { today } from '@/lib/clock'
import { checkDateMade } from '@/lib/http/date-made'
import { galleryContent } from '@/lib/gallery/content'
import { GALLERY_ORDER } from '@/lib/gallery/order'
import type { GalleryItem, UploadBody } from '@/lib/gallery/schema'
import type { UploadedFile } from '@/lib/http/uploads'
import { type Owned, putPicture } from '@/lib/media/pictures'
import { siteConfig } from '@/lib/settings/site-config'
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
  const piece = await galleryContent.create(
    manager,
    {
      ...fields,
      ...pixels,
      dateMade,
      creator: creator || siteConfig().ownerName,
      files: { full, small },
      order: await firstOrder(),
      createdById: new Types.ObjectId(manager.id),
    },
    { added: [full, small] },
  )
  return toItem(piece, manager)
}

async function firstOrder(): Promise<number> {
  const first = await GalleryItemModel.live
    .findOne({})
    .sort(GALLERY_ORDER)
    .select({ order: 1 })
    .lean()
  return Math.ceil(first?.order ?? 1) - 1
}
