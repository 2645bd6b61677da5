import { Types } from 'mongoose'

/** The place of a document in a list by time and id, newest first. */
export function timeCursor(time: Date, id: Types.ObjectId): string {
  return `${time.getTime()}-${id}`
}

/** A page of the first `limit`, from a list read with one more; `next` where more follows. */
export function cutPage<T>(
  found: readonly T[],
  limit: number,
  cursorOf: (last: T) => string,
): { shown: T[]; next: string | null } {
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { shown, next: last === undefined ? null : cursorOf(last) }
}

export function olderThan(field: string, cursor: string) {
  const [time, id = ''] = cursor.split('-')
  const at = new Date(Number(time))
  return {
    // The bound on its own lets an index begin at the cursor.
    [field]: { $lte: at },
    $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: new Types.ObjectId(id) } }],
  }
}
