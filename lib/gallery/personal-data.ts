import { Types } from 'mongoose'
import type { PersonalData } from '@/lib/define-feature'
import { galleryContent } from '@/lib/gallery/content'
import { type StoredPiece, toItem } from '@/lib/gallery/dto'
import { GALLERY_ORDER } from '@/lib/gallery/order'
import { listMedia } from '@/lib/media/store'
import { GalleryItemModel } from '@/models/gallery-item'

/** Deleted pieces too, until their purge. */
export const galleryPersonalData: PersonalData = {
  async list({ viewer }) {
    const pieces: StoredPiece[] = await GalleryItemModel.find({
      createdById: new Types.ObjectId(viewer.id),
    })
      .sort(GALLERY_ORDER)
      .lean()
    const gallery = pieces.map((piece) => ({
      ...toItem(piece, viewer),
      deletedAt: piece.deletedAt?.toISOString() ?? null,
    }))
    const stored = await listMedia(pieces.map(({ files }) => files.full))
    const pictures = stored.map((picture) => ({ name: `gallery/${picture.name}`, picture }))
    return { lists: { gallery }, pictures }
  },
  /** The pieces stay; who uploaded them is forgotten (G-39). */
  async forget({ id }) {
    const createdById = new Types.ObjectId(id)
    await galleryContent.updateMany({ createdById }, { $set: { createdById: null } })
  },
}
