import { isNumber } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { parseExactly } from '../arguments'
import { combine, type Operators, type Parser } from '../parse'
import { int32 } from './arrays'
import { coerce, integerOf } from './strings'

export const SUBSTRINGS: Operators = {
  $substr: ternary(ofBytes),
  $substrBytes: ternary(ofBytes),
  $substrCP: ternary(ofCodePoints),
}

function ternary(compute: (value: unknown, start: unknown, length: unknown) => string): Parser {
  return (operand, scope, name) => {
    const nodes = parseExactly(3, operand, scope, name)
    const [value, start, length] = nodes
    return combine(nodes, (doc) => compute(value?.run(doc), start?.run(doc), length?.run(doc)))
  }
}

function ofBytes(value: unknown, from: unknown, count: unknown): string {
  const bytes = Buffer.from(coerce(value, '$substrBytes'))
  const start = integerOf(from)
  if (start === undefined) {
    throw new MongoError(
      16034,
      `$substrBytes: starting index must be a numeric type (is BSON type ${typeName(from)})`,
    )
  }
  const length = integerOf(count)
  if (length === undefined) {
    throw new MongoError(
      16035,
      `$substrBytes: length must be a numeric type (is BSON type ${typeName(count)})`,
    )
  }
  if (start < 0) {
    throw new MongoError(50752, `$substrBytes: starting index must be non-negative (got: ${start})`)
  }
  const end = length < 0 ? bytes.length : Math.min(start + length, bytes.length)
  if (isContinuation(bytes[start])) {
    throw new MongoError(
      28656,
      '$substrBytes:  Invalid range, starting index is a UTF-8 continuation byte.',
    )
  }
  if (isContinuation(bytes[end])) {
    throw new MongoError(
      28657,
      '$substrBytes:  Invalid range, ending index is in the middle of a UTF-8 character.',
    )
  }
  return start >= bytes.length ? '' : bytes.toString('utf8', start, end)
}

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0xc0) === 0x80

function ofCodePoints(value: unknown, from: unknown, count: unknown): string {
  const points = Array.from(coerce(value, '$substrCP'))
  const start = position(from, 34450, 'starting index')
  const length = position(count, 34452, 'length')
  if (start < 0) {
    throw new MongoError(34455, '$substrCP: the starting index must be nonnegative integer.')
  }
  if (length < 0) throw new MongoError(34454, '$substrCP: length must be a nonnegative integer.')
  return points.slice(start, start + length).join('')
}

function position(value: unknown, code: number, which: string): number {
  if (!isNumber(value)) {
    throw new MongoError(
      code,
      `$substrCP: ${which} must be a numeric type (is BSON type ${typeName(value)})`,
    )
  }
  const integer = int32(value)
  if (integer !== undefined) return integer
  throw new MongoError(
    code + 1,
    `$substrCP: ${which} cannot be represented as a 32-bit integral value`,
  )
}
