import { compareValues } from '../../bson/compare'
import { isNumber, toInteger } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { compileSort } from '../../query/sort'
import { isNullish } from '../arguments'
import { type Node, parse, type Scope } from '../parse'
import type { Accumulator, CompiledAccumulator } from './accumulator'

export const SELECTIONS = new Set(['$firstN', '$lastN', '$minN', '$maxN'])
export const RANKED = new Set(['$top', '$bottom', '$topN', '$bottomN'])

type Row = { doc: Document; output: unknown }

/** The first, last, smallest or largest n values of a group. */
export function parseSelection(name: string, operand: unknown, scope: Scope): CompiledAccumulator {
  const { n, input } = readFields(name, operand, ['n', 'input'], scope)
  const limit = limitReader(n)
  return {
    argument: input ?? MISSING,
    start: (groupId) => selection(name, limit(groupId), scope),
  }
}

const MISSING: Node = { run: () => undefined, constant: true }

export function selection(name: string, limit: number, { collation }: Scope): Accumulator {
  const values: unknown[] = []
  const skipsNull = name === '$minN' || name === '$maxN'
  return {
    add(value) {
      if (skipsNull && isNullish(value)) return
      if (name === '$firstN' && values.length >= limit) return
      values.push(value === undefined ? null : value)
    },
    result() {
      if (name === '$lastN') return values.slice(-limit)
      if (!skipsNull) return values.slice(0, limit)
      const sign = name === '$minN' ? 1 : -1
      return values.sort((a, b) => sign * compareValues(a, b, collation)).slice(0, limit)
    },
  }
}

/** The output of the first or last documents by a sort of the accumulator's own. */
export function parseRanked(name: string, operand: unknown, scope: Scope): CompiledAccumulator {
  const single = name === '$top' || name === '$bottom'
  const names = single ? ['sortBy', 'output'] : ['n', 'sortBy', 'output']
  if (isDocument(operand) && !isDocument(operand['sortBy'])) {
    throw new MongoError(5788604, `${name} expects 'sortBy' to be an object`)
  }
  const { n, output } = readFields(name, operand, names, scope)
  const sortBy = isDocument(operand) ? operand['sortBy'] : undefined
  const compare = compileSort(isDocument(sortBy) ? sortBy : {}, scope.collation)
  const limit = single ? () => 1 : limitReader(n)
  const fromEnd = name === '$bottom' || name === '$bottomN'
  const argument: Node = {
    run: (doc): Row => ({ doc: isDocument(doc) ? doc : {}, output: output?.run(doc) ?? null }),
    constant: false,
  }
  return {
    argument,
    start(groupId) {
      const max = limit(groupId)
      const rows: Row[] = []
      return {
        add: (row) => rows.push(row as Row),
        result() {
          const sorted = [...rows].sort((a, b) => compare(a.doc, b.doc))
          const chosen = fromEnd ? sorted.slice(-max) : sorted.slice(0, max)
          const outputs = chosen.map((row) => row.output)
          return single ? (outputs[0] ?? null) : outputs
        },
      }
    },
  }
}

function readFields(
  name: string,
  operand: unknown,
  names: readonly string[],
  scope: Scope,
): Record<string, Node> {
  if (!isDocument(operand)) {
    throw new MongoError(
      5787900,
      `specification must be an object; found ${name}: ${describe(operand)}`,
    )
  }
  for (const key of Object.keys(operand)) {
    if (!names.includes(key))
      throw new MongoError(5787901, `Unknown argument for '${name}' operator: ${key}`)
  }
  const nodes: Record<string, Node> = {}
  for (const key of names) {
    if (!Object.hasOwn(operand, key)) {
      throw new MongoError(key === 'n' ? 5787906 : 5787907, `Missing value for '${key}'`)
    }
    if (key !== 'sortBy') nodes[key] = parse(operand[key], scope)
  }
  return nodes
}

/** n may be computed from the group's _id; a constant is checked at once. */
function limitReader(n: Node | undefined): (groupId: unknown) => number {
  return (groupId) => checkLimit(n?.run(groupId))
}

export function checkLimit(value: unknown): number {
  if (!isNumber(value)) {
    throw new MongoError(
      5787902,
      `Value for 'n' must be of integral type, but found ${describe(value)}`,
    )
  }
  const limit = toInteger(value)
  if (limit === undefined) {
    throw new MongoError(
      5787903,
      `Value for 'n' must be of integral type, but found ${describe(value)}`,
    )
  }
  if (limit <= 0) throw new MongoError(5787908, `'n' must be greater than 0, found ${limit}`)
  return limit
}
