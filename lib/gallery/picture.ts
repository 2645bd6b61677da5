import type { Viewer } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import type { Owned } from '@/lib/media/pictures'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { GalleryItemModel } from '@/models/gallery-item'

export const GALLERY_MEDIA_OWNER = 'gallery'

export function ownedByGallery(toShow: boolean): Owned {
  return { owner: GALLERY_MEDIA_OWNER, access: toShow ? 'public' : 'members' }
}

/** It serves both sizes; 404 if the piece is hidden from the viewer (G-64). */
export async function getPicture(
  viewer: Viewer | null,
  name: string,
  request: MediaRequest,
): Promise<Reply> {
  // By name alone, which an index finds at once.
  const find = (size: 'full' | 'small') =>
    GalleryItemModel.findOne({ [`files.${size}`]: name })
      .select({ toShow: 1, deletedAt: 1 })
      .lean()
  const piece = (await find('small')) ?? (await find('full'))
  if (!piece || piece.deletedAt || !(piece.toShow || viewer)) throw new AppError('not_found')
  return serveMedia(name, request)
}
