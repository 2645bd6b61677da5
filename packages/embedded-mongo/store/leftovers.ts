import type { Environment } from './environment'
import { numberKey, seal } from './layout'
import type { Turn } from './turn'

/*
 * Data of dropped collections and indexes. Their numbers are never used again, so it is
 * unreachable; large amounts are recorded and removed later in batches.
 */
type Kind = 'records' | 'entries'

const KINDS: readonly Kind[] = ['records', 'entries']
const AT_ONCE = 1000
const EMPTY = Buffer.alloc(0)

const notesOf = (kind: Kind): Buffer => Buffer.from(`dropped ${kind} `)
const noteKey = (kind: Kind, number: number): Buffer =>
  Buffer.concat([notesOf(kind), numberKey(number)])

/** Removes all keys with a number as prefix; records large amounts for later removal. */
export function clearOrNote(environment: Environment, kind: Kind, number: number): void {
  if (clearSome(environment, kind, number)) return
  const key = noteKey(kind, number)
  environment.meta.putSync(key, seal(key, EMPTY))
}

/** Recorded leftovers: kind and number. */
export function leftovers({ meta }: Environment): { kind: Kind; number: number }[] {
  return KINDS.flatMap((kind) => {
    const start = notesOf(kind)
    const end = noteKey(kind, 0xffffffff)
    const keys = [...meta.getKeys({ start, end })]
    return keys.map((key) => ({ kind, number: key.readUInt32BE(start.length) }))
  })
}

/** Removes recorded leftovers, with yields in between. */
export function* clearLeftovers(environment: Environment, turn: Turn): Generator<undefined> {
  for (const { kind, number } of leftovers(environment)) {
    while (!clearSome(environment, kind, number)) if (turn.isOver()) yield
    environment.meta.removeSync(noteKey(kind, number))
  }
}

/** Whether everything was removed. */
function clearSome(environment: Environment, kind: Kind, number: number): boolean {
  const table = environment[kind]
  const interval = { start: numberKey(number), end: numberKey(number + 1), limit: AT_ONCE }
  const keys = [...table.getKeys(interval)]
  for (const key of keys) table.removeSync(key)
  return keys.length < AT_ONCE
}
