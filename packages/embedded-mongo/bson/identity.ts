import type {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Long,
  ObjectId,
  Timestamp,
} from 'bson'
import type { Collation } from '../query/collation'
import { type Decimal, decimalToNumber, exactDecimal, parseDecimal } from './decimal'
import { compareDecimals } from './decimal-compare'
import type { DBPointer } from './deprecated-types'
import { toDouble } from './numbers'
import { type Document, typeName } from './types'

/**
 * A text that is the same for two values exactly if MongoDB treats them as equal: for sets, groups,
 * joins and distinct values. Its order has no meaning.
 */
export function identityOf(value: unknown, collation?: Collation): string {
  switch (typeName(value)) {
    case 'missing':
      return 'u'
    case 'null':
    case 'undefined':
      return '0'
    case 'string':
      return `s${collation ? collation.key(value as string) : (value as string)}`
    case 'symbol':
      return identityOf((value as BSONSymbol).value, collation)
    case 'int':
    case 'double':
      return doubleIdentity(toDouble(value))
    case 'long':
      return longIdentity(value as Long)
    case 'decimal':
      return decimalIdentity(value as Decimal128)
    case 'bool':
      return value === true ? 't' : 'f'
    case 'date':
      return `d${(value as Date).getTime()}`
    case 'objectId':
      return `o${(value as ObjectId).toHexString()}`
    case 'array':
      return arrayIdentity(value as unknown[], collation)
    case 'object':
      return documentIdentity(value as Document, collation)
    default:
      return rareIdentity(value)
  }
}

const sized = (text: string): string => `${text.length}:${text}`

function arrayIdentity(array: unknown[], collation: Collation | undefined): string {
  let text = `[${array.length}`
  for (const item of array) text += `,${sized(identityOf(item, collation))}`
  return text
}

function documentIdentity(doc: Document, collation: Collation | undefined): string {
  let text = '{'
  for (const key of Object.keys(doc)) {
    text += `${sized(key)}=${sized(identityOf(doc[key], collation))}`
  }
  return text
}

function rareIdentity(value: unknown): string {
  switch (typeName(value)) {
    case 'binData':
      return `b${(value as Binary).sub_type}:${(value as Binary).toString('hex')}`
    case 'regex':
      return `r${sized((value as BSONRegExp).pattern)}${(value as BSONRegExp).options}`
    case 'dbPointer':
      return `q${Buffer.from((value as DBPointer).content).toString('hex')}`
    case 'timestamp':
      return `p${(value as Timestamp).toString()}`
    case 'javascript':
      return `c${String((value as Code).code)}`
    case 'javascriptWithScope':
      return `w${sized(String((value as Code).code))}${documentIdentity((value as Code).scope ?? {}, undefined)}`
    case 'minKey':
      return '<'
    default:
      return '>'
  }
}

/** Integers by their digits, all other numbers by their exact shortest decimal form. */
function doubleIdentity(value: number): string {
  if (value === 0) return 'n0'
  if (Number.isSafeInteger(value)) return `n${value}`
  return Number.isFinite(value) ? `x${value}` : `n${value}`
}

function longIdentity(value: Long): string {
  const double = value.toNumber()
  if (Number.isSafeInteger(double)) return `n${double}`
  // A double of the same value has the same text only where the double is exact.
  return value.toBigInt() === BigInt(double) ? `x${double}` : `l${value.toString()}`
}

function decimalIdentity(value: Decimal128): string {
  const parsed = parseDecimal(value)
  if (typeof parsed === 'string') return `n${parsed}`
  if (parsed.coefficient === 0n) return 'n0'
  const double = decimalToNumber(parsed)
  if (Number.isFinite(double) && compareDecimals(exactDecimal(double), parsed) === 0) {
    return doubleIdentity(double)
  }
  const { negative, coefficient, exponent } = shortest(parsed)
  const sign = negative ? '-' : ''
  if (exponent < 0 || exponent > 19) return `y${sign}${coefficient}e${exponent}`
  return `l${sign}${coefficient}${'0'.repeat(exponent)}`
}

function shortest({ negative, coefficient, exponent }: Decimal): Decimal {
  let digits = coefficient
  let scale = exponent
  while (digits % 10n === 0n) {
    digits /= 10n
    scale += 1
  }
  return { negative, coefficient: digits, exponent: scale }
}
