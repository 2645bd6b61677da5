import { arrayIndex } from '../bson/paths'
import { fieldOf, isDocument } from '../bson/types'
import { MongoError } from '../errors'

export type SortKey = unknown[]

/** Position on one path: a value reached, or an array still to expand. */
type Reached = { value: unknown; depth: number }

/**
 * All keys of a document for several paths, as in a compound index: a path through an array gives a
 * key per element, and paths through the same array advance together.
 */
export function sortKeys(doc: unknown, paths: readonly (readonly string[])[]): SortKey[] {
  const keys: SortKey[] = []
  const start = paths.map((): Reached => ({ value: doc, depth: 0 }))
  expand(start, paths, keys)
  return keys
}

/** The single key of a document; undefined if its paths contain arrays. */
export function plainSortKey(
  doc: unknown,
  paths: readonly (readonly string[])[],
): SortKey | undefined {
  const key: SortKey = []
  for (const parts of paths) {
    const { value } = walk({ value: doc, depth: 0 }, parts)
    if (Array.isArray(value)) return undefined
    key.push(value === undefined ? null : value)
  }
  return key
}

function walk({ value, depth }: Reached, parts: readonly string[]): Reached {
  let reached = value
  for (let i = depth; i < parts.length; i++) {
    if (Array.isArray(reached)) return { value: reached, depth: i }
    if (!isDocument(reached)) return { value: undefined, depth: parts.length }
    reached = fieldOf(reached, parts[i] ?? '')
  }
  return { value: reached, depth: parts.length }
}

function expand(
  from: readonly Reached[],
  paths: readonly (readonly string[])[],
  keys: SortKey[],
): void {
  const reached = from.map((place, i) => walkOn(place, paths[i] ?? []))
  const array = sharedArray(reached)
  if (!array) {
    keys.push(reached.map(({ value }) => (value === undefined ? null : valueOf(value))))
    return
  }
  const elements: readonly unknown[] = array.length > 0 ? array : [EMPTY]
  for (const element of elements) {
    expand(
      reached.map((place, i) => enter(place, array, element, paths[i] ?? [])),
      paths,
      keys,
    )
  }
}

/** Marks an expanded element, so that an array inside an array is a value. */
class Element {
  constructor(readonly value: unknown) {}
}
const EMPTY = Symbol('empty array')

function valueOf(value: unknown): unknown {
  return value instanceof Element ? value.value : value
}

function walkOn(place: Reached, parts: readonly string[]): Reached {
  if (place.value instanceof Element) return place
  return walk(place, parts)
}

function sharedArray(reached: readonly Reached[]): unknown[] | undefined {
  let shared: unknown[] | undefined
  for (const { value } of reached) {
    if (!Array.isArray(value)) continue
    if (shared && shared !== value) {
      throw new MongoError(2, 'cannot sort with keys that are parallel arrays')
    }
    shared = value
  }
  return shared
}

function enter(
  place: Reached,
  array: unknown[],
  element: unknown,
  parts: readonly string[],
): Reached {
  if (place.value !== array) return place
  const { depth } = place
  if (depth === parts.length) {
    return { value: new Element(element === EMPTY ? undefined : element), depth }
  }
  const index = arrayIndex(parts[depth] ?? '')
  if (index !== undefined && index < array.length) {
    return { value: array[index], depth: depth + 1 }
  }
  // Arrays inside the array and scalars are not descended into.
  const inner = isDocument(element) ? element : null
  return { value: inner, depth }
}
