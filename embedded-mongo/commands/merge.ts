import type { MergeTarget, WriteMode } from '../aggregate/stage'
import { type Document, isDocument, setField } from '../bson/types'
import { makeScope } from '../aggregate/expression'
import { parse } from '../aggregate/parse'
import { equalValues } from '../bson/compare'
import { makeInt } from '../bson/numbers'
import { plainValueAt, splitPath } from '../bson/paths'
import { MongoError } from '../errors'
import { prepare, run } from '../query/run'
import { type Collection, namespaceOf } from '../store/catalogue'
import type { StoredRecord } from '../store/records'
import type { WriteTransaction } from '../store/transaction'
import { compileUpdate } from '../update/update'
import type { Context } from './context'
import { readInsertable } from './documents'
import { checkNamespace, checkWritable } from './namespaces'

type CompiledUpdate = ReturnType<typeof compileUpdate>

const MODES = ['replace', 'keepExisting', 'merge', 'fail']
const UNMATCHED = ['insert', 'discard', 'fail']

/** Executes $out and $merge within the aggregation's transaction. */
export function writeResults(
  transaction: WriteTransaction,
  context: Context,
  { db = context.db, collection: name }: MergeTarget,
  docs: Iterable<Document>,
  mode: WriteMode,
): void {
  checkNamespace(db, name)
  checkWritable(db, name)
  if (mode.out) writeOut(transaction, context, db, name, docs)
  else new Merge(transaction, context, db, name, mode.merge).write(docs)
}

/** Replaces the content of the collection; its indexes stay and keep their constraints. */
function writeOut(
  transaction: WriteTransaction,
  { startedAt }: Context,
  db: string,
  name: string,
  docs: Iterable<Document>,
): void {
  const results = [...docs]
  const old = transaction.find(namespaceOf(db, name))
  if (old?.options['capped'] === true) {
    throw new MongoError(17152, `namespace '${db}.${name}' is capped so it can't be used for $out`)
  }
  if (old) transaction.drop(old)
  const fresh = transaction.create(db, name, old?.options ?? {})
  const others = (old?.indexes ?? []).filter(({ name: index }) => index !== '_id_')
  const indexes = others.map(({ spec }) => transaction.newIndex(spec))
  transaction.setIndexes(fresh, { indexes: [...fresh.indexes, ...indexes] })
  for (const result of results) {
    const { doc, bytes } = readInsertable(result, startedAt)
    transaction.insert(fresh.namespace, doc, bytes)
  }
}

class Merge {
  private readonly on: readonly string[]
  private readonly whenMatched: string | Document[]
  private readonly whenNotMatched: string
  private readonly variables: Document | undefined

  constructor(
    private readonly transaction: WriteTransaction,
    private readonly context: Context,
    private readonly db: string,
    private readonly name: string,
    spec: Document,
  ) {
    this.whenMatched = readMode(spec['whenMatched'])
    this.whenNotMatched = readChoice(spec['whenNotMatched'], UNMATCHED, 'insert')
    this.variables = isDocument(spec['let']) ? spec['let'] : undefined
    this.on = readOn(spec['on'])
    checkModes(this.whenMatched, this.whenNotMatched)
    checkUniqueIndex(transaction.find(namespaceOf(db, name)), this.on)
  }

  write(docs: Iterable<Document>): void {
    const results = [...docs]
    if (results.length > 0) this.transaction.findOrCreate(this.db, this.name)
    for (const result of results) this.writeOne(result)
  }

  private writeOne(result: Document): void {
    const { doc } = readInsertable(result, this.context.startedAt)
    const update = this.updateFor(doc)
    const found = this.findTarget(doc)
    if (found) this.change(found, doc, update)
    else if (this.whenNotMatched === 'insert') this.transaction.insert(this.namespace, doc)
    else if (this.whenNotMatched === 'fail') {
      throw new MongoError(
        13113,
        '$merge could not find a matching document in the target collection for at least one document in the source collection',
      )
    }
  }

  private change(found: StoredRecord, doc: Document, update: CompiledUpdate | undefined): void {
    if (this.whenMatched === 'keepExisting') return
    if (this.whenMatched === 'fail') throw this.duplicate(found.doc)
    const after = this.combined(found.doc, doc, update)
    if (!equalValues(after['_id'], found.doc['_id'])) {
      const text = `$merge failed to update the matching document, did you attempt to modify the _id or the shard key?`
      throw new MongoError(66, text)
    }
    this.transaction.replace(this.namespace, found, after)
  }

  private combined(before: Document, doc: Document, update: CompiledUpdate | undefined): Document {
    if (update) return update.apply(before, {})
    if (this.whenMatched === 'replace') return doc
    const after = { ...before }
    for (const [key, value] of Object.entries(doc)) setField(after, key, value)
    return after
  }

  /** A pipeline must be valid for each result, matched or not. */
  private updateFor(doc: Document): CompiledUpdate | undefined {
    if (!Array.isArray(this.whenMatched)) return undefined
    return compileUpdate(this.whenMatched, {
      variables: this.variablesOf(doc),
      now: this.context.startedAt,
      multi: false,
      upsert: false,
    })
  }

  /** `let` over the merged result, without missing values; by default the result is $$new. */
  private variablesOf(doc: Document): Document {
    if (!this.variables) return { new: { $literal: doc } }
    const variables: Document = {}
    for (const [name, source] of Object.entries(this.variables)) {
      const scope = makeScope({ now: this.context.startedAt })
      const value = parse(source, scope).run(doc)
      if (value !== undefined) variables[name] = { $literal: value }
    }
    return variables
  }

  private duplicate(found: Document): MongoError {
    const keyValue: Document = {}
    const keyPattern: Document = {}
    for (const path of this.on) {
      keyPattern[path] = makeInt(1)
      keyValue[path] = plainValueAt(found, splitPath(path))
    }
    const text = `$merge with whenMatched: fail found an existing document with the same values for the 'on' fields`
    return new MongoError(11000, text, { keyPattern, keyValue })
  }

  private findTarget(doc: Document): StoredRecord | undefined {
    const collection = this.transaction.find(this.namespace)
    if (!collection) return undefined
    const filter: Document = {}
    for (const path of this.on) {
      const value = plainValueAt(doc, splitPath(path))
      if (value === undefined || value === null || Array.isArray(value)) {
        const text = `$merge write error: 'on' field '${path}' cannot be missing, null, undefined or an array`
        throw new MongoError(value === undefined || value === null ? 51132 : 51185, text)
      }
      filter[path] = { $eq: value }
    }
    const prepared = prepare(collection, { filter, limit: 1 })
    const [found] = run(this.transaction.environment, collection, prepared)
    return found
  }

  private get namespace(): string {
    return namespaceOf(this.db, this.name)
  }
}

function readMode(value: unknown): string | Document[] {
  if (Array.isArray(value)) return value.filter(isDocument)
  return readChoice(value, MODES, 'merge')
}

function readChoice(value: unknown, choices: readonly string[], fallback: string): string {
  if (value === undefined) return fallback
  if (typeof value === 'string' && choices.includes(value)) return value
  throw new MongoError(2, `Enumeration value '${String(value)}' is not a valid value of $merge`)
}

/** If matches are kept or refused, unmatched results can only be inserted. */
function checkModes(whenMatched: string | Document[], whenNotMatched: string): void {
  if (whenNotMatched === 'insert' || Array.isArray(whenMatched)) return
  if (whenMatched !== 'fail' && whenMatched !== 'keepExisting') return
  const text = `Combination of $merge modes 'whenMatched: ${whenMatched}' and 'whenNotMatched: ${whenNotMatched}' is not supported`
  throw new MongoError(51181, text)
}

function readOn(value: unknown): string[] {
  if (value === undefined) return ['_id']
  const paths = Array.isArray(value) ? (value as unknown[]) : [value]
  if (paths.length === 0) {
    throw new MongoError(
      51187,
      `If explicitly specifying $merge 'on', must include at least one field`,
    )
  }
  return paths.map((path) => {
    if (typeof path === 'string') return path
    throw new MongoError(51134, `$merge 'on' array elements must be strings`)
  })
}

/** Without a unique index on exactly these fields a target could be ambiguous. */
function checkUniqueIndex(target: Collection | undefined, on: readonly string[]): void {
  const isOn = (fields: readonly string[]): boolean =>
    fields.length === on.length && on.every((path) => fields.includes(path))
  const indexes = target?.indexes ?? []
  const isCovered =
    isOn(['_id']) || indexes.some((index) => index.isUnique && !index.partial && isOn(index.fields))
  if (isCovered) return
  throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique')
}
