import type { AnyNumber } from '../../bson/arithmetic'
import { addNumbers, multiplyNumbers } from '../../bson/arithmetic'
import { compareValues } from '../../bson/compare'
import { sameValue } from '../../bson/same'
import { isNumber, makeInt, makeLong, toBigInt } from '../../bson/numbers'
import { fieldOf, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { type Leaf, makeLeaf, type Place } from '../node'
import type { UpdateScope } from '../scope'

const BAD_VALUE = 2
const TYPE_MISMATCH = 14

type Compute = (a: unknown, b: unknown) => AnyNumber | undefined

export function parseIncrement(operand: unknown, path: string): Leaf {
  if (!isNumber(operand)) {
    const message = `Cannot increment with non-numeric argument: {${path}: ${describe(operand)}}`
    throw new MongoError(TYPE_MISMATCH, message)
  }
  return makeLeaf((value, place) =>
    value === undefined ? operand : combined('$inc', addNumbers, value, operand, place),
  )
}

export function parseMultiply(operand: unknown, path: string): Leaf {
  if (!isNumber(operand)) {
    const message = `Cannot multiply with non-numeric argument: {${path}: ${describe(operand)}}`
    throw new MongoError(TYPE_MISMATCH, message)
  }
  return makeLeaf((value, place) =>
    value === undefined
      ? multiplyNumbers(makeInt(0), operand)
      : combined('$mul', multiplyNumbers, value, operand, place),
  )
}

function combined(
  operator: string,
  compute: Compute,
  value: unknown,
  operand: unknown,
  { path, root }: Place,
): unknown {
  const document = `{_id: ${describe(root['_id'])}}`
  if (!isNumber(value)) {
    const field = `has the field '${path}' of non-numeric type ${typeName(value)}`
    const message = `Cannot apply ${operator} to a value of non-numeric type. ${document} ${field}`
    throw new MongoError(TYPE_MISMATCH, message)
  }
  const result = compute(value, operand)
  if (result === undefined) {
    const current = `current value (${describe(value)}) for document ${document}`
    throw new MongoError(BAD_VALUE, `Failed to apply ${operator} operations to ${current}`)
  }
  return sameValue(result, value) ? value : result
}

export function parseMin(operand: unknown, _path: string, { collation }: UpdateScope): Leaf {
  return makeLeaf((value) =>
    value === undefined || compareValues(operand, value, collation) < 0 ? operand : value,
  )
}

export function parseMax(operand: unknown, _path: string, { collation }: UpdateScope): Leaf {
  return makeLeaf((value) =>
    value === undefined || compareValues(operand, value, collation) > 0 ? operand : value,
  )
}

type BitOperation = (a: bigint, b: bigint) => bigint

const BIT_OPERATIONS: Readonly<Record<string, BitOperation>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
}

export function parseBit(operand: unknown, path: string): Leaf {
  if (!isDocument(operand)) {
    const advice = 'You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}'
    const message = `The $bit modifier is not compatible with a ${typeName(operand)}. ${advice}`
    throw new MongoError(BAD_VALUE, message)
  }
  const names = Object.keys(operand)
  if (names.length === 0) {
    throw new MongoError(BAD_VALUE, `You must pass in at least one bitwise operation: ${path}`)
  }
  const steps = names.map((name) => {
    const operation = Object.hasOwn(BIT_OPERATIONS, name) ? BIT_OPERATIONS[name] : undefined
    if (!operation) {
      const unknown = `not '${name}' which is an unknown operator: {${name}: }`
      const message = `The $bit modifier only supports 'and', 'or', and 'xor', ${unknown}`
      throw new MongoError(BAD_VALUE, message)
    }
    const mask = fieldOf(operand, name)
    if (!isInteger(mask)) {
      const message = `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(mask)}' is not supported here`
      throw new MongoError(BAD_VALUE, message)
    }
    return { operation, mask }
  })
  return makeLeaf((value, place) => {
    let result: unknown = value === undefined ? makeInt(0) : value
    for (const { operation, mask } of steps) result = applyBit(result, operation, mask, place)
    return sameValue(result, value) ? value : result
  })
}

function applyBit(
  value: unknown,
  operation: BitOperation,
  mask: unknown,
  { path, root }: Place,
): unknown {
  if (!isInteger(value)) {
    const field = `_id: ${describe(root['_id'])} has the field ${path} of non-integer type`
    const message = `Cannot apply $bit to a value of non-integral type.${field} ${typeName(value)}`
    throw new MongoError(BAD_VALUE, message)
  }
  const result = operation(toBigInt(value) ?? 0n, toBigInt(mask) ?? 0n)
  const isLong = typeName(value) === 'long' || typeName(mask) === 'long'
  return isLong ? makeLong(result) : makeInt(Number(result))
}

const isInteger = (value: unknown): boolean =>
  typeName(value) === 'int' || typeName(value) === 'long'
