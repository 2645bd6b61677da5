import { toDocumentId } from '@/lib/document-id'
import { galleryContent } from '@/lib/gallery/content'
import { visibleTo } from '@/lib/gallery/order'
import { isByAdmin, type Reportable } from '@/lib/reports/reportable'
import { GalleryItemModel } from '@/models/gallery-item'

/** What gallery managers upload; a hidden piece is unknown to visitors (G-64). */
export const reportablePieces: Reportable = {
  kind: 'piece',
  path: /^\/art\/([0-9a-f]{24})$/,
  async find(viewer, id) {
    const seen = { _id: toDocumentId(id), isSample: false, ...visibleTo(viewer) }
    const piece = await GalleryItemModel.live.findOne(seen).lean()
    const authorId = piece?.createdById ? String(piece.createdById) : null
    if (!piece || (await isByAdmin(authorId))) return null
    return { id, authorId, subject: `piece "${piece.title}"` }
  },
  async remove(admin, id) {
    return (await galleryContent.remove(admin, { _id: toDocumentId(id) })) !== null
  },
}
