import { Types } from 'mongoose'
import sharp from 'sharp'
import { now } from '@/lib/clock'
import type { PictureFiles } from '@/lib/media/pictures'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

export type ItemFields = Partial<Omit<StoredItem, 'pictures'>> & { pictures?: PictureFiles[] }

/** The pictures that it names are not stored. */
export function createStoreItem(fields: ItemFields = {}) {
  return StoreItemModel.create({
    title: 'Low Tide Study, print',
    creator: 'the owner',
    dateAdded: now(),
    dateMade: '2026-03-01',
    addedById: new Types.ObjectId(),
    price: 24,
    stock: 3,
    selected: true,
    inGallery: false,
    pictures: [namesOfPicture()],
    ...fields,
  })
}

export function namesOfPicture(): PictureFiles {
  const name = () => `${new Types.ObjectId()}00000000.webp`
  return { full: name(), small: name() }
}

export function paintedPng(colour = '#c2591d', side = 24): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()
}
