import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose'
import { connectDb } from '@/lib/db'

export const SOFT_DELETE = { deletedAt: { type: Date, default: null } } as const

/** Marks sample content, which is counted nowhere. */
export const SAMPLE = { isSample: { type: Boolean, required: true, default: false } } as const

export const LEASE = {
  lease: {
    type: new Schema(
      { owner: { type: String, required: true }, until: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
} as const

/** Real time, at least a day after the logical expiry: the TTL index never decides (G-14). */
export const PURGE_AT = { purgeAt: { type: Date, required: true } } as const

export const LIVE = { deletedAt: null } as const

const OPERATIONS =
  /^(count|countDocuments|deleteMany|deleteOne|distinct|estimatedDocumentCount|find|findOne|findOneAndDelete|findOneAndReplace|findOneAndUpdate|replaceOne|updateMany|updateOne|save)$/

async function awaitConnection(): Promise<void> {
  await connectDb()
}

type ModelOptions = {
  /** Optimistic locking by `__v`. */
  isVersioned?: boolean
}

/** It runs once per process, also under hot reload; every operation awaits the connection. */
export function defineModel<S extends Schema>(
  name: string,
  schema: S,
  { isVersioned = false }: ModelOptions = {},
): Model<InferSchemaType<S>> {
  const known = mongoose.models[name] as Model<InferSchemaType<S>> | undefined
  if (known) return known
  if (!isVersioned) schema.set('versionKey', false)
  schema.pre(OPERATIONS, awaitConnection)
  // A pattern matches the operations of queries and documents alone.
  schema.pre('aggregate', awaitConnection)
  schema.pre('insertMany', awaitConnection)
  schema.pre('bulkWrite', awaitConnection)
  return mongoose.model<InferSchemaType<S>>(name, schema)
}
