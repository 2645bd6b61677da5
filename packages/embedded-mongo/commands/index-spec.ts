import { Int32 } from 'bson'
import { makeInt, isNumber, toDouble, toInteger } from '../bson/numbers'
import { type Document, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { parseCollation } from '../query/collation'
import { describe } from '../query/describe'
import { readPartial } from './partial-index'

const CANNOT_CREATE = 67
const WRONG_TYPE = 14
const FAILED_TO_PARSE = 9
const INVALID_OPTION = 197
const BAD_VALUE = 2
const MAX_FIELDS = 32
const LONGEST_TTL = 2147483647

const FLAGS = ['unique', 'sparse', 'background', 'hidden', 'dropDups', 'prepareUnique'] as const
const OPTIONS = new Set<string>([
  'v',
  'key',
  'name',
  'ns',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  'storageEngine',
  'clustered',
  ...FLAGS,
])
const OTHER_KINDS = new Set(['2d', '2dsphere', 'geoHaystack', 'hashed', 'columnstore'])
/** Checks an index's definition and fills it in as listIndexes shows it. */
export function readIndexSpec(source: Document, collection: { collation?: Document }): Document {
  for (const option of Object.keys(source)) {
    if (OPTIONS.has(option)) continue
    const text = `The field '${option}' is not valid for an index specification. Specification: ${describe(source)}`
    throw new MongoError(INVALID_OPTION, text)
  }
  const key = readPattern(source['key'])
  const name = readName(source['name'], key)
  const isText = Object.values(key).includes('text')
  const spec: Document = { v: makeInt(2), key: isText ? textPattern(key) : key, name }
  for (const flag of FLAGS) {
    if (flag === 'background' || flag === 'dropDups') continue
    if (readFlag(source, flag)) spec[flag] = true
    else if (source[flag] === false) delete spec[flag]
  }
  readPartial(source, spec)
  readExpiry(source, spec, key)
  readCollation(source, spec, collection)
  if (isText) readText(source, spec, key)
  if (name === '_id_' || isIdPattern(key)) checkIdIndex(spec, key)
  return spec
}

export const isIdPattern = (key: Document): boolean =>
  Object.keys(key).length === 1 && toInteger(key['_id']) === 1

function readPattern(key: unknown): Document {
  if (!isDocument(key)) {
    const text = `The field 'key' must be an object, but got ${typeName(key)}`
    throw new MongoError(key === undefined ? FAILED_TO_PARSE : WRONG_TYPE, text)
  }
  const entries = Object.entries(key)
  if (entries.length === 0) throw cannot('Index keys cannot be an empty object')
  if (entries.length > MAX_FIELDS) throw cannot(`too many fields in compound index`)
  for (const [field, kind] of entries) checkField(field, kind, key)
  return key
}

function checkField(field: string, kind: unknown, key: Document): void {
  const shown = describe(key)
  if (typeof kind === 'string') {
    if (kind === 'text') return
    if (kind === '')
      throw cannot(`Values in the index key pattern cannot be empty strings: ${shown}`)
    if (OTHER_KINDS.has(kind)) {
      throw new MongoError(238, `Index type '${kind}' is not supported by this server`)
    }
    throw cannot(`Unknown index plugin '${kind}'`)
  }
  if (!isNumber(kind)) {
    const text = `Values in v:2 index key pattern cannot be of type ${typeName(kind)}. Only numbers > 0, numbers < 0, and strings are allowed.`
    throw cannot(text)
  }
  if (toDouble(kind) === 0 || Number.isNaN(toDouble(kind))) {
    throw cannot(`Values in the index key pattern cannot be 0.`)
  }
  if (field === '') throw cannot('Index keys cannot be an empty field')
  if (field.split('.').includes(''))
    throw cannot(`Index keys cannot contain an empty field: ${shown}`)
  if (field === '$**' || field.endsWith('.$**')) {
    throw new MongoError(238, 'Wildcard indexes are not supported by this server')
  }
  if (field.split('.').some((part) => part.startsWith('$') && !/^\$(?:ref|id|db)$/.test(part))) {
    throw cannot(`Index key contains an illegal field name: field name starts with '$': ${field}`)
  }
}

function readName(name: unknown, key: Document): string {
  if (name === undefined) {
    throw new MongoError(
      FAILED_TO_PARSE,
      `The 'name' field is a required property of an index specification`,
    )
  }
  if (typeof name !== 'string') {
    throw new MongoError(WRONG_TYPE, `The field 'name' must be a string, but got ${typeName(name)}`)
  }
  if (name === '' || name.includes('\0')) throw cannot('index name cannot be empty')
  if (name === '*') throw new MongoError(BAD_VALUE, `The index name '*' is not valid.`)
  return isIdPattern(key) ? '_id_' : name
}

function readFlag(source: Document, name: string): boolean {
  const value = source[name]
  if (value === undefined) return false
  if (typeof value === 'boolean') return value
  if (isNumber(value)) return toDouble(value) !== 0
  throw new MongoError(
    WRONG_TYPE,
    `The field '${name}' has value ${describe(value)}, which is not convertible to bool`,
  )
}

function readExpiry(source: Document, spec: Document, key: Document): void {
  const expiry = source['expireAfterSeconds']
  if (expiry === undefined) return
  if (!isNumber(expiry)) {
    throw cannot(
      `TTL index 'expireAfterSeconds' option must be numeric, but received a type of '${typeName(expiry)}'.`,
    )
  }
  if (Object.keys(key).length !== 1) {
    throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL.')
  }
  if (isIdPattern(key))
    throw new MongoError(
      INVALID_OPTION,
      `The field 'expireAfterSeconds' is not valid for an _id index specification.`,
    )
  const seconds = Math.trunc(toDouble(expiry))
  if (seconds < 0) throw cannot(`TTL index 'expireAfterSeconds' option cannot be less than 0.`)
  if (seconds > LONGEST_TTL)
    throw cannot(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a lower number.`,
    )
  spec['expireAfterSeconds'] = expiry instanceof Int32 ? expiry : makeInt(seconds)
}

function readCollation(
  source: Document,
  spec: Document,
  collection: { collation?: Document },
): void {
  const given = source['collation']
  if (given !== undefined && !isDocument(given)) {
    throw new MongoError(
      WRONG_TYPE,
      `The field 'collation' must be an object, but got ${typeName(given)}`,
    )
  }
  const collation = parseCollation(given ?? collection.collation)
  if (collation) spec['collation'] = collation.spec
}

/** A text index has two internal key fields; `weights` names the searched ones. */
function textPattern(key: Document): Document {
  if (Object.values(key).some((kind) => kind !== 'text')) {
    throw new MongoError(238, 'Compound text indexes are not supported by this server')
  }
  return { _fts: 'text', _ftsx: makeInt(1) }
}

function readText(source: Document, spec: Document, key: Document): void {
  if (spec['unique'] === true) throw cannot('Text indexes cannot be unique')
  const given = isDocument(source['weights']) ? source['weights'] : {}
  const fields = [...new Set([...Object.keys(key), ...Object.keys(given)])]
  const weights = fields.map((field) => [field, given[field] ?? makeInt(1)] as const)
  spec['weights'] = Object.fromEntries(weights.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  spec['default_language'] = source['default_language'] ?? 'english'
  spec['language_override'] = source['language_override'] ?? 'language'
  spec['textIndexVersion'] = makeInt(3)
}

function checkIdIndex(spec: Document, key: Document): void {
  if (!isIdPattern(key))
    throw new MongoError(
      BAD_VALUE,
      `The index name '_id_' is reserved for the _id index, which must have key pattern {_id: 1}, found key: ${describe(key)}`,
    )
  for (const option of ['unique', 'sparse', 'partialFilterExpression', 'hidden', 'prepareUnique']) {
    if (spec[option] === undefined) continue
    throw new MongoError(
      INVALID_OPTION,
      `The field '${option}' is not valid for an _id index specification. Specification: ${describe(spec)}`,
    )
  }
}

function cannot(text: string): MongoError {
  return new MongoError(CANNOT_CREATE, text)
}
