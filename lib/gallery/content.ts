import { defineContent } from '@/lib/content/define-content'
import { namesOf } from '@/lib/media/pictures'
import { GalleryItemModel, type GalleryItem } from '@/models/gallery-item'
import type { AuditValues } from '@/lib/audit/schema'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { shownCreator } from '@/lib/settings/site-config'

export const galleryContent = defineContent({
  model: GalleryItemModel,
  tags: [GALLERY_TAG],
  kind: 'gallery',
  noun: 'art',
  nameOf: ({ title }) => title,
  factsOf,
  filesOf: ({ files }) => namesOf([files]),
})

function factsOf(piece: GalleryItem): AuditValues {
  const { title, creator, description, altText, dateMade, toShow, widthCm, heightCm } = piece
  return {
    title,
    creator: shownCreator(creator),
    description: description ?? '',
    altText: altText ?? '',
    dateMade,
    toShow,
    order: piece.order,
    widthCm: widthCm ?? null,
    heightCm: heightCm ?? null,
    image: piece.files.full,
  }
}
