import { PATHS, piecePath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { sizeOf } from '@/lib/gallery/catalogue'
import type { StoredPiece } from '@/lib/gallery/dto'
import { GALLERY_ORDER } from '@/lib/gallery/order'
import { PIECE_FILTERS } from '@/lib/gallery/search-filters'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import type { SearchDocument, SearchSource, SiteText } from '@/lib/search/document'
import { GalleryItemModel } from '@/models/gallery-item'

/** G-19a */
const MAX_DOCUMENTS = 5000

export const gallerySearch: SearchSource = {
  kind: {
    name: 'piece',
    plural: 'pieces in the gallery',
    words: ['piece', 'gallery', 'painting', 'picture', 'artwork', 'paint', 'painted', 'hang'],
    href: PATHS.gallery,
    filters: PIECE_FILTERS,
  },
  tags: [GALLERY_TAG],
  list: async () => {
    const found: StoredPiece[] = await GalleryItemModel.live
      .find()
      .sort(GALLERY_ORDER)
      .limit(MAX_DOCUMENTS)
      .lean()
    return found.map(toDocument)
  },
}

/** Hidden pieces are for members (G-64). */
function toDocument(piece: StoredPiece): SearchDocument {
  const { _id, title, creator, description, dateMade, toShow } = piece
  const sides = { widthCm: piece.widthCm ?? null, heightCm: piece.heightCm ?? null }
  const size = sizeOf(sides)
  return {
    id: String(_id),
    title,
    href: piecePath(String(_id)),
    text: description ?? '',
    access: toShow ? 'everybody' : 'members',
    facts: {
      maker: { phrase: `was made by ${creator}`, value: creator },
      date: { phrase: `was made on ${shortDay(dateMade)}`, value: dateMade },
      ...(size && {
        size: { phrase: `measures ${size}`, value: size },
        area: { phrase: `measures ${size}`, value: (sides.widthCm ?? 0) * (sides.heightCm ?? 0) },
        width: { phrase: `measures ${size}`, value: sides.widthCm ?? 0 },
        height: { phrase: `measures ${size}`, value: sides.heightCm ?? 0 },
      }),
    },
  }
}

export function galleryHelp(): readonly SiteText[] {
  return [
    {
      title: 'Why do I not see all pictures of the gallery?',
      href: PATHS.gallery,
      text: 'Some pieces of the gallery are for members alone. Log in to see them.',
      keywords: 'hidden missing more members only',
    },
    {
      title: 'How do I see how large a picture is on a wall?',
      href: PATHS.artWall,
      text: 'The page “on the wall” shows up to six pieces beside each other in true scale, with a sofa or a person.',
      keywords:
        'wall scale compare room size couch settee living home over above beside next person imagine check preview',
    },
  ]
}
