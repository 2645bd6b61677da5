import { compareValues } from '../../bson/compare'
import { isNumber, toDouble, toInteger } from '../../bson/numbers'
import { type Document, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { compareElements } from '../../query/sort'
import { describe } from '../../query/describe'
import { type Leaf, makeLeaf, type Place } from '../node'
import type { UpdateScope } from '../scope'

const BAD_VALUE = 2
const MODIFIERS = new Set(['$each', '$slice', '$sort', '$position'])

type Compare = (a: unknown, b: unknown) => number
type Push = {
  items: readonly unknown[]
  position: number | undefined
  slice: number | undefined
  compare: Compare | undefined
}

export function parsePush(operand: unknown, _path: string, scope: UpdateScope): Leaf {
  const push = readPush(operand, scope)
  return makeLeaf((value, place) => {
    const array = arrayToPushTo(value, place)
    return value !== undefined && doesNothing(array, push) ? value : pushed(array, push)
  })
}

function arrayToPushTo(value: unknown, { path, root }: Place): readonly unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  const type = `but is of type ${typeName(value)} in document {_id: ${describe(root['_id'])}}`
  throw new MongoError(BAD_VALUE, `The field '${path}' must be an array ${type}`)
}

/** $sort and $slice count as a change even if the array stays the same. */
function doesNothing(array: readonly unknown[], { items, slice, compare }: Push): boolean {
  return items.length === 0 && (array.length === 0 || (slice === undefined && !compare))
}

function pushed(array: readonly unknown[], { items, position, slice, compare }: Push): unknown[] {
  const result = [...array]
  result.splice(position ?? result.length, 0, ...items)
  if (compare) result.sort(compare)
  if (slice === undefined) return result
  if (slice === 0) return []
  return slice < 0 ? result.slice(slice) : result.slice(0, slice)
}

function readPush(operand: unknown, scope: UpdateScope): Push {
  if (!isDocument(operand) || !Object.hasOwn(operand, '$each')) {
    return { items: [operand], position: undefined, slice: undefined, compare: undefined }
  }
  for (const key of Object.keys(operand)) {
    if (!MODIFIERS.has(key)) {
      throw new MongoError(BAD_VALUE, `Unrecognized clause in $push: ${key}`)
    }
  }
  const { $each: items } = operand
  if (!Array.isArray(items)) {
    const type = typeName(items)
    const message = `The argument to $each in $push must be an array but it was of type: ${type}`
    throw new MongoError(BAD_VALUE, message)
  }
  return {
    items,
    position: readInteger(operand, '$position'),
    slice: readInteger(operand, '$slice'),
    compare: readSort(operand, scope),
  }
}

function readInteger(operand: Document, name: string): number | undefined {
  if (!Object.hasOwn(operand, name)) return undefined
  const value = operand[name]
  const integer = isNumber(value) ? toInteger(value) : undefined
  if (integer !== undefined) return integer
  const message = `The value for ${name} must be an integer value but was given type: ${typeName(value)}`
  throw new MongoError(BAD_VALUE, message)
}

function readSort(operand: Document, { collation }: UpdateScope): Compare | undefined {
  if (!Object.hasOwn(operand, '$sort')) return undefined
  const { $sort: sort } = operand
  if (isDocument(sort)) {
    checkSortPattern(sort)
    return compareElements(sort, collation)
  }
  const direction = isNumber(sort) ? toDouble(sort) : undefined
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(BAD_VALUE, 'The $sort element value must be either 1 or -1')
  }
  return (a, b) => direction * compareValues(a, b, collation)
}

function checkSortPattern(sort: Document): void {
  const entries = Object.entries(sort)
  if (entries.length === 0) {
    throw new MongoError(BAD_VALUE, 'The $sort pattern is empty when it should be a set of fields.')
  }
  for (const [path, order] of entries) {
    const direction = isNumber(order) ? toDouble(order) : undefined
    if (direction !== 1 && direction !== -1) {
      throw new MongoError(BAD_VALUE, 'The $sort element value must be either 1 or -1')
    }
    if (path === '' || path.split('.').includes('')) {
      const message = `The $sort field is a dotted field but has an empty part: ${path}`
      throw new MongoError(BAD_VALUE, message)
    }
  }
}
