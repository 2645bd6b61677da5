import { ObjectId } from 'bson'
import { compileUpdatePipeline } from '../aggregate/pipeline'
import { sameValue } from '../bson/same'
import { equalValues } from '../bson/compare'
import { type Document, fieldOf, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'
import { describe } from '../query/describe'
import { compileModifiers } from './modifiers'
import { equalityFields, equalityId } from './upsert'

export type UpdateOptions = {
  arrayFilters?: Document[]
  collation?: Collation
  variables?: Document
  now: Date
  multi: boolean
  upsert: boolean
  /** It is in milliseconds since 1970, for the expressions of a pipeline. */
  deadline?: number | undefined
}

type UpdateMatch = { position?: number | undefined; inserting?: boolean }

export type Update = {
  /** The changed document; the input is not modified, and is returned if nothing changed. */
  apply(doc: Document, match: UpdateMatch): Document
  /** The document that an upsert inserts, with its _id. */
  insertFrom(filter: Document): Document
}

const FAILED_TO_PARSE = 9
const IMMUTABLE = 66

/** Compiles an update of operators, a replacement or a pipeline. */
export function compileUpdate(update: Document | Document[], options: UpdateOptions): Update {
  if (Array.isArray(update)) {
    refuseArrayFilters(options, 'pipeline-style')
    return computing(update, options)
  }
  if (!isDocument(update)) {
    throw new MongoError(FAILED_TO_PARSE, 'Update argument must be either an object or an array')
  }
  const first = Object.keys(update)[0]
  return first?.startsWith('$') ? modifying(update, options) : replacing(update, options)
}

function modifying(update: Document, options: UpdateOptions): Update {
  const { arrayFilters = [], collation, now } = options
  const modify = compileModifiers(update, arrayFilters, { collation })
  return {
    apply(doc, { position, inserting = false }) {
      const result = modify(doc, { position, inserting, now })
      if (result !== doc) checkId(doc, result)
      return result
    },
    insertFrom(filter) {
      const start = equalityFields(filter)
      const result = modify(start, { position: undefined, inserting: true, now })
      return withId(start, result)
    },
  }
}

function replacing(update: Document, options: UpdateOptions): Update {
  if (options.multi) {
    const message = 'multi update is not supported for replacement-style update'
    throw new MongoError(FAILED_TO_PARSE, message)
  }
  refuseArrayFilters(options, 'replacement-style')
  for (const key of Object.keys(update)) {
    if (!key.startsWith('$')) continue
    const where = `The dollar ($) prefixed field '${key}' in '${key}' is not allowed`
    throw new MongoError(52, `${where} in the context of an update's replacement document.`)
  }
  return {
    apply(doc) {
      const result = { _id: doc['_id'], ...update }
      if (result._id === undefined) delete result._id
      checkId(doc, result)
      return sameValue(doc, result) ? doc : result
    },
    insertFrom(filter) {
      const id = equalityId(filter)
      const start: Document = id === undefined ? {} : { _id: id }
      return withId(start, { ...start, ...update })
    },
  }
}

function computing(pipeline: Document[], options: UpdateOptions): Update {
  const change = compileUpdatePipeline(pipeline, options)
  return {
    apply(doc) {
      const { _id, ...fields } = change(doc)
      const result = { _id: _id === undefined ? doc['_id'] : _id, ...fields }
      checkId(doc, result)
      return sameValue(doc, result) ? doc : result
    },
    insertFrom(filter) {
      const start = equalityFields(filter)
      return withId(start, change(start))
    },
  }
}

function refuseArrayFilters({ arrayFilters = [] }: UpdateOptions, kind: string): void {
  if (arrayFilters.length === 0) return
  throw new MongoError(FAILED_TO_PARSE, `arrayFilters may not be specified for ${kind} updates`)
}

function checkId(before: Document, after: Document): void {
  const id = fieldOf(before, '_id')
  if (id === undefined || equalValues(id, fieldOf(after, '_id'))) return
  const altered = `was found to have been altered to _id: ${describe(fieldOf(after, '_id'))}`
  throw new MongoError(
    IMMUTABLE,
    `After applying the update, the (immutable) field '_id' ${altered}`,
  )
}

function withId(start: Document, result: Document): Document {
  checkId(start, result)
  const { _id = new ObjectId(), ...fields } = result
  return { _id, ...fields }
}
