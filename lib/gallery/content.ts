import { defineContent } from '@/lib/content/define-content'
import { factsOf } from '@/lib/gallery/admin/facts'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { namesOf } from '@/lib/media/pictures'
import { GalleryItemModel } from '@/models/gallery-item'

export const galleryContent = defineContent({
  model: GalleryItemModel,
  tags: [GALLERY_TAG],
  kind: 'gallery',
  noun: 'art',
  nameOf: ({ title }) => title,
  factsOf,
  filesOf: ({ files }) => namesOf([files]),
})
