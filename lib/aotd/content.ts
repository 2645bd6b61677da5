import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { ART_TAG } from '@/lib/aotd/tags'
import { forgetViewsOf } from '@/lib/aotd/personal-data'
import { listReferencedPictures } from '@/lib/aotd/painting/pictures'
import { defineContent } from '@/lib/content/define-content'
import { ArtworkModel } from '@/models/artwork'

/** Sample art is not for admins to edit. */
export const EDITABLE = { isSample: false } as const

export const artContent = defineContent({
  model: ArtworkModel,
  tags: [ART_TAG],
  kind: 'artwork',
  noun: 'AOTD',
  scope: EDITABLE,
  onMove: { lease: null },
  nameOf: ({ dateKey }) => dateKey,
  factsOf: ({ title, createdById, generationStatus }) => ({
    title: title ?? null,
    createdById: String(createdById),
    'generationStatus.status': generationStatus.status,
  }),
  filesOf: ({ files }) => (files ? [files.original, files.full, files.small] : []),
  findShared: (names, except) => listReferencedPictures(names, { _id: { $ne: except } }),
  taken: { message: ART_ADMIN_TEXTS.dayTaken, field: 'date' },
  onPurge: ({ _id }) => forgetViewsOf(String(_id)),
})
