import { Types } from 'mongoose'
import type { StoreItem } from '@/lib/store/schema'

/** Newest first, then by product number, those without one before (G-66). */
export const ITEM_ORDER = { dateAdded: -1, productNumber: 1, _id: 1 } as const

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
