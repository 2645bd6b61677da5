import { type PipelineStage, Types } from 'mongoose'
import type { StoreItem } from '@/lib/store/schema'
import { type StoredItem, StoreItemModel } from '@/models/store-item'
import { shownCreator } from '@/lib/settings/site-config'

export type PlainItem = Omit<StoreItem, 'addedBy' | 'likes'> & {
  addedById: string
  /** Admins alone see them. */
  likes?: string[]
}

type Row = Omit<StoredItem, 'likes'> & {
  _id: Types.ObjectId
  likesCount: number
  likes?: Types.ObjectId[]
}

/** They are in the order of the list; the database counts the likes. */
export async function readItems(
  filter: PipelineStage.Match['$match'],
  { limit, withLikes }: { limit: number; withLikes: boolean },
): Promise<PlainItem[]> {
  const rows = await StoreItemModel.live.aggregate<Row>(filter, [
    { $sort: ITEM_ORDER },
    { $limit: limit },
    {
      $set: {
        likesCount: { $size: { $ifNull: ['$likes', []] } },
        likes: withLikes ? '$likes' : '$$REMOVE',
      },
    },
  ])
  return rows.map(toPlainItem)
}

export function toPlainItem(row: Row): PlainItem {
  const { title, creator, description, dateAdded, dateMade, price, stock, size, merchType } = row
  const { productNumber, selected, inGallery, pictures, likes, likesCount, isSample } = row
  const fileNames = pictures.map(({ full }) => full)
  return {
    _id: String(row._id),
    title,
    creator: shownCreator(creator),
    description,
    dateAdded: dateAdded.toISOString(),
    dateMade,
    imageId: fileNames[0] ?? '',
    addedById: String(row.addedById),
    price,
    stock,
    size,
    merchType,
    makerName: row.makerName ?? '',
    makerAddress: row.makerAddress ?? '',
    warnings: row.warnings ?? '',
    productNumber: productNumber ?? null,
    selected,
    inGallery,
    fileNames,
    smallFileNames: pictures.map(({ small }) => small),
    likesCount,
    isSample,
    ...(likes && { likes: likes.map(String) }),
  }
}

/** Newest first, then by product number, those without one before (G-66). */
const ITEM_ORDER = { dateAdded: -1, productNumber: 1, _id: 1 } as const

type Position = Pick<StoreItem, '_id' | 'dateAdded' | 'productNumber'>

export function cursorOf({ dateAdded, productNumber, _id }: Position): string {
  return `${Date.parse(dateAdded)}-${productNumber ?? ''}-${_id}`
}

export function afterCursor(cursor: string) {
  const [time, number, id = ''] = cursor.split('-')
  const dateAdded = new Date(Number(time))
  const productNumber = number ? Number(number) : null
  const later = productNumber === null ? { $ne: null } : { $gt: productNumber }
  return {
    // The bound on its own lets an index begin at the cursor.
    dateAdded: { $lte: dateAdded },
    $or: [
      { dateAdded: { $lt: dateAdded } },
      { dateAdded, productNumber: later },
      { dateAdded, productNumber, _id: { $gt: new Types.ObjectId(id) } },
    ],
  }
}
