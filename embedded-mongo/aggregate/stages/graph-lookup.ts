import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { isNumber, makeLong, toInteger } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { compileFilter } from '../../query/match'
import { parse, pathNode } from '../parse'
import { setDeep } from '../set-deep'
import { mapStage, type PacedStage, type StageContext } from '../stage'

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

  function follow(doc: Document): Document[] {
    const found = new Map<string, Document>()
    let frontier = listOf(start.run(doc))
    const asked = new Set<string>()
    for (let depth = 0; frontier.length > 0 && depth <= deepest; depth++) {
      const fresh = frontier.filter((value) => !asked.has(identityOf(value, context.collation)))
      for (const value of fresh) asked.add(identityOf(value, context.collation))
      if (fresh.length === 0) break
      frontier = []
      for (const row of context.find(from, { [target]: { $in: fresh } })) {
        const key = identityOf(row['_id'])
        if (found.has(key) || !restriction(row)) continue
        const depthValue = makeLong(BigInt(depth))
        found.set(key, depthField ? setDeep(row, depthField, depthValue) : row)
        frontier.push(...listOf(next.run(row)))
      }
    }
    return [...found.values()]
  }
  return mapStage((doc) => setDeep(doc, as, follow(doc)))
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

function readRestriction(value: unknown, { scope }: StageContext): (doc: Document) => boolean {
  if (value === undefined) return () => true
  if (!isDocument(value)) throw new MongoError(40185, 'restrictSearchWithMatch must be an object')
  const filter = compileFilter(value, { scope })
  return (doc) => filter.matches(doc)
}
