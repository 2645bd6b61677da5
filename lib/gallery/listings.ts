import { PATHS, piecePath, sharePicturePath } from '@/lib/config/paths'
import { type FeedEntry, feedOf } from '@/lib/feeds/feed'
import { listNewestPieces, listPublicPieces, type PublicPiece } from '@/lib/gallery/pieces'
import { longDay } from '@/lib/format'
import type { ShareSource } from '@/lib/share/share-card'
import type { ColouredDay, DayEntry } from '@/lib/config/day-entry'
import { GALLERY_TAG, picturePath } from '@/lib/gallery/tags'
import { pickNearest } from '@/lib/media/pick-nearest'
import type { GalleryItem } from '@/lib/gallery/schema'
import { plainDescription } from '@/lib/markdown/plain-text'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'

export const galleryFeed = feedOf(
  { name: 'gallery', title: 'gallery', href: PATHS.gallery },
  { items: listNewestPieces, timeOf: ({ addedAt }) => addedAt, toEntry },
)

function toEntry(piece: PublicPiece): FeedEntry {
  const { id, title, creator, description, addedAt, isSample } = piece
  return {
    id,
    title,
    text: plainDescription(description),
    author: creator,
    isSample,
    href: piecePath(id),
    publishedAt: addedAt,
    updatedAt: addedAt,
    picture: sharePicturePath('piece', id),
    altText: piece.altText,
  }
}

export const pieceShare: ShareSource = {
  kind: 'piece',
  find: async (pieceId) => {
    const piece = (await listPublicPieces()).find(({ id }) => id === pieceId)
    if (!piece) return null
    const { title, creator, dateMade, small } = piece
    const fact = `${creator}, ${longDay(dateMade)}`
    return { label: 'Gallery', title, fact, picture: small, fit: 'whole' }
  },
}

export async function pieceOfTheDay(day: ColouredDay): Promise<DayEntry | null> {
  const piece = await pickNearest(
    {
      name: 'piece',
      tags: [GALLERY_TAG],
      readList: listPublicPieces,
      pictureOf: ({ small }) => small,
      addedAt: (one) => one.addedAt,
    },
    day,
  )
  if (!piece) return null
  const { id, title, creator, dateMade, small, altText, isSample, width, height } = piece
  return {
    kind: 'art',
    purpose: 'to look at',
    title,
    isWork: true,
    href: piecePath(id),
    isSample,
    facts: [creator, dateMade.slice(0, 4)],
    picture: { src: picturePath(small), alt: altText, size: { width, height } },
  }
}

/** The picture itself is named where everybody may see it (G-64). */
export function pieceJsonLd(piece: GalleryItem, siteUrl: string): JsonLd {
  const { _id, title, creator, altText, dateMade, widthCm, heightCm } = piece
  const description = plainDescription(piece.description)
  const absolute = (path: string) => new URL(path, siteUrl).href
  const image = absolute(picturePath(piece.imageFilename))
  const length = (cm: number) => ({ '@type': 'QuantitativeValue', value: cm, unitCode: 'CMT' })
  return {
    '@context': CONTEXT,
    '@type': 'VisualArtwork',
    name: title,
    url: absolute(piecePath(_id)),
    image: altText ? { '@type': 'ImageObject', url: image, caption: altText } : image,
    creator: { '@type': 'Person', name: creator },
    dateCreated: dateMade,
    ...(description && { description }),
    ...(widthCm !== null && { width: length(widthCm) }),
    ...(heightCm !== null && { height: length(heightCm) }),
  }
}
