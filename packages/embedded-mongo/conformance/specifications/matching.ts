import { type Document, isDocument, type TypeName, typeName } from '../../bson/types'
import { EJSON } from '../driver'

/** Why a value is not as a test expects it; undefined if it is. */
type Mismatch = string | undefined

const OTHER_NAMES = new Map<string, string>([['number', 'int long double decimal']])

/**
 * Compares as the unified test format says: more fields are allowed at the root of a document,
 * numbers are equal by value, and $$ operators stand for values.
 */
export function mismatch(
  expected: unknown,
  given: unknown,
  entities: ReadonlyMap<string, unknown>,
  isRoot = true,
  path = '',
): Mismatch {
  if (isDocument(expected)) {
    const [operator = ''] = Object.keys(expected)
    if (operator.startsWith('$$') && Object.keys(expected).length === 1) {
      return special(operator, expected[operator], given, entities, isRoot, path)
    }
    return documents(expected, given, entities, isRoot, path)
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(given) || given.length !== expected.length)
      return differ(expected, given, path)
    for (const [i, item] of expected.entries()) {
      const inner = mismatch(item, given[i], entities, isRoot && isDocument(item), `${path}.${i}`)
      if (inner !== undefined) return inner
    }
    return undefined
  }
  const isSame = text(expected) === text(given)
  return isSame ? undefined : differ(expected, given, path)
}

function documents(
  expected: Document,
  given: unknown,
  entities: ReadonlyMap<string, unknown>,
  isRoot: boolean,
  path: string,
): Mismatch {
  const actual = plain(given)
  if (!isDocument(actual)) return differ(expected, given, path)
  for (const [key, value] of Object.entries(expected)) {
    const inner = mismatch(value, actual[key], entities, false, `${path}.${key}`)
    if (inner !== undefined) return inner
  }
  const more = Object.keys(actual).filter((key) => actual[key] !== undefined && !(key in expected))
  return isRoot || more.length === 0 ? undefined : `${path} has also ${more.join(', ')}`
}

function special(
  operator: string,
  operand: unknown,
  given: unknown,
  entities: ReadonlyMap<string, unknown>,
  isRoot: boolean,
  path: string,
): Mismatch {
  const hold = (isSo: boolean): Mismatch =>
    isSo ? undefined : differ({ [operator]: operand }, given, path)
  switch (operator) {
    case '$$exists':
      return hold((given !== undefined) === operand)
    case '$$unsetOrMatches':
      if (given === undefined) return undefined
      return mismatch(operand, given, entities, isRoot, path)
    case '$$type':
      return hold(typesOf(operand).includes(typeOf(given)))
    case '$$matchesEntity':
      return mismatch(entities.get(String(operand)), given, entities, isRoot, path)
    case '$$matchesHexBytes':
      return hold(given instanceof Uint8Array && Buffer.from(given).toString('hex') === operand)
    case '$$sessionLsid': {
      const session = entities.get(String(operand)) as { id?: unknown } | undefined
      return hold(text(session?.id) === text(given))
    }
    case '$$lte':
      return hold(Number(given) <= Number(operand))
    case '$$matchAsRoot':
      return mismatch(operand, given, entities, true, path)
    case '$$matchAsDocument':
      return mismatch(operand, EJSON.parse(String(given)), entities, false, path)
    default:
      throw new Error(`${operator} is not known to this runner`)
  }
}

function typesOf(operand: unknown): string[] {
  const names = Array.isArray(operand) ? operand.map(String) : [String(operand)]
  return names.flatMap((name) => (OTHER_NAMES.get(name) ?? name).split(' '))
}

const NAMES_OF_CLASSES = new Map<string, TypeName>([
  ['Binary', 'binData'],
  ['Decimal128', 'decimal'],
  ['Double', 'double'],
  ['Int32', 'int'],
  ['Long', 'long'],
  ['ObjectId', 'objectId'],
  ['Timestamp', 'timestamp'],
])

/** The driver's classes are another copy of the package than the server's. */
function typeOf(value: unknown): TypeName {
  const name = (value as { _bsontype?: string } | null | undefined)?._bsontype
  return NAMES_OF_CLASSES.get(name ?? '') ?? typeName(value)
}

/** Results of the driver are instances of classes. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if ('_bsontype' in value || value instanceof Date || value instanceof Uint8Array) return value
  if (value instanceof Map) return Object.fromEntries(value)
  const copy: Document = {}
  for (const key in value) copy[key] = (value as Document)[key]
  return copy
}

function text(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  return value === undefined ? 'missing' : EJSON.stringify(value as object, { relaxed: true })
}

function differ(expected: unknown, given: unknown, path: string): string {
  return `${path || 'it'} is ${text(given).slice(0, 200)}, not ${text(expected).slice(0, 200)}`
}
