import { compareValues } from '../../bson/compare'
import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { type Paced, pause, sortPaced } from '../../query/pace'
import { compileSorting, sortRows } from '../../query/sort'
import { Held, roughSize } from '../held'
import { type Node, parse } from '../parse'
import { setDeep } from '../set-deep'
import type { PacedStage, StageContext } from '../stage'
import { parseWindowFunction, type WindowFunction } from './window-functions'

const NAMES = new Set(['partitionBy', 'sortBy', 'output'])

type Output = { parts: readonly string[]; compute: WindowFunction }
type Partition = { key: unknown; rows: Document[] }

export function parseSetWindowFields(spec: unknown, context: StageContext): PacedStage {
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
  const sorting = sortBy ? compileSorting(sortBy, context.collation) : undefined
  const key = parse(partitionBy ?? null, context.scope)
  const { pace } = context
  return {
    *paced(docs) {
      for (const rows of yield* partitions(docs, key, context)) {
        const sorted = sorting ? yield* sortRows(rows, sorting, pace) : rows
        const columns: unknown[][] = []
        for (const { compute } of outputs) columns.push(yield* compute(sorted))
        for (const [i, row] of sorted.entries()) {
          yield outputs.reduce((doc, { parts }, k) => setDeep(doc, parts, columns[k]?.[i]), row)
          if (pace.isDue()) yield* pause(pace)
        }
      }
    },
  }
}

/** The rows of each partition, in the order of their keys. */
function* partitions(
  docs: Paced<Document>,
  by: Node,
  { collation, pace, scope }: StageContext,
): Generator<undefined, Document[][]> {
  const found = new Map<string, Partition>()
  const held = new Held('$setWindowFields')
  for (const doc of docs) {
    if (!doc) {
      yield undefined
      continue
    }
    const key = (yield* scope.loops.evaluate(by.run, doc)) ?? null
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
    held.add(roughSize(doc))
    if (pace.isDue()) yield* pause(pace)
  }
  const order = (a: Partition, b: Partition): number => compareValues(a.key, b.key, collation)
  const sorted = yield* sortPaced([...found.values()], order, pace)
  return sorted.map(({ rows }) => rows)
}
