import type { Manager, Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { LIMITS } from '@/lib/config/limits'
import { PER_PAGE } from '@/lib/gallery/catalogue'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import { type PlainPiece, type StoredPiece, toItem, toPiece, toPlain } from '@/lib/gallery/dto'
import { after, cursorOf, GALLERY_ORDER, positionOf, visibleTo } from '@/lib/gallery/order'
import type { GalleryItem as Item, GalleryPage, GalleryQuery, Piece } from '@/lib/gallery/schema'
import { toDocumentId } from '@/lib/document-id'
import { cutPage } from '@/lib/http/time-cursor'
import { GalleryItemModel } from '@/models/gallery-item'
import { shownCreator } from '@/lib/settings/site-config'

async function readPieces(
  viewer: Viewer | null,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  only: Record<string, unknown> = {},
): Promise<{ found: StoredPiece[]; next: string | null }> {
  const found: StoredPiece[] = await GalleryItemModel.live
    .find({
      ...visibleTo(viewer),
      ...only,
      ...(cursor === undefined ? {} : after(positionOf(cursor))),
    })
    .sort(GALLERY_ORDER)
    .limit(limit + 1)
    .lean()
  const { shown, next } = cutPage(found, limit, cursorOf)
  return { found: shown, next }
}

/** The API gives the whole list, or a part of it (G-19a, G-64). */
export async function listGallery(
  viewer: Viewer | null,
  { limit = LIMITS.listEntries, cursor }: GalleryQuery = {},
): Promise<{ items: Item[]; next: string | null }> {
  const load = async () => {
    const { found, next } = await readPieces(viewer, { limit, cursor })
    return { items: found.map((piece) => toItem(piece, viewer)), next }
  }
  const isWhole = limit === LIMITS.listEntries && cursor === undefined
  return isWhole ? cachedFor(viewer, 'list', load) : load()
}

export function listGalleryPage(viewer: Viewer | null, cursor?: string): Promise<GalleryPage> {
  return listPage(viewer, 'page', cursor)
}

/** Those with a size, in the gallery's order. */
export function listSizedPieces(viewer: Viewer | null, cursor?: string): Promise<GalleryPage> {
  return listPage(viewer, 'sized', cursor, { widthCm: { $ne: null } })
}

async function listPage(
  viewer: Viewer | null,
  listName: string,
  cursor: string | undefined,
  only?: Record<string, unknown>,
): Promise<GalleryPage> {
  const load = () => readPage(viewer, cursor, only)
  // Further pages are many and seldom asked for.
  const isFirst = cursor === undefined
  const { pieces, next } = await (isFirst ? cachedFor(viewer, listName, load) : load())
  return { pieces: pieces.map((piece) => toPiece(piece, viewer)), next }
}

type StoredPage = { pieces: PlainPiece[]; next: string | null }

function cachedFor<T>(viewer: Viewer | null, listName: string, load: () => Promise<T>): Promise<T> {
  return cached(`gallery:${listName}:${viewer ? 'members' : 'visitors'}`, [GALLERY_TAG], load)
}

async function readPage(
  viewer: Viewer | null,
  cursor?: string,
  only?: Record<string, unknown>,
): Promise<StoredPage> {
  const { found, next } = await readPieces(viewer, { limit: PER_PAGE, cursor }, only)
  return { pieces: found.map((piece) => toPlain(piece, viewer)), next }
}

/** All of them, as they can be moved past each other. */
export async function listArrangement(manager: Manager): Promise<Piece[]> {
  const { found } = await readPieces(manager, { limit: LIMITS.listEntries })
  return found.map((piece) => toPiece(toPlain(piece, manager), manager))
}

/** They are in the order of `ids`; one that the viewer does not see is left out. */
export async function listPiecesById(
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<Piece[]> {
  const wanted = [...new Set(ids)].flatMap((id) => toDocumentId(id) ?? [])
  const found = await GalleryItemModel.live
    .find({ ...visibleTo(viewer), _id: { $in: wanted } })
    .lean()
  const pieces = new Map(found.map((piece) => [String(piece._id), toPlain(piece, viewer)]))
  return wanted.flatMap((id) => {
    const piece = pieces.get(String(id))
    return piece ? toPiece(piece, viewer) : []
  })
}

export type PublicPiece = {
  id: string
  title: string
  creator: string
  description: string
  altText: string
  dateMade: string
  small: string
  width: number
  height: number
  /** ISO */
  addedAt: string
  isSample: boolean
}

/** Those that were added last come first. */
export function listNewestPieces(): Promise<readonly PublicPiece[]> {
  const newestFirst = (a: PublicPiece, b: PublicPiece) => b.addedAt.localeCompare(a.addedAt)
  return cached('gallery:newest', [GALLERY_TAG], async () =>
    (await listPublicPieces()).toSorted(newestFirst),
  )
}

export async function listPublicPieces(): Promise<readonly PublicPiece[]> {
  return cached('gallery:public', [GALLERY_TAG], async () => {
    const found: StoredPiece[] = await GalleryItemModel.live
      .find(visibleTo(null))
      .sort(GALLERY_ORDER)
      .limit(LIMITS.listEntries)
      .lean()
    return found.map(({ _id, title, creator, dateMade, files, isSample, ...texts }) => ({
      id: String(_id),
      title,
      creator: shownCreator(creator),
      description: texts.description ?? '',
      altText: texts.altText ?? '',
      dateMade,
      isSample,
      small: files.small,
      width: texts.width,
      height: texts.height,
      addedAt: _id.getTimestamp().toISOString(),
    }))
  })
}
