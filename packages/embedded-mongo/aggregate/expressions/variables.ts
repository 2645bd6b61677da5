import { isNumber, isTruthy, toInteger } from '../../bson/numbers'
import { type Document, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, readNamed } from '../arguments'
import type { Owner } from '../loops'
import {
  type Cell,
  checkVariableName,
  constant,
  type Node,
  type Operators,
  parse,
  type Scope,
  withVariables,
} from '../parse'

export const VARIABLES: Operators = {
  $literal: (operand) => constant(operand),
  $const: (operand) => constant(operand),
  $let: parseLet,
  $map: parseMap,
  $filter: parseFilter,
  $reduce: parseReduce,
}

const LET = {
  required: ['vars', 'in'],
  optional: [],
  notObject: 16874,
  unknown: 16875,
  missing: { vars: 16876, in: 16877 },
}
const MAP = {
  required: ['input', 'in'],
  optional: ['as'],
  notObject: 16878,
  unknown: 16879,
  missing: { input: 16880, in: 16882 },
}
const FILTER = {
  required: ['input', 'cond'],
  optional: ['as', 'limit'],
  notObject: 28646,
  unknown: 28647,
  missing: { input: 28648, cond: 28650 },
}
const REDUCE = {
  required: ['input', 'initialValue', 'in'],
  optional: [],
  notObject: 40075,
  unknown: 40076,
  missing: { input: 40077, initialValue: 40078, in: 40079 },
}

function parseLet(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, LET, name)
  const { vars } = fields
  if (!isDocument(vars)) throw new MongoError(10065, 'invalid parameter: expected an object (vars)')
  const cells: Record<string, Cell> = {}
  const nodes = Object.entries(vars).map(([variable, source]) => {
    checkVariableName(variable)
    if (variable === 'CURRENT') {
      throw new MongoError(238, 'giving CURRENT another value is not supported')
    }
    const cell: Cell = { value: undefined }
    cells[variable] = cell
    return { cell, node: parse(source, scope) }
  })
  const body = parse(fields['in'], withVariables(scope, cells))
  return {
    run(doc) {
      const values = nodes.map(({ node }) => node.run(doc))
      nodes.forEach(({ cell }, i) => (cell.value = values[i]))
      return body.run(doc)
    },
    constant: false,
  }
}

function readVariable(fields: Document): string {
  const as = Object.hasOwn(fields, 'as') ? fields['as'] : 'this'
  if (typeof as !== 'string') throw new MongoError(9, "'as' must be a string")
  checkVariableName(as)
  return as
}

function parseMap(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, MAP, name)
  const input = parse(fields['input'], scope)
  const cell: Cell = { value: undefined }
  const inner = withVariables(scope, { [readVariable(fields)]: cell })
  const { node: body, owner } = parseBody(fields['in'], inner)
  return perDocument((doc) => {
    const items = input.run(doc)
    if (isNullish(items)) return null
    if (!Array.isArray(items)) {
      throw new MongoError(16883, `input to $map must be an array not ${typeName(items)}`)
    }
    return scope.loops.each<unknown, unknown[]>(owner, items, newList, (results, item) => {
      cell.value = item
      results.push(body.run(doc) ?? null)
    })
  })
}

function parseFilter(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, FILTER, name)
  const input = parse(fields['input'], scope)
  const limit = Object.hasOwn(fields, 'limit') ? parse(fields['limit'], scope) : undefined
  const cell: Cell = { value: undefined }
  const inner = withVariables(scope, { [readVariable(fields)]: cell })
  const { node: condition, owner } = parseBody(fields['cond'], inner)
  return perDocument((doc) => {
    const items = input.run(doc)
    if (isNullish(items)) return null
    if (!Array.isArray(items)) {
      throw new MongoError(28651, `input to $filter must be an array not ${typeName(items)}`)
    }
    const max = limit ? readLimit(limit.run(doc)) : Number.POSITIVE_INFINITY
    return scope.loops.each<unknown, unknown[]>(owner, items, newList, (filtered, item) => {
      if (filtered.length >= max) return
      cell.value = item
      if (isTruthy(condition.run(doc))) filtered.push(item)
    })
  })
}

function readLimit(value: unknown): number {
  if (isNullish(value)) return Number.POSITIVE_INFINITY
  const limit = isNumber(value) ? toInteger(value) : undefined
  if (limit === undefined || limit > 0x7fffffff) {
    const message = `$filter: limit must be represented as a 32-bit integral value: ${String(value)}`
    throw new MongoError(327391, message)
  }
  if (limit > 0) return limit
  throw new MongoError(327392, `$filter: limit must be greater than 0: ${limit}`)
}

function parseReduce(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, REDUCE, name)
  const input = parse(fields['input'], scope)
  const initial = parse(fields['initialValue'], scope)
  const total: Cell = { value: undefined }
  const item: Cell = { value: undefined }
  const { node: body, owner } = parseBody(
    fields['in'],
    withVariables(scope, { value: total, this: item }),
  )
  return perDocument((doc) => {
    const items = input.run(doc)
    if (isNullish(items)) return null
    if (!Array.isArray(items)) {
      throw new MongoError(
        40080,
        `$reduce requires that 'input' be an array, found: ${typeName(items)}`,
      )
    }
    const start = initial.run(doc)
    const begin = (): Cell => ({ value: start })
    return scope.loops.each<unknown, Cell>(owner, items, begin, (result, element) => {
      total.value = result.value
      item.value = element
      result.value = body.run(doc)
    }).value
  })
}

const newList = (): unknown[] => []

/** The body of a loop. */
function parseBody(source: unknown, scope: Scope): { node: Node; owner: Owner } {
  const before = scope.loops.compiled
  const node = parse(source, scope)
  const owner = { isNested: scope.loops.compiled > before }
  scope.loops.compiled++
  return { node, owner }
}

/** The body reads variables of its operator, so it is never constant. */
function perDocument(run: Node['run']): Node {
  return { run, constant: false }
}
