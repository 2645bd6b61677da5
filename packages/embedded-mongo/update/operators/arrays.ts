import { equalValues } from '../../bson/compare'
import { identityOf } from '../../bson/identity'
import { isNumber, toDouble } from '../../bson/numbers'
import { isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { compileFilter } from '../../query/match'
import { isElementOperator } from '../../query/match-field'
import { type Leaf, makeLeaf } from '../node'
import type { UpdateScope } from '../scope'

const BAD_VALUE = 2

export function parseAddToSet(operand: unknown, _path: string, { collation }: UpdateScope): Leaf {
  const items = readEach(operand)
  return makeLeaf((value, { path }) => {
    if (value !== undefined && !Array.isArray(value)) {
      const type = `Field named '${path}' has non-array type ${typeName(value)}`
      throw new MongoError(BAD_VALUE, `Cannot apply $addToSet to non-array field. ${type}`)
    }
    const array: unknown[] = value ?? []
    const present = new Set(array.map((item) => identityOf(item, collation)))
    const added = items.filter((item) => {
      const identity = identityOf(item, collation)
      if (present.has(identity)) return false
      present.add(identity)
      return true
    })
    return added.length === 0 && value !== undefined ? value : [...array, ...added]
  })
}

function readEach(operand: unknown): readonly unknown[] {
  if (!isDocument(operand) || Object.keys(operand)[0] !== '$each') return [operand]
  const { $each: items, ...others } = operand
  const [other] = Object.keys(others)
  if (other !== undefined) {
    throw new MongoError(BAD_VALUE, `Found unexpected fields after $each in $addToSet: ${other}`)
  }
  if (Array.isArray(items)) return items
  const type = typeName(items)
  const message = `The argument to $each in $addToSet must be an array but it was of type ${type}`
  throw new MongoError(14, message)
}

export function parsePop(operand: unknown, path: string): Leaf {
  if (!isNumber(operand)) {
    throw new MongoError(9, `Expected a number in: ${path}: ${describe(operand)}`)
  }
  const direction = toDouble(operand)
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(9, `$pop expects 1 or -1, found: ${describe(operand)}`)
  }
  return makeLeaf(
    (value, place) => {
      if (!Array.isArray(value)) {
        const type = `contains an element of non-array type '${typeName(value)}'`
        throw new MongoError(14, `Path '${place.path}' ${type}`)
      }
      if (value.length === 0) return value
      return direction === 1 ? value.slice(0, -1) : value.slice(1)
    },
    { creates: false },
  )
}

export function parsePull(operand: unknown, _path: string, scope: UpdateScope): Leaf {
  return removal('$pull', pullCondition(operand, scope))
}

export function parsePullAll(operand: unknown, _path: string, { collation }: UpdateScope): Leaf {
  if (!Array.isArray(operand)) {
    const message = `$pullAll requires an array argument but was given a ${typeName(operand)}`
    throw new MongoError(BAD_VALUE, message)
  }
  return removal('$pullAll', (item) => operand.some((other) => equalValues(item, other, collation)))
}

function removal(operator: string, matches: (item: unknown) => boolean): Leaf {
  return makeLeaf(
    (value) => {
      if (!Array.isArray(value)) {
        throw new MongoError(BAD_VALUE, `Cannot apply ${operator} to a non-array value`)
      }
      const remaining = value.filter((item) => !matches(item))
      return remaining.length === value.length ? value : remaining
    },
    { creates: false },
  )
}

/** Operators and regular expressions test the elements, a document is a filter on documents. */
function pullCondition(operand: unknown, { collation }: UpdateScope): (item: unknown) => boolean {
  const options = { collation, isOfElements: true }
  if (isDocument(operand) && !isElementOperator(Object.keys(operand)[0] ?? '')) {
    const filter = compileFilter(operand, options)
    return (item) => isDocument(item) && filter.matches(item)
  }
  if (isDocument(operand)) {
    const filter = compileFilter({ v: { $elemMatch: operand } }, options)
    return (item) => filter.matches({ v: [item] })
  }
  if (typeName(operand) === 'regex') {
    const filter = compileFilter({ v: { $elemMatch: { $in: [operand] } } }, options)
    return (item) => filter.matches({ v: [item] })
  }
  return (item) => equalValues(item, operand, collation)
}
