import { cachedIfFound } from '@/lib/cache'
import { toDocumentId } from '@/lib/document-id'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { galleryContent } from '@/lib/gallery/content'
import { visibleTo } from '@/lib/gallery/order'
import { isByAdmin, type Reportable } from '@/lib/reports/reportable'
import { GalleryItemModel } from '@/models/gallery-item'

/** What gallery managers upload; a hidden piece is unknown to visitors (G-64). */
export const reportablePieces: Reportable = {
  kind: 'piece',
  path: /^\/art\/([0-9a-f]{24})$/,
  async find(viewer, id) {
    // Its page is cached for visitors.
    const audience = viewer ? 'members' : 'visitors'
    const piece = await cachedIfFound(
      `reportable-piece:${audience}:${id}`,
      [GALLERY_TAG],
      async () => {
        const seen = { _id: toDocumentId(id), isSample: false, ...visibleTo(viewer) }
        const found = await GalleryItemModel.live.findOne(seen).lean()
        return found && { title: found.title, authorId: found.createdById?.toString() ?? null }
      },
    )
    if (!piece || (await isByAdmin(piece.authorId))) return null
    return { id, authorId: piece.authorId, subject: `piece "${piece.title}"` }
  },
  async remove(admin, id) {
    return (await galleryContent.remove(admin, { _id: toDocumentId(id) })) !== null
  },
}
