import type { Types } from 'mongoose'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import type { GalleryItem as Item, Piece } from '@/lib/gallery/schema'
import type { GalleryItem } from '@/models/gallery-item'
import { shownCreator } from '@/lib/settings/site-config'

export type StoredPiece = GalleryItem & { _id: Types.ObjectId }

/** The cache keeps it in this form, without objects of the database. */
export type PlainPiece = { item: Item; createdById: string | null; isSample: boolean }

export function toItem(piece: StoredPiece, viewer: Viewer | null): Item {
  const { _id, title, creator, dateMade, files, width, height, order } = piece
  return {
    _id: String(_id),
    title,
    creator: shownCreator(creator),
    description: piece.description ?? '',
    altText: piece.altText ?? '',
    dateMade,
    imageFilename: files.full,
    smallFilename: files.small,
    width,
    height,
    widthCm: piece.widthCm ?? null,
    heightCm: piece.heightCm ?? null,
    order,
    ...(viewer && { toShow: piece.toShow }),
  }
}

export function toPlain(piece: StoredPiece, viewer: Viewer | null): PlainPiece {
  const { createdById, isSample } = piece
  return {
    item: toItem(piece, viewer),
    createdById: createdById ? String(createdById) : null,
    isSample,
  }
}

export function toPiece({ item, createdById, isSample }: PlainPiece, viewer: Viewer | null): Piece {
  return { ...item, isSample, isEditable: mayEdit(viewer, createdById) }
}

function mayEdit(viewer: Viewer | null, createdById: string | null): boolean {
  if (hasRole(viewer, 'admin')) return true
  return hasRole(viewer, 'gallery_manager') && createdById === viewer?.id
}
