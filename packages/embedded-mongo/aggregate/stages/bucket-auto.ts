import { compareValues } from '../../bson/compare'
import { toInteger, isNumber } from '../../bson/numbers'
import { type Document, isDocument, setField } from '../../bson/types'
import { MongoError } from '../../errors'
import { parseAccumulator } from '../accumulators/parse'
import { parse } from '../parse'
import { pause, sortPaced } from '../../query/pace'
import { Held, roughSize } from '../held'
import type { PacedStage, StageContext } from '../stage'
import { checkGroupBy } from './bucket'

type Row = { value: unknown; doc: Document }

/** Buckets of about equal size; equal values share a bucket. `granularity` is refused. */
export function parseBucketAuto(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) throw new MongoError(40240, '$bucketAuto requires an object')
  const { groupBy, buckets, output = { count: { $sum: 1 } }, granularity, ...others } = spec
  const [other] = Object.keys(others)
  if (other !== undefined)
    throw new MongoError(40245, `Unrecognized option to $bucketAuto: ${other}.`)
  if (groupBy === undefined || buckets === undefined) {
    throw new MongoError(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.")
  }
  checkGroupBy(groupBy, 40239)
  const wanted = readCount(buckets)
  if (!isDocument(output)) {
    throw new MongoError(40244, "The $bucketAuto 'output' field must be an object")
  }
  if (granularity !== undefined) {
    throw new MongoError(238, '$bucketAuto with granularity is not supported')
  }
  const value = parse(groupBy, context.scope)
  const outputs = Object.entries(output).map(([name, source]) => ({
    name,
    accumulator: parseAccumulator(name, source, context.scope),
  }))
  const { collation, pace, scope } = context
  return {
    *paced(docs) {
      const rows: Row[] = []
      const held = new Held('$bucketAuto')
      for (const doc of docs) {
        if (!doc) {
          yield undefined
          continue
        }
        rows.push({ doc, value: (yield* scope.loops.evaluate(value.run, doc)) ?? null })
        held.add(roughSize(doc))
        if (pace.isDue()) yield* pause(pace)
      }
      const order = (a: Row, b: Row): number => compareValues(a.value, b.value, collation)
      const groups = split(yield* sortPaced(rows, order, pace), wanted, context)
      for (const [i, group] of groups.entries()) {
        const min = group[0]?.value
        const max = groups[i + 1]?.[0]?.value ?? group.at(-1)?.value
        const result: Document = { _id: { min, max } }
        for (const { name, accumulator } of outputs) {
          const state = accumulator.start(result['_id'])
          for (const { doc } of group) {
            state.add(yield* scope.loops.evaluate(accumulator.argument.run, doc))
            if (pace.isDue()) yield* pause(pace)
          }
          setField(result, name, state.result() ?? null)
        }
        yield result
      }
    },
  }
}

function readCount(buckets: unknown): number {
  if (!isNumber(buckets)) {
    throw new MongoError(40241, "The $bucketAuto 'buckets' field must be a numeric value")
  }
  const count = toInteger(buckets)
  if (count === undefined || count > 0x7fffffff) {
    throw new MongoError(
      40242,
      "The $bucketAuto 'buckets' field must be representable as a 32-bit integer",
    )
  }
  if (count > 0) return count
  throw new MongoError(
    40243,
    `The $bucketAuto 'buckets' field must be greater than 0, but found: ${count}`,
  )
}

function split(rows: readonly Row[], wanted: number, { collation }: StageContext): Row[][] {
  const groups: Row[][] = []
  const size = Math.max(1, Math.round(rows.length / wanted))
  let at = 0
  while (at < rows.length) {
    let end = groups.length === wanted - 1 ? rows.length : Math.min(at + size, rows.length)
    while (
      end < rows.length &&
      compareValues(rows[end - 1]?.value, rows[end]?.value, collation) === 0
    )
      end++
    groups.push(rows.slice(at, end))
    at = end
  }
  return groups
}
