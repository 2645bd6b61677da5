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

type CompiledUpdate = ReturnType<typeof compileUpdate>

const MODES = ['replace', 'keepExisting', 'merge', 'fail']
const UNMATCHED = ['insert', 'discard', 'fail']

type MergeSpec = {
  db: string
  name: string
  on: readonly string[]
  whenMatched: string | Document[]
  whenNotMatched: string
  variables: Document | undefined
  deadline: number | undefined
}

/** Reads the options of a $merge. */
export function readMerge(
  { db, name }: { db: string; name: string },
  spec: Document,
  deadline: number | undefined,
): MergeSpec {
  const whenMatched = readMode(spec['whenMatched'])
  const whenNotMatched = readChoice(spec['whenNotMatched'], UNMATCHED, 'insert')
  const variables = isDocument(spec['let']) ? spec['let'] : undefined
  const on = readOn(spec['on'])
  checkModes(whenMatched, whenNotMatched)
  return { db, name, on, whenMatched, whenNotMatched, variables, deadline }
}

/** Merges the results one by one. As in MongoDB, a failure keeps what was merged before it. */
export async function writeMerge(
  { store, startedAt }: Context,
  spec: MergeSpec,
  docs: readonly Document[],
): Promise<void> {
  const error = await store.writeInTurns(function* (turn) {
    const { db, name, on } = spec
    checkUniqueIndex(turn.transaction.find(namespaceOf(db, name)), on)
    if (docs.length > 0) turn.transaction.findOrCreate(db, name)
    for (const doc of docs) {
      if (turn.isOver()) yield
      try {
        new Merge(turn.transaction, startedAt, spec).write(doc)
      } catch (failure) {
        if (failure instanceof MongoError) return failure
        throw failure
      }
    }
    return undefined
  })
  if (error) throw error
}

class Merge {
  constructor(
    private readonly transaction: WriteTransaction,
    private readonly now: Date,
    private readonly spec: MergeSpec,
  ) {}

  write(result: Document): void {
    const { whenNotMatched } = this.spec
    const { doc } = readInsertable(result, this.now)
    const update = this.updateFor(doc)
    const found = this.findTarget(doc)
    if (found) this.change(found, doc, update)
    else if (whenNotMatched === 'insert') this.transaction.insert(this.namespace, doc)
    else if (whenNotMatched === 'fail') {
      throw new MongoError(
        13113,
        '$merge could not find a matching document in the target collection for at least one document in the source collection',
      )
    }
  }

  private change(found: StoredRecord, doc: Document, update: CompiledUpdate | undefined): void {
    if (this.spec.whenMatched === 'keepExisting') return
    if (this.spec.whenMatched === 'fail') throw this.duplicate(found.doc)
    const after = this.combined(found.doc, doc, update)
    if (!equalValues(after['_id'], found.doc['_id'])) {
      const text = `$merge failed to update the matching document, did you attempt to modify the _id or the shard key?`
      throw new MongoError(66, text)
    }
    this.transaction.replace(this.namespace, found, after)
  }

  private combined(before: Document, doc: Document, update: CompiledUpdate | undefined): Document {
    if (update) return update.apply(before, {})
    if (this.spec.whenMatched === 'replace') return doc
    const after = { ...before }
    for (const [key, value] of Object.entries(doc)) setField(after, key, value)
    return after
  }

  /** A pipeline must be valid for each result, matched or not. */
  private updateFor(doc: Document): CompiledUpdate | undefined {
    const { whenMatched, deadline } = this.spec
    if (!Array.isArray(whenMatched)) return undefined
    return compileUpdate(whenMatched, {
      deadline,
      variables: this.variablesOf(doc),
      now: this.now,
      multi: false,
      upsert: false,
    })
  }

  /** `let` over the merged result, without missing values; by default the result is $$new. */
  private variablesOf(doc: Document): Document {
    if (!this.spec.variables) return { new: { $literal: doc } }
    const variables: Document = {}
    for (const [name, source] of Object.entries(this.spec.variables)) {
      const scope = makeScope({ now: this.now })
      const value = parse(source, scope).run(doc)
      if (value !== undefined) variables[name] = { $literal: value }
    }
    return variables
  }

  private duplicate(found: Document): MongoError {
    const keyValue: Document = {}
    const keyPattern: Document = {}
    for (const path of this.spec.on) {
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
    for (const path of this.spec.on) {
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
    return namespaceOf(this.spec.db, this.spec.name)
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

/** A target could be ambiguous without a unique index on exactly these fields. */
function checkUniqueIndex(target: Collection | undefined, on: readonly string[]): void {
  const isOn = (fields: readonly string[]): boolean =>
    fields.length === on.length && on.every((path) => fields.includes(path))
  const indexes = target?.indexes ?? []
  const isCovered =
    isOn(['_id']) || indexes.some((index) => index.isUnique && !index.partial && isOn(index.fields))
  if (isCovered) return
  throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique')
}
