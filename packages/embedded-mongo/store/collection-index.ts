import { type Direction, encodeKey, encodeValues, type Key } from '../bson/keys'
import { toDouble, toInteger } from '../bson/numbers'
import { crossesArray, splitPath } from '../bson/paths'
import { type Document, isDocument } from '../bson/types'
import { type Collation, parseCollation } from '../query/collation'
import { compileFilter, type Filter } from '../query/match'
import { indexValues } from './index-values'
import { textTerms, type TextWeights, textWeights } from './text-terms'

/** Properties of an index's documents that limit its use. */
type Flags = { multikey: readonly boolean[]; hasCutKeys: boolean }

/**
 * One index: its definition (as in listIndexes) and the keys of a document. Immutable.
 */
export class CollectionIndex {
  readonly name: string
  readonly pattern: Document
  readonly fields: readonly string[]
  readonly directions: readonly Direction[]
  readonly isUnique: boolean
  /** Whether new duplicates are refused, while older ones may be there. */
  readonly isPreparedUnique: boolean
  readonly isSparse: boolean
  readonly expireAfterSeconds: number | undefined
  readonly collation: Collation | undefined
  readonly partial: Document | undefined
  /** Set for a text index, whose entries are terms. */
  readonly weights: TextWeights | undefined
  private readonly paths: readonly (readonly string[])[]
  private readonly partialFilter: Filter | undefined

  constructor(
    readonly number: number,
    readonly spec: Document,
    readonly flags: Flags,
  ) {
    const partial = spec['partialFilterExpression']
    const collation = spec['collation']
    this.name = String(spec['name'])
    this.pattern = spec['key'] as Document
    this.fields = Object.keys(this.pattern)
    this.directions = Object.values(this.pattern).map((value) => (toDouble(value) < 0 ? -1 : 1))
    this.isUnique = spec['unique'] === true || this.name === '_id_'
    this.isPreparedUnique = spec['prepareUnique'] === true
    this.isSparse = spec['sparse'] === true
    this.expireAfterSeconds = toInteger(spec['expireAfterSeconds'])
    this.collation = isDocument(collation) ? parseCollation(withoutVersion(collation)) : undefined
    this.partial = isDocument(partial) ? partial : undefined
    this.partialFilter = this.partial && compileFilter(this.partial)
    this.weights = textWeights(spec)
    this.paths = this.fields.map(splitPath)
  }

  static create(number: number, spec: Document): CollectionIndex {
    return new CollectionIndex(number, spec, { multikey: [], hasCutKeys: false })
  }

  static fromDocument(stored: Document): CollectionIndex {
    const multikey = (stored['multikey'] as boolean[]).map(Boolean)
    const flags = { multikey, hasCutKeys: stored['hasCutKeys'] === true }
    return new CollectionIndex(toDouble(stored['number']), stored['spec'] as Document, flags)
  }

  toDocument(): Document {
    return { number: this.number, spec: this.spec, ...this.flags }
  }

  isMultikey(field: number): boolean {
    return this.flags.multikey[field] ?? false
  }

  get isMultikeyAnywhere(): boolean {
    return this.flags.multikey.includes(true)
  }

  /** The document's entries in order, without duplicates; none if a sparse or partial index omits
   * it. */
  keysOf(doc: Document): Key[] {
    if (this.partialFilter && !this.partialFilter.matches(doc)) return []
    if (this.weights) return textTerms(doc, this.weights).map((term) => encodeKey([term], [1]))
    const { rows, exists } = indexValues(doc, this.paths)
    if (this.isSparse && !exists) return []
    const keys = rows.map((row) => encodeKey(row, this.directions, this.collation))
    if (keys.length < 2) return keys
    return keys.toSorted((a, b) => a.bytes.compare(b.bytes)).filter(isFirst)
  }

  /** The full key of a truncated one, against hash collisions. */
  wholeKeysOf(doc: Document): Buffer[] {
    const { rows } = indexValues(doc, this.paths)
    return rows.map((row) => encodeValues(row, this.directions, this.collation))
  }

  /** The values of the entry with this key, for the error of a duplicate. */
  valuesOfKey(doc: Document, key: Key): unknown[] {
    const { rows } = indexValues(doc, this.paths)
    const isKey = (row: unknown[]): boolean =>
      encodeKey(row, this.directions, this.collation).bytes.equals(key.bytes)
    return rows.find(isKey) ?? []
  }

  /** The index with what a document adds to its flags; itself where it adds nothing. */
  having(doc: Document, keys: readonly Key[]): CollectionIndex {
    if (this.weights || keys.length === 0) return this
    const hasCutKeys = this.flags.hasCutKeys || keys.some(({ isCut }) => isCut)
    const isWider = this.paths.some((path, i) => !this.isMultikey(i) && crossesArray(doc, path))
    if (!isWider && hasCutKeys === this.flags.hasCutKeys) return this
    const multikey = this.paths.map((path, i) => this.isMultikey(i) || crossesArray(doc, path))
    return new CollectionIndex(this.number, this.spec, { multikey, hasCutKeys })
  }
}

const isFirst = (key: Key, i: number, keys: readonly Key[]): boolean =>
  i === 0 || keys[i - 1]?.bytes.equals(key.bytes) === false

function withoutVersion({ version: _, ...collation }: Document): Document {
  return collation
}
