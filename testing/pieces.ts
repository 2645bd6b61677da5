import sharp from 'sharp'
import { Types } from 'mongoose'
import { ownedByGallery } from '@/lib/gallery/picture'
import { putPicture } from '@/lib/media/pictures'
import { galleryContent } from '@/lib/gallery/content'
import type { GalleryItem } from '@/models/gallery-item'

let order = 0

export function plainPicture(width = 60, height = 40, background = '#2d8a78'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
}

export type PieceFields = Partial<Omit<GalleryItem, 'files'>> & {
  colour?: string
  _id?: Types.ObjectId
}

/** A public piece with its pictures, behind those that were made before. */
export async function createPiece({ colour, ...fields }: PieceFields = {}) {
  const { width = 60, height = 40, toShow = true } = fields
  const bytes = await plainPicture(width, height, colour)
  const { full, small, ...pixels } = await putPicture(bytes, ownedByGallery(toShow))
  const piece = await galleryContent.insert({
    title: 'Quay',
    creator: 'anna',
    description: '',
    dateMade: '2026-01-02',
    toShow,
    order: ++order,
    ...fields,
    ...pixels,
    files: { full, small },
  })
  return piece
}

export function ownerId(user: { viewer: { id: string } }): Types.ObjectId {
  return new Types.ObjectId(user.viewer.id)
}
