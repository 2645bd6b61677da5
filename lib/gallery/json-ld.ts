import { piecePath } from '@/lib/config/paths'
import { picturePath } from '@/lib/gallery/tags'
import type { GalleryItem } from '@/lib/gallery/schema'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'

/** The picture itself is named where everybody may see it (G-64). */
export function pieceJsonLd(piece: GalleryItem, siteUrl: string): JsonLd {
  const { _id, title, creator, description, dateMade, imageFilename, widthCm, heightCm } = piece
  const absolute = (path: string) => new URL(path, siteUrl).href
  const length = (cm: number) => ({ '@type': 'QuantitativeValue', value: cm, unitCode: 'CMT' })
  return {
    '@context': CONTEXT,
    '@type': 'VisualArtwork',
    name: title,
    url: absolute(piecePath(_id)),
    image: absolute(picturePath(imageFilename)),
    creator: { '@type': 'Person', name: creator },
    dateCreated: dateMade,
    ...(description && { description }),
    ...(widthCm !== null && { width: length(widthCm) }),
    ...(heightCm !== null && { height: length(heightCm) }),
  }
}
