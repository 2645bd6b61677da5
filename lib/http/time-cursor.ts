import { Types } from 'mongoose'

/** The place of a document in a list by time and id, newest first. */
export function timeCursor(time: Date, id: Types.ObjectId): string {
  return `${time.getTime()}-${id}`
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
