import { toInteger, isNumber, isTruthy, toDouble } from '../bson/numbers'
import { type Document, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { type Collation, parseCollation } from '../query/collation'

const UNKNOWN_FIELD = 40415
const MISSING_FIELD = 40414
const WRONG_TYPE = 14
const FAILED_TO_PARSE = 9

/** Fields that any command may have. */
const COMMON = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  '$audit',
  '$client',
  '$configServerState',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'stmtId',
  'stmtIds',
])

type TypeWanted = 'object' | 'array' | 'string' | 'bool' | 'number' | 'any'

/** Reads the fields of a command or a statement; a wrong type gives MongoDB's error. */
export class Arguments {
  constructor(
    readonly source: Document,
    private readonly name: string,
  ) {}

  /** Refuses unknown fields; `unsupported` ones exist in MongoDB, but not here. */
  allow(known: readonly string[], unsupported: readonly string[] = []): this {
    for (const field of Object.keys(this.source)) {
      if (unsupported.includes(field)) {
        throw new MongoError(238, `${this.name}.${field} is not supported by this server`)
      }
      if (!known.includes(field) && !COMMON.has(field) && field !== this.name) {
        const text = `BSON field '${this.name}.${field}' is an unknown field.`
        throw new MongoError(UNKNOWN_FIELD, text)
      }
    }
    return this
  }

  document(field: string): Document | undefined {
    return this.typed(field, 'object') as Document | undefined
  }

  needDocument(field: string): Document {
    return this.document(field) ?? this.missing(field)
  }

  array(field: string): unknown[] | undefined {
    return this.typed(field, 'array') as unknown[] | undefined
  }

  needArray(field: string): unknown[] {
    return this.array(field) ?? this.missing(field)
  }

  documents(field: string): Document[] | undefined {
    return this.array(field)?.map((item, i) => {
      if (isDocument(item)) return item
      throw this.wrongType(`${field}.${i}`, item, 'object')
    })
  }

  needDocuments(field: string): Document[] {
    return this.documents(field) ?? this.missing(field)
  }

  needPipeline(): Document[] {
    return this.needArray('pipeline').map((stage) => {
      if (isDocument(stage)) return stage
      throw new MongoError(WRONG_TYPE, `Each element of the 'pipeline' array must be an object`)
    })
  }

  string(field: string): string | undefined {
    return this.typed(field, 'string') as string | undefined
  }

  needString(field: string): string {
    return this.string(field) ?? this.missing(field)
  }

  /** A boolean; numbers are accepted as in MongoDB. */
  flag(field: string): boolean {
    const value = this.source[field]
    if (isAbsent(value)) return false
    if (typeof value === 'boolean' || isNumber(value)) return isTruthy(value)
    throw this.wrongType(field, value, 'bool')
  }

  /** A whole number that is not negative. */
  count(field: string): number | undefined {
    const value = this.typed(field, 'number')
    if (value === undefined) return undefined
    const number = toInteger(value) ?? Math.trunc(toDouble(value))
    if (number >= 0) return number
    const text = `BSON field '${field}' value must be >= 0, actual value '${number}'`
    throw new MongoError(51024, text)
  }

  integer(field: string): number | undefined {
    const value = this.typed(field, 'number')
    if (value === undefined) return undefined
    const number = toInteger(value) ?? Math.trunc(toDouble(value))
    if (Number.isSafeInteger(number)) return number
    throw new MongoError(FAILED_TO_PARSE, `${this.name}.${field} is out of range`)
  }

  collation(fallback?: Document): Collation | undefined {
    return parseCollation(this.document('collation') ?? fallback)
  }

  /** The deadline from `maxTimeMS`. */
  deadline(): number | undefined {
    const limit = this.count('maxTimeMS')
    return limit ? Date.now() + limit : undefined
  }

  private typed(field: string, wanted: TypeWanted): unknown {
    const value = this.source[field]
    if (isAbsent(value)) return undefined
    const isRight =
      wanted === 'number' ? isNumber(value) : wanted === 'any' || typeName(value) === wanted
    if (isRight) return value
    throw this.wrongType(field, value, wanted)
  }

  private missing(field: string): never {
    const text = `BSON field '${this.name}.${field}' is missing but a required field`
    throw new MongoError(MISSING_FIELD, text)
  }

  private wrongType(field: string, value: unknown, wanted: string): MongoError {
    const path = `${this.name}.${field}`
    const text = `BSON field '${path}' is the wrong type '${typeName(value)}', expected type '${wanted}'`
    return new MongoError(WRONG_TYPE, text)
  }
}

/** A field that is null, or of the deprecated type undefined, counts as missing. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || typeName(value) === 'undefined'
}
