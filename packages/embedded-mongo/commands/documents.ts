import { BSON, ObjectId, Timestamp } from 'bson'
import { decode, type Document, encode, isDocument, setField, typeName } from '../bson/types'
import { MongoError } from '../errors'

const INVALID_ID = 53
const DEEPEST = 180
const OVERFLOW = 15
/** The size that a document in BSON begins with. */
const SIZE = 4

/** A checked document with its _id first, and its BSON. */
type Insertable = { doc: Document; bytes: Uint8Array }

/** Prepares a document for insertion: adds an _id where there is none and moves it to the front. */
export function readInsertable(source: Uint8Array | Document, now: Date): Insertable {
  const bytes = source instanceof Uint8Array ? source : undefined
  const given = source instanceof Uint8Array ? readBytes(source) : source
  checkDepth(given)
  checkId(given['_id'])
  const isInPlace = Object.keys(given)[0] === '_id'
  const stamped = stampTimestamps(given, now)
  if (isInPlace && stamped === given && bytes) return { doc: given, bytes }
  if (bytes && stamped === given && given['_id'] === undefined) return withNewId(given, bytes)
  const { _id = new ObjectId(), ...rest } = stamped
  const doc: Document = isInPlace ? stamped : { _id, ...rest }
  return { doc, bytes: encode(doc) }
}

/** All other fields keep their bytes. */
function withNewId(given: Document, bytes: Uint8Array): Insertable {
  const _id = new ObjectId()
  const start = encode({ _id }).subarray(0, -1)
  const whole = Buffer.concat([start, bytes.subarray(SIZE)])
  whole.writeInt32LE(whole.length)
  return { doc: { _id, ...given }, bytes: whole }
}

export function readBytes(bytes: Uint8Array): Document {
  try {
    return decode(bytes)
  } catch (error) {
    if (error instanceof BSON.BSONError) throw new MongoError(22, error.message)
    // The decoder's stack allows more than MongoDB's limit.
    if (error instanceof RangeError) throw tooDeep()
    throw error
  }
}

export function checkId(id: unknown): void {
  const name = typeName(id)
  if (name === 'array' || name === 'regex' || name === 'undefined') {
    throw new MongoError(INVALID_ID, `The '_id' value cannot be of type ${name}`)
  }
  if (!isDocument(id)) return
  const bad = Object.keys(id).find((key) => key.startsWith('$'))
  if (bad !== undefined) {
    const text = `_id fields may not contain '$'-prefixed fields: ${bad} is not valid for storage.`
    throw new MongoError(52, text)
  }
}

export function checkDepth(value: unknown, depth = 0): void {
  if (depth > DEEPEST) {
    throw tooDeep()
  }
  if (Array.isArray(value)) for (const item of value) checkDepth(item, depth + 1)
  else if (isDocument(value)) for (const key in value) checkDepth(value[key], depth + 1)
}

function tooDeep(): MongoError {
  return new MongoError(OVERFLOW, 'Document exceeds maximum nested object depth')
}

/** An empty top-level timestamp is replaced by the current time. */
function stampTimestamps(doc: Document, now: Date): Document {
  let stamped = doc
  for (const [key, value] of Object.entries(doc)) {
    if (!(value instanceof Timestamp) || !value.isZero() || key === '_id') continue
    if (stamped === doc) stamped = { ...doc }
    setField(stamped, key, new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }))
  }
  return stamped
}
