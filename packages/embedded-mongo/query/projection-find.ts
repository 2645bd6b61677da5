import { fieldOf, isDocument, setField, type Document } from '../bson/types'
import { isNumber, makeDouble, toDouble } from '../bson/numbers'
import { parseFieldPath } from '../bson/field-path'
import { parseExactly } from '../aggregate/arguments'
import { setDeep } from '../aggregate/set-deep'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import { describe } from './describe'
import { compileFilter, type Filter } from './match'
import { addLeaf } from './projection-tree'
import { addExpression, setMode, type State } from './projection-parse'
import type { Score } from './sort'

export type Step = (result: Document, source: Document) => Document

type FindContext = {
  filter?: Filter
  collation?: Collation
  score?: Score
}

/** $slice, $elemMatch, $meta and the positional operator, applied after the tree. */
export class FindOperators {
  readonly steps: Step[] = []
  private positional = false
  hasElemMatch = false

  constructor(private readonly context: FindContext) {}

  parse(path: string, operator: string, operand: unknown, state: State): boolean {
    switch (operator) {
      case '$elemMatch':
        return this.parseElemMatch(path, operand, state)
      case '$meta':
        return this.parseMeta(path, operand)
      case '$slice':
        return this.parseSlice(path, operand, state)
      default:
        return false
    }
  }

  /** `a.b.$`: keeps a.b and reduces its array to the element that the filter matched. */
  parsePositional(path: string, state: State): void {
    const { filter } = this.context
    if (this.positional) {
      throw new MongoError(31276, 'Cannot specify more than one positional projection per query.')
    }
    this.positional = true
    const parts = parseFieldPath(path.slice(0, -2))
    setMode(path, 'include', state)
    addLeaf(state.tree, parts, { kind: 'keep' })
    this.steps.push((result, source) =>
      positional(result, source, parts, 0, filter?.position(source)),
    )
  }

  private parseElemMatch(path: string, operand: unknown, state: State): boolean {
    if (!isDocument(operand)) {
      throw new MongoError(31274, 'elemMatch: Invalid argument, object required')
    }
    if (path.includes('.')) {
      throw new MongoError(31275, 'Cannot use $elemMatch projection on a nested field.')
    }
    if (state.mode === 'exclude') {
      throw new MongoError(31255, 'Cannot use $elemMatch in exclusion projection')
    }
    this.hasElemMatch = true
    const { collation } = this.context
    const filter = compileFilter({ a: { $elemMatch: operand } }, collation ? { collation } : {})
    const run = (doc: unknown): unknown => {
      const array = isDocument(doc) ? fieldOf(doc, path) : undefined
      if (!Array.isArray(array)) return undefined
      const index = filter.position({ a: array })
      return index === undefined ? undefined : [array[index]]
    }
    addExpression(path, { run, constant: false }, state)
    return true
  }

  private parseMeta(path: string, operand: unknown): boolean {
    if (operand !== 'textScore') return false
    const parts = parseFieldPath(path)
    const { score } = this.context
    this.steps.push((result, source) => {
      const value = score?.(source)
      if (value === undefined) throw new MongoError(40218, 'query requires text score metadata')
      return setDeep(result, parts, makeDouble(value))
    })
    return true
  }

  /** find's $slice takes a count or [skip, count]; every other form is the expression. */
  private parseSlice(path: string, operand: unknown, state: State): boolean {
    const range = sliceRange(operand)
    if (!range) {
      if (!Array.isArray(operand)) parseExpressionSlice(operand, state)
      return false
    }
    const parts = parseFieldPath(path)
    if (state.mode === 'include') addLeaf(state.tree, parts, { kind: 'keep' })
    else this.pendingSlices.push(parts)
    this.steps.push((result) => sliceDeep(result, parts, 0, range) as Document)
    return true
  }

  /** Slices before the mode is known; an inclusion keeps their fields. */
  readonly pendingSlices: (readonly string[])[] = []
}

type Range = (length: number) => [number, number]

function parseExpressionSlice(operand: unknown, state: State): void {
  try {
    parseExactly(2, operand, state.scope, '$slice')
  } catch {
    const found = `Invalid $slice syntax. The given syntax { $slice: ${describe(operand)} }`
    throw new MongoError(28667, `${found} did not match the find() syntax`)
  }
}

function sliceRange(operand: unknown): Range | undefined {
  if (isNumber(operand)) {
    const count = Math.trunc(toDouble(operand))
    return (length) => (count < 0 ? [Math.max(0, length + count), length] : [0, count])
  }
  if (!Array.isArray(operand) || operand.length !== 2) return undefined
  const [skip, count] = operand.map((item: unknown) =>
    isNumber(item) ? toDouble(item) : undefined,
  )
  if (skip === undefined || count === undefined) return undefined
  if (count <= 0) {
    throw new MongoError(28724, 'First argument to $slice must be an array, but is of type: int')
  }
  return (length) => {
    const start = skip < 0 ? Math.max(0, length + skip) : Math.min(skip, length)
    return [start, start + count]
  }
}

function sliceDeep(value: unknown, parts: readonly string[], depth: number, range: Range): unknown {
  const part = parts[depth]
  if (part === undefined) {
    return Array.isArray(value) ? value.slice(...range(value.length)) : value
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => sliceDeep(item, parts, depth, range))
  }
  if (!isDocument(value) || !Object.hasOwn(value, part)) return value
  const copy = { ...value }
  setField(copy, part, sliceDeep(copy[part], parts, depth + 1, range))
  return copy
}

function positional(
  result: Document,
  source: Document,
  parts: readonly string[],
  depth: number,
  position: number | undefined,
): Document {
  const part = parts[depth]
  if (part === undefined) return result
  const value = fieldOf(source, part)
  const projected = fieldOf(result, part)
  const copy = { ...result }
  if (Array.isArray(value)) {
    if (value.length === 0) return result
    if (position === undefined) {
      const message = "positional operator '.$' couldn't find a matching element in the array"
      throw new MongoError(51246, message)
    }
    if (position >= value.length) {
      throw new MongoError(51247, "positional operator '.$' element mismatch")
    }
    const elements =
      Array.isArray(projected) && projected.length === value.length ? projected : value
    setField(copy, part, [elements[position]])
  } else if (isDocument(value) && isDocument(projected)) {
    setField(copy, part, positional(projected, value, parts, depth + 1, position))
  }
  return copy
}
