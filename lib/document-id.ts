import { Types } from 'mongoose'
import { notFound } from '@/lib/errors'

/** Null for a malformed id (G-112). */
export function toDocumentId(id: string): Types.ObjectId | null {
  return /^[0-9a-f]{24}$/i.test(id) ? new Types.ObjectId(id) : null
}

/** Throws 404 with this text for a malformed id (G-112). */
export function toKnownId(id: string, unknown: string): Types.ObjectId {
  const _id = toDocumentId(id)
  if (!_id) throw notFound(unknown)
  return _id
}

/** Makes ids for filters that the database compares as they stand, such as those of aggregations. */
export function toDocumentIds(ids: readonly string[]): Types.ObjectId[] {
  return ids.map((id) => new Types.ObjectId(id))
}
