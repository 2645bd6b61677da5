import mongoose, {
  type InferSchemaType,
  type Model,
  type PipelineStage,
  type QueryFilter,
  Schema,
} from 'mongoose'
import { connectDb } from '@/lib/db'
import { env } from '@/lib/env'

export const SOFT_DELETE = { deletedAt: { type: Date, default: null } } as const

/** Marks sample content, which is counted nowhere. */
export const SAMPLE = { isSample: { type: Boolean, required: true, default: false } } as const

const NO_SAMPLE = { isSample: { $ne: true } }

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
export const PURGE_AT = {
  purgeAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
} as const

const OPERATIONS =
  /^(count|countDocuments|deleteMany|deleteOne|distinct|estimatedDocumentCount|find|findOne|findOneAndDelete|findOneAndReplace|findOneAndUpdate|replaceOne|updateMany|updateOne|save)$/

async function awaitConnection(): Promise<void> {
  await connectDb()
}

/** It runs once per process, also under hot reload; every operation awaits the connection. */
export function defineModel<S extends Schema>(name: string, schema: S): Model<InferSchemaType<S>> {
  return compile(name, schema.set('versionKey', false))
}

export type ContentModel<T> = Model<T> & { live: ReturnType<typeof liveReads<T>> }

/** The schema has `SOFT_DELETE`; `__v` is the revision, which `defineContent` raises. */
export function defineContentModel<S extends Schema>(
  name: string,
  schema: S,
): ContentModel<InferSchemaType<S>> {
  const model = compile(name, schema)
  return Object.assign(model, { live: liveReads(model) })
}

function compile<S extends Schema>(name: string, schema: S): Model<InferSchemaType<S>> {
  const known = mongoose.models[name] as Model<InferSchemaType<S>> | undefined
  if (known) return known
  schema.pre(OPERATIONS, awaitConnection)
  // A pattern matches the operations of queries and documents alone.
  schema.pre('aggregate', awaitConnection)
  schema.pre('insertMany', awaitConnection)
  schema.pre('bulkWrite', awaitConnection)
  return mongoose.model<InferSchemaType<S>>(name, schema)
}

/** Reads of what is not in the trash (G-19c), without samples while they are off (G-141). */
function liveReads<T>(model: Model<T>) {
  const hasSamples = 'isSample' in model.schema.paths
  const live = (filter: object) =>
    (hasSamples && env().PARTS_OFF.includes('samples')
      ? { $and: [filter, NO_SAMPLE], deletedAt: null }
      : { ...filter, deletedAt: null }) as QueryFilter<T>
  return {
    find: (filter: QueryFilter<T> = {}) => model.find(live(filter)),
    findOne: (filter: QueryFilter<T>) => model.findOne(live(filter)),
    exists: (filter: QueryFilter<T>) => model.exists(live(filter)),
    countDocuments: (filter: QueryFilter<T> = {}) => model.countDocuments(live(filter)),
    distinct: <K extends string>(field: K, filter: QueryFilter<T>) =>
      model.distinct(field, live(filter)),
    aggregate: <R>(filter: PipelineStage.Match['$match'], stages: PipelineStage[]) =>
      model.aggregate<R>([{ $match: live(filter) }, ...stages]),
  }
}
