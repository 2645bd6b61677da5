import type { AuditValues } from '@/lib/audit/schema'
import type { GalleryItem } from '@/models/gallery-item'

export function factsOf(piece: GalleryItem): AuditValues {
  const { title, creator, description, dateMade, toShow, widthCm, heightCm, order } = piece
  return {
    title,
    creator,
    description: description ?? '',
    dateMade,
    toShow,
    order,
    widthCm: widthCm ?? null,
    heightCm: heightCm ?? null,
    image: piece.files.full,
  }
}
