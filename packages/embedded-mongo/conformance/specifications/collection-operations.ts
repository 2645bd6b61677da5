import type { Document } from '../../bson/types'
import type { AnyCollection } from './entities'

type Operation = (collection: AnyCollection, given: Document) => Promise<unknown>

/** The driver's calls; what is not named here is an option of the same name. */
export const COLLECTION_OPERATIONS: Readonly<Record<string, Operation>> = {
  aggregate: (on, { pipeline, ...options }) =>
    on.aggregate(pipeline as Document[], options).toArray(),
  bulkWrite: (on, { requests, ...options }) => on.bulkWrite(requests as never[], options),
  count: (on, { filter, ...options }) => on.count(filter as Document, options),
  countDocuments: (on, { filter, ...options }) => on.countDocuments(filter as Document, options),
  createIndex: (on, { keys, ...options }) => on.createIndex(keys as Record<string, 1>, options),
  deleteMany: (on, { filter, ...options }) => on.deleteMany(filter as Document, options),
  deleteOne: (on, { filter, ...options }) => on.deleteOne(filter as Document, options),
  distinct: (on, { fieldName, filter, ...options }) =>
    on.distinct(String(fieldName), filter as Document, options),
  dropIndex: (on, { name, ...options }) => on.dropIndex(String(name), options),
  estimatedDocumentCount: (on, options) => on.estimatedDocumentCount(options),
  find: (on, { filter, ...options }) => on.find(filter as Document, options).toArray(),
  findOne: (on, { filter, ...options }) => on.findOne(filter as Document, options),
  findOneAndDelete: (on, { filter, ...options }) =>
    on.findOneAndDelete(filter as Document, options),
  findOneAndReplace: (on, { filter, replacement, ...options }) =>
    on.findOneAndReplace(filter as Document, replacement as Document, returning(options)),
  findOneAndUpdate: (on, { filter, update, ...options }) =>
    on.findOneAndUpdate(filter as Document, update as Document, returning(options)),
  insertMany: (on, { documents, ...options }) => on.insertMany(documents as Document[], options),
  insertOne: (on, { document, ...options }) => on.insertOne(document as Document, options),
  listIndexes: (on, options) => on.listIndexes(options).toArray(),
  listIndexNames: (on, options) => on.listIndexes(options).toArray(),
  replaceOne: (on, { filter, replacement, ...options }) =>
    on.replaceOne(filter as Document, replacement as Document, options),
  updateMany: (on, { filter, update, ...options }) =>
    on.updateMany(filter as Document, update as Document, options),
  updateOne: (on, { filter, update, ...options }) =>
    on.updateOne(filter as Document, update as Document, options),
}

function returning(options: Document): Document {
  const { returnDocument } = options
  if (typeof returnDocument !== 'string') return options
  return { ...options, returnDocument: returnDocument.toLowerCase() }
}
