import { toDouble } from '../bson/numbers'
import { cutBound, type Direction } from '../bson/keys'
import { type Document, encode } from '../bson/types'
import type { CollectionIndex } from '../store/collection-index'
import { entryPrefix } from '../store/layout'
import type { Interval } from '../store/records'
import { boundsOf, conditionsOf, type FieldBounds, type Range, successor } from './bounds'
import type { Collation } from './collation'
import { implies } from './implies'

/** An access path. An index gives candidates: the whole filter is always checked again. */
export type Plan =
  | { kind: 'collection'; isReverse: boolean }
  | {
      kind: 'index'
      index: CollectionIndex
      intervals: Interval[]
      isReverse: boolean
      /** The index gives the requested order. */
      isSorted: boolean
    }

export type Question = {
  filter: Document
  sort?: Document
  collation?: Collation
  hint?: CollectionIndex | { natural: Direction }
}

/** An index with the filter's ranges of its fields, and the direction that gives the order. */
type Candidate = {
  index: CollectionIndex
  bounds: FieldBounds[]
  points: number
  order: Direction | undefined
}
type IndexPlan = Extract<Plan, { kind: 'index' }>

const MAX_INTERVALS = 200
const NOTHING = Buffer.alloc(0)
const EVERYTHING: Range = { low: NOTHING, high: NOTHING, isPoint: true }

/** Chooses the index with the longest equality prefix; a range, a served sort or a value in place of null breaks ties. */
export function choosePlan(indexes: readonly CollectionIndex[], question: Question): Plan {
  const { hint, filter } = question
  if (hint && 'natural' in hint) return { kind: 'collection', isReverse: hint.natural === -1 }
  const conditions = conditionsOf(filter)
  if (hint) return useIndex(candidateOf(hint, conditions, question))
  let best: Candidate | undefined
  let bestScore = 0
  for (const index of indexes) {
    if (!isUsable(index, filter)) continue
    const candidate = candidateOf(index, conditions, question)
    if (index.isSparse && !excludesMissing(candidate)) continue
    const score = scoreOf(candidate, question)
    if (score <= bestScore) continue
    best = candidate
    bestScore = score
  }
  return best ? useIndex(best) : { kind: 'collection', isReverse: false }
}

function isUsable(index: CollectionIndex, filter: Document): boolean {
  if (index.weights) return false
  return !index.partial || implies(filter, index.partial)
}

/** A document without any of the fields is not in a sparse index. */
function excludesMissing({ bounds }: Candidate): boolean {
  return bounds.length > 0 && bounds.some(({ hasNull }) => !hasNull)
}

function candidateOf(
  index: CollectionIndex,
  conditions: Map<string, unknown[]>,
  { sort, collation }: Question,
): Candidate {
  const bounds: FieldBounds[] = []
  let points = 0
  let usesMultikey = false
  for (let i = 0; i < index.fields.length; i++) {
    const isMultikey = index.isMultikey(i)
    if (isMultikey && usesMultikey) break
    const found = fieldBounds(conditions.get(index.fields[i] ?? ''), index.collation, isMultikey)
    if (!found || (found.hasText && !isSameCollation(index.collation, collation))) break
    bounds.push(found)
    usesMultikey ||= isMultikey
    if (!found.ranges.every(({ isPoint }) => isPoint)) break
    points++
  }
  const order = sort && servedOrder(index, bounds, sort, collation)
  return { index, bounds, points, order }
}

function fieldBounds(
  conditions: readonly unknown[] | undefined,
  collation: Collation | undefined,
  isMultikey: boolean,
): FieldBounds | undefined {
  if (!conditions) return undefined
  if (conditions.length === 1) return boundsOf(conditions[0], collation, isMultikey)
  const all = conditions
    .map((condition) => boundsOf(condition, collation, isMultikey))
    .filter((bounds) => bounds !== undefined)
  return all.find(({ isEquality }) => isEquality) ?? all[0]
}

function useIndex({ index, bounds, order }: Candidate): IndexPlan {
  const intervals = intervalsOf(index, bounds)
  return {
    kind: 'index',
    index,
    intervals: order === -1 ? intervals.toReversed() : intervals,
    isReverse: order === -1,
    isSorted: order !== undefined,
  }
}

/** The direction in which the index gives the requested order; undefined if it does not. */
function servedOrder(
  index: CollectionIndex,
  bounds: readonly FieldBounds[],
  sort: Document,
  collation: Collation | undefined,
): Direction | undefined {
  if (index.flags.hasCutKeys || index.collation || collation) return undefined
  const isFixed = (field: number): boolean => {
    const ranges = bounds[field]?.ranges
    return ranges?.length === 1 && ranges[0]?.isPoint === true
  }
  let direction: Direction | undefined
  let field = 0
  for (const [path, order] of Object.entries(sort)) {
    const place = index.fields.indexOf(path)
    if (place === -1 || index.isMultikey(place)) return undefined
    if (isFixed(place)) continue
    while (field < place && isFixed(field)) field++
    const requested = toDouble(order)
    if (field !== place || (requested !== 1 && requested !== -1)) return undefined
    const needed: Direction = requested === index.directions[field] ? 1 : -1
    if (direction !== undefined && direction !== needed) return undefined
    direction = needed
    field++
  }
  return direction ?? 1
}

/** All combinations of the equal values of the leading fields with the ranges of the last one. */
function intervalsOf(index: CollectionIndex, bounds: readonly FieldBounds[]): Interval[] {
  let prefixes: Range[] = [EVERYTHING]
  for (let i = 0; i < bounds.length; i++) {
    if (!prefixes.every(({ isPoint }) => isPoint)) break
    const ranges = bounds[i]?.ranges ?? []
    if (prefixes.length * ranges.length > MAX_INTERVALS) break
    const stored = storedRanges(ranges, index.directions[i] ?? 1)
    if (i === 0) prefixes = stored
    else prefixes = prefixes.flatMap(({ low }) => stored.map((range) => behind(low, range)))
  }
  return prefixes.map(({ low, high }) => ({
    start: entryPrefix(index.number, cutBound(low)),
    end: successor(entryPrefix(index.number, cutBound(high))),
  }))
}

/** The range of a field after the fields that have this prefix. */
function behind(prefix: Buffer, { low, high, isPoint }: Range): Range {
  const start = Buffer.concat([prefix, low])
  return { low: start, high: low === high ? start : Buffer.concat([prefix, high]), isPoint }
}

/** The ranges in the order and the bytes of the index. */
function storedRanges(ranges: Range[], direction: Direction): Range[] {
  if (direction === 1) return ranges
  return ranges
    .map(({ low, high, isPoint }) => ({ low: inverted(high), high: inverted(low), isPoint }))
    .toReversed()
}

function inverted(bytes: Buffer): Buffer {
  const turned = Buffer.from(bytes)
  for (let i = 0; i < turned.length; i++) turned[i] = ~(turned[i] ?? 0) & 0xff
  return turned
}

function scoreOf({ index, bounds, points, order }: Candidate, { sort }: Question): number {
  const isWholeUnique = index.isUnique && points === index.fields.length
  const served = order !== undefined && sort && Object.keys(sort).length > 0
  const ranges = bounds.length - points
  // Most documents lack a field that is asked for by null, such as the time of a deletion.
  const nulls = bounds.slice(0, points).filter(({ hasNull }) => hasNull).length
  return (isWholeUnique ? 1000 : 0) + points * 20 - nulls + ranges * 8 + (served ? 10 : 0)
}

function isSameCollation(a: Collation | undefined, b: Collation | undefined): boolean {
  if (a === b) return true
  return !!a && !!b && Buffer.from(encode(a.spec)).equals(encode(b.spec))
}
