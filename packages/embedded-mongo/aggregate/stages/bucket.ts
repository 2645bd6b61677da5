import { compareValues, typeOrder } from '../../bson/compare'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { isSelection } from '../accumulators/parse'
import { constant, type Node, parse } from '../parse'
import { collectPaced, Held } from '../held'
import type { PacedStage, StageContext } from '../stage'
import { groupStage } from './group'

const NAMES = new Set(['groupBy', 'boundaries', 'default', 'output'])
const COUNT: Document = { count: { $sum: 1 } }

export function parseBucket(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) throw new MongoError(40201, '$bucket requires an object')
  for (const key of Object.keys(spec)) {
    if (!NAMES.has(key)) throw new MongoError(40197, `Unrecognized option to $bucket: ${key}.`)
  }
  const { groupBy, boundaries: list, output = COUNT } = spec
  if (groupBy === undefined || list === undefined) {
    throw new MongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.")
  }
  checkGroupBy(groupBy, 40202)
  if (!isDocument(output)) {
    throw new MongoError(40196, "The $bucket 'output' field must be an object")
  }
  const boundaries = readBoundaries(list, context)
  const fallback = Object.hasOwn(spec, 'default')
    ? constantOf(spec['default'], 40195, context)
    : undefined
  if (fallback) checkDefault(fallback.run({}), boundaries, context)
  const value = parse(groupBy, context.scope)
  const id: Node = {
    run: (doc) => bucketOf(value.run(doc), boundaries, fallback, context, noBranch),
    constant: false,
  }
  const noBranch = usesSelections(output) ? 40066 : 7158303
  const group = groupStage(id, output, context)
  return {
    *paced(docs) {
      const groups = yield* collectPaced(group.paced(docs), new Held('$bucket'), context.pace)
      yield* groups.sort((a, b) => compareValues(a['_id'], b['_id'], context.collation))
    },
  }
}

/** MongoDB's two engines have different codes for a value without bucket; these use the older. */
function usesSelections(output: Document): boolean {
  return Object.values(output).some(
    (accumulator) => isDocument(accumulator) && isSelection(Object.keys(accumulator)[0] ?? ''),
  )
}

export function checkGroupBy(groupBy: unknown, code: number): void {
  const isPath = typeof groupBy === 'string' && groupBy.startsWith('$')
  if (!isPath && !isDocument(groupBy)) {
    throw new MongoError(
      code,
      "the 'groupBy' field must be defined as a $-prefixed path or an expression",
    )
  }
}

function readBoundaries(list: unknown, context: StageContext): unknown[] {
  if (!Array.isArray(list)) {
    throw new MongoError(40200, "The $bucket 'boundaries' field must be an array")
  }
  const values = list.map((item: unknown) => constantOf(item, 40191, context).run({}))
  if (values.length < 2) {
    throw new MongoError(40192, "The $bucket 'boundaries' field must have at least 2 values")
  }
  for (let i = 1; i < values.length; i++) {
    if (typeOrder(values[i - 1]) !== typeOrder(values[i])) {
      throw new MongoError(
        40193,
        "All values in the 'boundaries' option to $bucket must have the same type",
      )
    }
    if (compareValues(values[i - 1], values[i], context.collation) >= 0) {
      throw new MongoError(40194, "The 'boundaries' option to $bucket must be sorted")
    }
  }
  return values
}

function constantOf(source: unknown, code: number, { scope }: StageContext): Node {
  const node = parse(source, scope)
  if (node.constant) return constant(node.run({}))
  throw new MongoError(code, 'The $bucket boundaries and default must be constant values')
}

function checkDefault(value: unknown, boundaries: unknown[], { collation }: StageContext): void {
  const atLeastFirst = compareValues(value, boundaries[0], collation) >= 0
  if (atLeastFirst && compareValues(value, boundaries.at(-1), collation) < 0) {
    throw new MongoError(40199, "The $bucket 'default' field must be outside the 'boundaries'")
  }
}

function bucketOf(
  value: unknown,
  boundaries: unknown[],
  fallback: Node | undefined,
  { collation }: StageContext,
  noBranch: number,
): unknown {
  if (compareValues(value, boundaries.at(-1), collation) < 0) {
    for (let i = boundaries.length - 2; i >= 0; i--) {
      if (compareValues(value, boundaries[i], collation) >= 0) return boundaries[i]
    }
  }
  if (fallback) return fallback.run({})
  const message =
    '$switch could not find a matching branch for an input, and no default was specified.'
  throw new MongoError(noBranch, message)
}
