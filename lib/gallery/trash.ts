import { invalidate } from '@/lib/cache'
import { factsOf } from '@/lib/gallery/admin/facts'
import type { StoredPiece } from '@/lib/gallery/dto'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { defineTrash } from '@/lib/trash/define-trash'
import { GalleryItemModel } from '@/models/gallery-item'

export const galleryTrash = defineTrash({
  model: GalleryItemModel,
  kind: 'gallery',
  noun: 'art',
  nameOf: (piece: StoredPiece) => piece.title,
  factsOf,
  filesOf: ({ files }) => [files.full, files.small],
  onChange: () => invalidate([GALLERY_TAG]),
})
