import type {
  ApplyBasicCreateCasting,
  DeepPartial,
  Model,
  QueryFilter,
  Require_id,
  Types,
  UpdateQuery,
} from 'mongoose'
import { invalidate } from '@/lib/cache'

export type NewDocument<T> = DeepPartial<ApplyBasicCreateCasting<Require_id<T>>>
export type Stored<T> = T & { _id: Types.ObjectId; __v?: number | null }

/** Each write that changes something invalidates the tags, so that readers see it at once. */
export function taggedWrites<T>(model: Model<T>, tags: readonly string[]) {
  async function insert(fields: NewDocument<T>): Promise<Stored<T>> {
    const document = await model.create(fields)
    await invalidate(tags)
    return document.toObject() as Stored<T>
  }

  /** Null where nothing matches. */
  async function updateOne(
    filter: QueryFilter<T>,
    update: UpdateQuery<T>,
    returnDocument: 'before' | 'after' = 'after',
  ): Promise<Stored<T> | null> {
    const found = await model.findOneAndUpdate(filter, update, { returnDocument }).lean()
    if (found) await invalidate(tags)
    return found as Stored<T> | null
  }

  async function updateMany(filter: QueryFilter<T>, update: UpdateQuery<T>): Promise<number> {
    const { matchedCount } = await model.updateMany(filter, update)
    if (matchedCount > 0) await invalidate(tags)
    return matchedCount
  }

  async function deleteMany(filter: QueryFilter<T>): Promise<void> {
    const { deletedCount } = await model.deleteMany(filter)
    if (deletedCount > 0) await invalidate(tags)
  }

  /** A write that fails may have written a part. */
  async function bulkWrite(
    operations: Parameters<typeof model.bulkWrite>[0],
    options = { ordered: true },
  ) {
    const result = await model.bulkWrite(operations, options).catch(async (error: unknown) => {
      await invalidate(tags)
      throw error
    })
    const { insertedCount, modifiedCount, upsertedCount, deletedCount } = result
    if (insertedCount + modifiedCount + upsertedCount + deletedCount > 0) await invalidate(tags)
    return result
  }

  return { insert, updateOne, updateMany, deleteMany, bulkWrite }
}
