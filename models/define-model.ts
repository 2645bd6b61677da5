import mongoose, { type InferSchemaType, type Model, Schema } from 'mongoose'
import { connectDb } from '@/lib/db'

/** Fields of what can be deleted and restored (G-19c). */
export const SOFT_DELETE = { deletedAt: { type: Date, default: null } } as const

/** Marks what the site made up by itself; it is counted nowhere. */
export const SAMPLE = { isSample: { type: Boolean, required: true, default: false } } as const

/** Who works on a document, and until when others keep off (lib/lease.ts). */
export const LEASE = {
  lease: {
    type: new Schema(
      { owner: { type: String, required: true }, until: { type: Date, required: true } },
      { _id: false },
    ),
    default: null,
  },
} as const

/** Matches what is not deleted, in models with `SOFT_DELETE`. */
export const LIVE = { deletedAt: null } as const

const OPERATIONS =
  /^(count|countDocuments|deleteMany|deleteOne|distinct|estimatedDocumentCount|find|findOne|findOneAndDelete|findOneAndReplace|findOneAndUpdate|replaceOne|updateMany|updateOne|aggregate|insertMany|bulkWrite|save)$/

/** The site's one connection, opened by the first operation that needs it. */
async function awaitConnection(): Promise<void> {
  await connectDb()
}

type ModelOptions = {
  /** Documents count their changes in `__v`, as an optimistic lock. */
  isVersioned?: boolean
}

/**
 * The model of a schema, once per process however often its module is loaded. Every operation waits
 * for the database by itself.
 */
export function defineModel<S extends Schema>(
  name: string,
  schema: S,
  { isVersioned = false }: ModelOptions = {},
): Model<InferSchemaType<S>> {
  const known = mongoose.models[name] as Model<InferSchemaType<S>> | undefined
  if (known) return known
  if (!isVersioned) schema.set('versionKey', false)
  schema.pre(OPERATIONS, awaitConnection)
  return mongoose.model<InferSchemaType<S>>(name, schema)
}
