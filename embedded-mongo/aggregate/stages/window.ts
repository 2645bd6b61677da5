import { compareValues } from '../../bson/compare'
import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { compileSort } from '../../query/sort'
import { parse } from '../parse'
import { setDeep } from '../set-deep'
import type { Stage, StageContext } from '../stage'
import { parseWindowFunction, type WindowFunction } from './window-functions'

const NAMES = new Set(['partitionBy', 'sortBy', 'output'])

type Output = { parts: readonly string[]; compute: WindowFunction }
type Partition = { key: unknown; rows: Document[] }

export function parseSetWindowFields(spec: unknown, context: StageContext): Stage {
  if (!isDocument(spec)) {
    throw new MongoError(9, 'the $setWindowFields stage specification must be an object')
  }
  for (const key of Object.keys(spec)) {
    if (NAMES.has(key)) continue
    throw new MongoError(40415, `BSON field '$setWindowFields.${key}' is an unknown field.`)
  }
  const { partitionBy, sortBy, output } = spec
  if (output === undefined) {
    const message = "BSON field '$setWindowFields.output' is missing but a required field"
    throw new MongoError(40414, message)
  }
  if (!isDocument(output) || (sortBy !== undefined && !isDocument(sortBy))) {
    throw new MongoError(14, "'output' and 'sortBy' of $setWindowFields must be objects")
  }
  const outputs = Object.entries(output).map(([path, source]): Output => {
    const parts = parseFieldPath(path)
    return { parts, compute: parseWindowFunction(source, sortBy, context) }
  })
  const compare = sortBy ? compileSort(sortBy, context.collation) : undefined
  const key = parse(partitionBy ?? null, context.scope)
  return (docs) =>
    partitions(docs, (doc) => key.run(doc), context).flatMap(({ rows }) =>
      withOutputs(compare ? rows.sort(compare) : rows, outputs),
    )
}

function partitions(
  docs: Iterable<Document>,
  keyOf: (doc: Document) => unknown,
  { collation }: StageContext,
): Partition[] {
  const found = new Map<string, Partition>()
  for (const doc of docs) {
    const key = keyOf(doc) ?? null
    if (Array.isArray(key)) {
      throw new MongoError(
        14,
        'An expression used to partition cannot evaluate to value of type array',
      )
    }
    const identity = identityOf(key, collation)
    const partition = found.get(identity)
    if (partition) partition.rows.push(doc)
    else found.set(identity, { key, rows: [doc] })
  }
  return [...found.values()].sort((a, b) => compareValues(a.key, b.key, collation))
}

function withOutputs(rows: readonly Document[], outputs: readonly Output[]): Document[] {
  const columns = outputs.map(({ compute }) => compute(rows))
  return rows.map((row, i) =>
    outputs.reduce((doc, { parts }, k) => setDeep(doc, parts, columns[k]?.[i]), row),
  )
}
