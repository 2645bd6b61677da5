import { Types } from 'mongoose'
import type { PersonalData } from '@/lib/define-feature'
import { galleryContent } from '@/lib/gallery/content'
import { type StoredPiece, toItem } from '@/lib/gallery/dto'
import { GALLERY_ORDER } from '@/lib/gallery/order'
import { findMedia, type MediaFile } from '@/lib/media/store'
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
    return { lists: { gallery }, pictures: await listPictures(pieces) }
  },
  /** The pieces stay; who uploaded them is forgotten (G-39). */
  async forget({ id }) {
    const createdById = new Types.ObjectId(id)
    await galleryContent.updateMany({ createdById }, { $set: { createdById: null } })
  },
}

async function listPictures(pieces: readonly StoredPiece[]) {
  const pictures: { name: string; picture: MediaFile }[] = []
  for (const { files } of pieces) {
    const picture = await findMedia(files.full)
    if (picture) pictures.push({ name: `gallery/${files.full}`, picture })
  }
  return pictures
}
