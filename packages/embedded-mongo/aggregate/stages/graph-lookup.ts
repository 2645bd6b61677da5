import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { isNumber, makeLong, toInteger } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { compileFilter, type Filter } from '../../query/match'
import { parse, pathNode } from '../parse'
import { setDeep } from '../set-deep'
import { pause } from '../../query/pace'
import { Held, roughSize } from '../held'
import type { PacedStage, StageContext } from '../stage'

const REQUIRED = ['from', 'as', 'startWith', 'connectFromField', 'connectToField']
const NAMES = new Set([...REQUIRED, 'maxDepth', 'depthField', 'restrictSearchWithMatch'])

/** Follows references from document to document, breadth first, each document once. */
export function parseGraphLookup(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) throw new MongoError(9, 'the $graphLookup specification must be an object')
  for (const key of Object.keys(spec)) {
    if (!NAMES.has(key)) throw new MongoError(40104, `Unknown argument to $graphLookup: ${key}`)
  }
  if (REQUIRED.some((name) => !Object.hasOwn(spec, name))) {
    const names = "'from', 'as', 'startWith', 'connectFromField', and 'connectToField'"
    throw new MongoError(40105, `$graphLookup requires ${names} to be specified.`)
  }
  const from = text(spec, 'from')
  const target = text(spec, 'connectToField')
  const as = parseFieldPath(text(spec, 'as'))
  const depthField = Object.hasOwn(spec, 'depthField')
    ? parseFieldPath(text(spec, 'depthField'))
    : undefined
  const next = pathNode(parseFieldPath(text(spec, 'connectFromField')))
  const start = parse(spec['startWith'], context.scope)
  const deepest = readDepth(spec['maxDepth'])
  const restriction = readRestriction(spec['restrictSearchWithMatch'], context)
  const { collation, pace, scope } = context

  /** The values that were not looked up before. */
  function* freshOf(values: unknown[], known: Set<string>): Generator<undefined, unknown[]> {
    const fresh: unknown[] = []
    for (const value of values) {
      const identity = identityOf(value, collation)
      if (!known.has(identity)) fresh.push(value)
      known.add(identity)
      if (pace.isDue()) yield* pause(pace)
    }
    return fresh
  }

  function* follow(doc: Document): Generator<undefined, Document[]> {
    const found = new Map<string, Document>()
    const known = new Set<string>()
    const held = new Held('$graphLookup')
    let frontier = listOf(yield* scope.loops.evaluate(start.run, doc))
    for (let depth = 0; frontier.length > 0 && depth <= deepest; depth++) {
      const fresh = yield* freshOf(frontier, known)
      if (fresh.length === 0) break
      frontier = []
      for (const row of context.find(from, { [target]: { $in: fresh } })) {
        if (!row) {
          yield undefined
          continue
        }
        const key = identityOf(row['_id'])
        if (found.has(key)) continue
        if (restriction && !(yield* scope.loops.evaluate(restriction.matches, row))) continue
        held.add(roughSize(row))
        const depthValue = makeLong(BigInt(depth))
        found.set(key, depthField ? setDeep(row, depthField, depthValue) : row)
        for (const value of listOf(next.run(row))) frontier.push(value)
        if (pace.isDue()) yield* pause(pace)
      }
    }
    return [...found.values()]
  }
  return {
    *paced(docs) {
      for (const doc of docs) yield doc && setDeep(doc, as, yield* follow(doc))
    },
  }
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function text(spec: Document, name: string): string {
  const value = spec[name]
  if (typeof value === 'string') return value
  throw new MongoError(40103, `expected string as argument for ${name}`)
}

function readDepth(value: unknown): number {
  if (value === undefined) return Number.POSITIVE_INFINITY
  if (!isNumber(value)) throw new MongoError(40100, 'maxDepth requires numeric argument')
  const depth = toInteger(value)
  if (depth === undefined)
    throw new MongoError(40102, 'maxDepth could not be represented as a long long')
  if (depth < 0) throw new MongoError(40101, 'maxDepth requires a nonnegative argument')
  return depth
}

function readRestriction(value: unknown, { scope }: StageContext): Filter | undefined {
  if (value === undefined) return undefined
  if (!isDocument(value)) throw new MongoError(40185, 'restrictSearchWithMatch must be an object')
  return compileFilter(value, { scope })
}
