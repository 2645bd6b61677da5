import type { Binary } from 'bson'
import { isNumber, toBigInt, toDouble } from '../bson/numbers'
import { typeName } from '../bson/types'
import { MongoError } from '../errors'
import { describe } from './describe'
import type { Predicate } from './match-path'

type BitOperator = '$bitsAllSet' | '$bitsAllClear' | '$bitsAnySet' | '$bitsAnyClear'

const LARGEST = 1n << 63n

/** Compares the bits at the wanted positions of integers (sign-extended) and binary data. */
export function bitsPredicate(operator: BitOperator, operand: unknown, path: string): Predicate {
  const positions = readPositions(operator, operand, path)
  const wanted = operator === '$bitsAllSet' || operator === '$bitsAnySet'
  const all = operator === '$bitsAllSet' || operator === '$bitsAllClear'
  return (value) => {
    const bitAt = bitReader(value)
    if (!bitAt) return false
    const agrees = (position: number): boolean => bitAt(position) === wanted
    return all ? positions.every(agrees) : positions.some(agrees)
  }
}

function readPositions(operator: string, operand: unknown, path: string): number[] {
  if (Array.isArray(operand)) return operand.map((item) => readPosition(item))
  if (typeName(operand) === 'binData') return setBits(binaryBits(operand as Binary), operand)
  if (isNumber(operand)) {
    const mask = toBigInt(operand)
    if (mask === undefined || mask >= LARGEST) {
      throw new MongoError(9, `Expected an integer: ${operator}: ${describe(operand)}`)
    }
    if (mask < 0n) {
      throw new MongoError(9, `Expected a non-negative number in: ${operator}: ${mask}`)
    }
    return Array.from({ length: 63 }, (_, i) => i).filter((i) => (mask >> BigInt(i)) & 1n)
  }
  const received = `${operator}: ${describe(operand)}`
  const message = `${path} takes an Array, a number, or a BinData but received: ${received}`
  throw new MongoError(2, message)
}

function readPosition(item: unknown): number {
  const position = isNumber(item) ? toDouble(item) : Number.NaN
  if (Number.isInteger(position) && position >= 0 && position <= 0x7fffffff) return position
  throw new MongoError(2, `bit positions must be an integer >= 0 but got: ${describe(item)}`)
}

function bitReader(value: unknown): ((position: number) => boolean) | undefined {
  switch (typeName(value)) {
    case 'binData':
      return binaryBits(value as Binary)
    case 'int':
    case 'long':
    case 'double': {
      const number = toBigInt(value)
      if (number === undefined || number >= LARGEST || number < -LARGEST) return undefined
      return (position) => ((number >> BigInt(Math.min(position, 63))) & 1n) === 1n
    }
    default:
      return undefined
  }
}

function binaryBits(value: Binary): (position: number) => boolean {
  return (position) => {
    const byte = position >> 3 < value.position ? value.buffer[position >> 3] : 0
    return (((byte ?? 0) >> (position & 7)) & 1) === 1
  }
}

function setBits(bitAt: (position: number) => boolean, operand: unknown): number[] {
  const length = (operand as Binary).position * 8
  return Array.from({ length }, (_, i) => i).filter(bitAt)
}
