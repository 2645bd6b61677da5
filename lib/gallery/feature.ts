import { PATHS, piecePath } from '@/lib/config/paths'
import { eventsOf } from '@/lib/feeds/feed'
import { entryPathsOf } from '@/lib/content/entry-paths'
import { defineFeature, listPath } from '@/lib/define-feature'
import { GALLERY_MEDIA_OWNER } from '@/lib/gallery/picture'
import { galleryPersonalData } from '@/lib/gallery/personal-data'
import { galleryFeed, pieceOfTheDay, pieceShare } from '@/lib/gallery/listings'
import { visibleTo } from '@/lib/gallery/order'
import { listPublicPieces } from '@/lib/gallery/pieces'
import { reportablePieces } from '@/lib/gallery/reportable'
import { sampleGallery } from '@/lib/gallery/sample'
import { galleryHelp, gallerySearch } from '@/lib/gallery/search-source'
import { galleryContent } from '@/lib/gallery/content'
import { toDocumentId } from '@/lib/document-id'
import { GalleryItemModel } from '@/models/gallery-item'

export const gallery = defineFeature({
  name: 'gallery',
  kind: 'content',
  part: {
    name: 'gallery',
    paths: ['/art', '/api/gallery'],
  },
  models: [GalleryItemModel],
  samples: sampleGallery,
  trash: [galleryContent],
  media: { owner: GALLERY_MEDIA_OWNER, listReferenced },
  personalData: galleryPersonalData,
  stored: [
    'What a gallery manager uploads: the picture without the data of the camera, its texts, and who uploaded it. The piece stays when the account is erased, without that name.',
  ],
  reportable: [reportablePieces],
  publicPaths,
  entryPaths: [
    entryPathsOf(GalleryItemModel, {
      name: 'pieces',
      filter: visibleTo(null),
      fields: ['_id'],
      toPath: ({ _id }) => ({ path: piecePath(String(_id)), changedAt: _id.getTimestamp() }),
    }),
  ],
  feeds: [galleryFeed],
  ofDay: eventsOf('hung', galleryFeed),
  sharePictures: [pieceShare],
  ofTheDay: pieceOfTheDay,
  introduction: { page: 'gallery' },
  countedPage,
  search: { sources: [gallerySearch], help: galleryHelp },
  newEntries: [{ label: 'piece', href: PATHS.addArt, hasOwn }],
  navigation: { art: [{ label: 'gallery', href: PATHS.gallery }] },
})

async function listReferenced(names: string[]): Promise<string[]> {
  const among = { $in: names }
  const inFull = await GalleryItemModel.distinct('files.full', { 'files.full': among })
  const inSmall = await GalleryItemModel.distinct('files.small', { 'files.small': among })
  return [...inFull, ...inSmall]
}

const GALLERY_PAGES: readonly string[] = [PATHS.gallery, PATHS.artWall]

async function publicPaths() {
  const pieces = await listPublicPieces()
  const times = pieces.map(({ addedAt }) => addedAt)
  return [
    ...GALLERY_PAGES.map((path) => listPath(path, times)),
    ...pieces.map(({ id, addedAt }) => ({
      path: piecePath(id),
      changedAt: addedAt,
      isEntry: true as const,
    })),
  ]
}

async function countedPage(path: string): Promise<string | null> {
  return GALLERY_PAGES.includes(path) || (await isPiece(path)) ? PATHS.gallery : null
}

async function isPiece(path: string): Promise<boolean> {
  const start = piecePath('')
  const _id = path.startsWith(start) ? toDocumentId(path.slice(start.length)) : null
  return _id !== null && (await GalleryItemModel.live.exists({ _id })) !== null
}

async function hasOwn(): Promise<boolean> {
  return (await GalleryItemModel.live.exists({ isSample: { $ne: true } })) !== null
}
