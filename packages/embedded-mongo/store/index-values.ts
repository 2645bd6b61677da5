import { arrayIndex } from '../bson/paths'
import { type Document, fieldOf, isDocument } from '../bson/types'
import { MongoError } from '../errors'

type Path = readonly string[]

/** Position on one path: an array still to expand, or a final value. */
type Reached = { value: unknown; depth: number; isDone: boolean }

const MISSING = Symbol('missing')
const NOWHERE: Reached = { value: MISSING, depth: 0, isDone: true }
const PARALLEL_ARRAYS = 171

/**
 * The values of a document in an index on these paths, one list per entry: the one array that the
 * paths may share expands to its elements, an empty one is undefined at its own path, a missing
 * path is null. `exists` is false if all paths are missing.
 */
export function indexValues(
  doc: Document,
  paths: readonly Path[],
): { rows: unknown[][]; exists: boolean } {
  const row: unknown[] = []
  let exists = false
  for (const path of paths) {
    const { value, isDone } = walk(doc, path, 0)
    if (!isDone) return expandedValues(doc, paths)
    exists ||= value !== MISSING
    row.push(value === MISSING ? null : value)
  }
  return { rows: [row], exists }
}

function expandedValues(
  doc: Document,
  paths: readonly Path[],
): { rows: unknown[][]; exists: boolean } {
  const rows: unknown[][] = []
  let exists = false
  const emit = (row: unknown[]): void => {
    if (row.some((value) => value !== MISSING)) exists = true
    rows.push(row.map((value) => (value === MISSING ? null : value)))
  }
  expand(
    paths.map((path) => walk(doc, path, 0)),
    paths,
    emit,
  )
  return { rows, exists }
}

function expand(
  reached: readonly Reached[],
  paths: readonly Path[],
  emit: (row: unknown[]) => void,
): void {
  const first = reached.findIndex(({ isDone }) => !isDone)
  const pending = reached[first]
  if (!pending) {
    emit(reached.map(({ value }) => value))
    return
  }
  const array = pending.value as unknown[]
  // An expression may copy an array to a second path, so identity is by position.
  const place = paths[first]?.slice(0, pending.depth) ?? []
  const isElsewhere = ({ depth }: Reached, i: number): boolean =>
    depth !== pending.depth || place.some((part, k) => paths[i]?.[k] !== part)
  if (reached.some((state, i) => !state.isDone && isElsewhere(state, i))) {
    throw new MongoError(PARALLEL_ARRAYS, `cannot index parallel arrays ${names(reached, paths)}`)
  }
  const isWhole = (state: Reached, i: number): boolean => state.depth === paths[i]?.length
  if (array.length === 0) {
    emit(
      reached.map((state, i) => {
        if (state.isDone) return state.value
        return isWhole(state, i) ? undefined : MISSING
      }),
    )
    return
  }
  for (const element of array) {
    const next = reached.map((state, i): Reached => {
      if (state.isDone) return state
      if (isWhole(state, i)) return { value: element, depth: state.depth, isDone: true }
      return isDocument(element) ? walk(element, paths[i] ?? [], state.depth) : NOWHERE
    })
    expand(next, paths, emit)
  }
}

/** Follows a path through documents to its end or to the first array to expand. */
function walk(start: unknown, path: Path, from: number): Reached {
  let value = start
  for (let depth = from; depth < path.length; depth++) {
    const part = path[depth] ?? ''
    if (Array.isArray(value)) {
      const index = arrayIndex(part)
      if (index === undefined || index >= value.length) return { value, depth, isDone: false }
      value = value[index]
    } else if (isDocument(value) && Object.hasOwn(value, part)) value = fieldOf(value, part)
    else return NOWHERE
  }
  return { value, depth: path.length, isDone: !Array.isArray(value) }
}

function names(reached: readonly Reached[], paths: readonly Path[]): string {
  const lasts = paths.filter((_, i) => !reached[i]?.isDone).map((path) => `[${path.at(-1) ?? ''}]`)
  return lasts.toReversed().join(' ')
}
