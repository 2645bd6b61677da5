import type { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { cachedIfFound } from '@/lib/cache'
import { PATHS } from '@/lib/config/paths'
import { PER_PAGE } from '@/lib/gallery/catalogue'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { type StoredPiece, toPiece, toPlain } from '@/lib/gallery/dto'
import {
  after,
  before,
  cursorOf,
  GALLERY_ORDER,
  REVERSE_ORDER,
  visibleTo,
} from '@/lib/gallery/order'
import type { PieceLink, PiecePage } from '@/lib/gallery/schema'
import { toDocumentId } from '@/lib/document-id'
import { GalleryItemModel } from '@/models/gallery-item'

/** A piece with its neighbours; null where it is hidden from the viewer (G-64). */
export async function findPiecePage(viewer: Viewer | null, id: string): Promise<PiecePage | null> {
  const _id = toDocumentId(id)
  if (!_id) return null
  const load = () => readPiecePage(viewer, _id)
  // All visitors get the same one.
  return viewer ? load() : cachedIfFound(`gallery:piece:${String(_id)}`, [GALLERY_TAG], load)
}

async function readPiecePage(
  viewer: Viewer | null,
  _id: Types.ObjectId,
): Promise<PiecePage | null> {
  const piece = await GalleryItemModel.live.findOne({ _id, ...visibleTo(viewer) }).lean()
  if (!piece) return null
  const [next = null] = await readLinks(viewer, piece, 'after', 1)
  const earlier = await readLinks(viewer, piece, 'before', PER_PAGE)
  return {
    piece: toPiece(toPlain(piece, viewer), viewer),
    previous: earlier[0] ?? null,
    next,
    galleryPath: galleryPathOf(String(_id), earlier),
  }
}

type Neighbour = PieceLink & { cursor: string }

async function readLinks(
  viewer: Viewer | null,
  piece: StoredPiece,
  side: 'after' | 'before',
  limit: number,
): Promise<Neighbour[]> {
  const found = await GalleryItemModel.live
    .find({
      ...visibleTo(viewer),
      ...(side === 'after' ? after(piece) : before(piece)),
    })
    .sort(side === 'after' ? GALLERY_ORDER : REVERSE_ORDER)
    .limit(limit)
    .select({ title: 1, order: 1 })
    .lean()
  return found.map(({ _id, title, order }) => ({
    id: String(_id),
    title,
    cursor: cursorOf({ _id, order }),
  }))
}

/** It leads to the piece's place on the first page, or to a page that begins with the piece. */
function galleryPathOf(id: string, earlier: readonly Neighbour[]): string {
  const [previous] = earlier
  const query = previous && earlier.length >= PER_PAGE ? `?cursor=${previous.cursor}` : ''
  return `${PATHS.gallery}${query}#piece-${id}`
}
