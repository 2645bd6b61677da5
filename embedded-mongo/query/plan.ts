import { toDouble } from '../bson/numbers'
import { cutBound, type Direction } from '../bson/keys'
import { type Document, encode } from '../bson/types'
import type { CollectionIndex } from '../store/collection-index'
import { entryPrefix } from '../store/layout'
import type { Interval } from '../store/records'
import { boundsOf, conditionsOf, type FieldBounds, type Range, successor } from './bounds'
import type { Collation } from './collation'
import { implies } from './implies'

/** How documents are found. An index gives candidates: the whole filter is always checked again. */
export type Plan =
  | { kind: 'collection'; isReverse: boolean }
  | {
      kind: 'index'
      index: CollectionIndex
      intervals: Interval[]
      isReverse: boolean
      /** The index gives the order that was asked for. */
      isSorted: boolean
    }

export type Question = {
  filter: Document
  sort?: Document
  collation?: Collation
  hint?: CollectionIndex | { natural: Direction }
}

type Candidate = { index: CollectionIndex; bounds: FieldBounds[]; points: number }
type IndexPlan = Extract<Plan, { kind: 'index' }>

const MOST_INTERVALS = 200

/** Chooses the index with the longest equality prefix; a range or a served sort breaks ties. */
export function choosePlan(indexes: readonly CollectionIndex[], question: Question): Plan {
  const { hint, filter } = question
  if (hint && 'natural' in hint) return { kind: 'collection', isReverse: hint.natural === -1 }
  const conditions = conditionsOf(filter)
  if (hint) return useIndex(candidateOf(hint, conditions, question), question)
  let best: { plan: IndexPlan; score: number } | undefined
  for (const index of indexes) {
    if (!isUsable(index, filter)) continue
    const candidate = candidateOf(index, conditions, question)
    if (index.isSparse && !excludesMissing(candidate)) continue
    const plan = useIndex(candidate, question)
    const score = scoreOf(candidate, plan, question)
    if (score > 0 && (!best || score > best.score)) best = { plan, score }
  }
  return best?.plan ?? { kind: 'collection', isReverse: false }
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
  { collation }: Question,
): Candidate {
  const bounds: FieldBounds[] = []
  let points = 0
  let usesMultikey = false
  const hasSameCollation = isSameCollation(index.collation, collation)
  for (const [i, field] of index.fields.entries()) {
    const isMultikey = index.isMultikey(i)
    if (isMultikey && usesMultikey) break
    const found = fieldBounds(conditions.get(field) ?? [], index.collation, isMultikey)
    if (!found || (found.hasText && !hasSameCollation)) break
    bounds.push(found)
    usesMultikey ||= isMultikey
    if (!found.ranges.every(({ isPoint }) => isPoint)) break
    points++
  }
  return { index, bounds, points }
}

function fieldBounds(
  conditions: readonly unknown[],
  collation: Collation | undefined,
  isMultikey: boolean,
): FieldBounds | undefined {
  const all = conditions
    .map((condition) => boundsOf(condition, collation, isMultikey))
    .filter((bounds) => bounds !== undefined)
  return all.find(({ isEquality }) => isEquality) ?? all[0]
}

function useIndex(candidate: Candidate, { sort, collation }: Question): IndexPlan {
  const { index, bounds } = candidate
  const order = sort && servedOrder(candidate, sort, collation)
  const intervals = intervalsOf(index, bounds)
  return {
    kind: 'index',
    index,
    intervals: order === -1 ? intervals.toReversed() : intervals,
    isReverse: order === -1,
    isSorted: order !== undefined,
  }
}

/** The direction in which the index gives the asked order, undefined where it does not. */
function servedOrder(
  { index, bounds }: Candidate,
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
    const asked = toDouble(order)
    if (field !== place || (asked !== 1 && asked !== -1)) return undefined
    const needed: Direction = asked === index.directions[field] ? 1 : -1
    if (direction !== undefined && direction !== needed) return undefined
    direction = needed
    field++
  }
  return direction ?? 1
}

/** All combinations of the equal values of the leading fields with the ranges of the last one. */
function intervalsOf(index: CollectionIndex, bounds: readonly FieldBounds[]): Interval[] {
  let prefixes: { start: Buffer; end: Buffer; isPoint: boolean }[] = [
    { start: Buffer.alloc(0), end: Buffer.alloc(0), isPoint: true },
  ]
  for (const [i, { ranges }] of bounds.entries()) {
    if (prefixes.some(({ isPoint }) => !isPoint)) break
    if (prefixes.length * ranges.length > MOST_INTERVALS) break
    const stored = storedRanges(ranges, index.directions[i] ?? 1)
    prefixes = prefixes.flatMap(({ start }) =>
      stored.map(({ low, high, isPoint }) => ({
        start: Buffer.concat([start, low]),
        end: Buffer.concat([start, high]),
        isPoint,
      })),
    )
  }
  return prefixes.map(({ start, end }) => ({
    start: entryPrefix(index.number, cutBound(start)),
    end: successor(entryPrefix(index.number, cutBound(end))),
  }))
}

/** The ranges in the order and the bytes of the index. */
function storedRanges(ranges: readonly Range[], direction: Direction): Range[] {
  if (direction === 1) return [...ranges]
  return ranges
    .map(({ low, high, isPoint }) => ({ low: inverted(high), high: inverted(low), isPoint }))
    .toReversed()
}

function inverted(bytes: Buffer): Buffer {
  const turned = Buffer.from(bytes)
  for (let i = 0; i < turned.length; i++) turned[i] = ~(turned[i] ?? 0) & 0xff
  return turned
}

function scoreOf(
  { index, bounds, points }: Candidate,
  plan: IndexPlan,
  question: Question,
): number {
  const isWholeUnique = index.isUnique && points === index.fields.length
  const served = question.sort && Object.keys(question.sort).length > 0 && plan.isSorted
  const ranges = bounds.length - points
  return (isWholeUnique ? 1000 : 0) + points * 20 + ranges * 8 + (served ? 10 : 0)
}

function isSameCollation(a: Collation | undefined, b: Collation | undefined): boolean {
  if (a === b) return true
  return !!a && !!b && Buffer.from(encode(a.spec)).equals(encode(b.spec))
}
