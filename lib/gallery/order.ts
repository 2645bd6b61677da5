import { type QueryFilter, Types } from 'mongoose'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import type { GalleryItem } from '@/models/gallery-item'

export type Position = { order: number; _id: Types.ObjectId }
type Filter = QueryFilter<GalleryItem>

export const GALLERY_ORDER = { order: 1, _id: -1 } as const
export const REVERSE_ORDER = { order: -1, _id: 1 } as const

/** G-64 */
export function visibleTo(viewer: Viewer | null): Filter {
  return viewer ? {} : { toShow: true }
}

/** G-117 */
export function ownedBy(viewer: Viewer): Filter {
  return hasRole(viewer, 'admin') ? {} : { createdById: new Types.ObjectId(viewer.id) }
}

// The first condition lets an index begin at the position.
export function after({ order, _id }: Position): Filter {
  const isLater = [{ order: { $gt: order } }, { order, _id: { $lt: _id } }]
  return { order: { $gte: order }, $or: isLater }
}

export function before({ order, _id }: Position): Filter {
  const isEarlier = [{ order: { $lt: order } }, { order, _id: { $gt: _id } }]
  return { order: { $lte: order }, $or: isEarlier }
}

export function cursorOf({ order, _id }: Position): string {
  return `${order}_${_id}`
}

/** Takes what `galleryQuery` has let through. */
export function positionOf(cursor: string): Position {
  const [order, id] = cursor.split('_')
  return { order: Number(order), _id: new Types.ObjectId(id) }
}
