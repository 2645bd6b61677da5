import { PATHS, piecePath, sharePicturePath } from '@/lib/config/paths'
import type { FeedEntry, FeedSource } from '@/lib/feeds/feed'
import { listPublicPieces, type PublicPiece } from '@/lib/gallery/pieces'

export const galleryFeed: FeedSource = {
  name: 'gallery',
  title: 'gallery',
  href: PATHS.gallery,
  list: async (limit) => {
    const newestFirst = (a: PublicPiece, b: PublicPiece) => b.addedAt.localeCompare(a.addedAt)
    return (await listPublicPieces()).toSorted(newestFirst).slice(0, limit).map(toEntry)
  },
}

function toEntry({ id, title, creator, description, addedAt, isSample }: PublicPiece): FeedEntry {
  return {
    id,
    title,
    text: description,
    author: creator,
    isSample,
    href: piecePath(id),
    publishedAt: addedAt,
    updatedAt: addedAt,
    picture: sharePicturePath('piece', id),
  }
}
