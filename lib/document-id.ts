import { Types } from 'mongoose'

/** Null for a malformed id (G-112). */
export function toDocumentId(id: string): Types.ObjectId | null {
  return /^[0-9a-f]{24}$/i.test(id) ? new Types.ObjectId(id) : null
}
