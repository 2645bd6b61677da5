import type { Binary, Code, ObjectId, Timestamp, BSONSymbol } from 'bson'
import { typeName } from '../../bson/types'
import { toDouble } from '../../bson/numbers'

/** MongoDB's text of a scalar; undefined for types without one. */
export function stringOf(value: unknown): string {
  switch (typeName(value)) {
    case 'double':
      return doubleText(toDouble(value))
    case 'date':
      return (value as Date).toISOString()
    case 'objectId':
      return (value as ObjectId).toHexString()
    case 'timestamp':
      return `Timestamp(${(value as Timestamp).getHighBits() >>> 0}, ${(value as Timestamp).getLowBits() >>> 0})`
    case 'javascript':
      return String((value as Code).code)
    case 'symbol':
      return (value as BSONSymbol).value
    case 'binData':
      return (value as Binary).toString('base64')
    default:
      return String(value)
  }
}

/** The shortest text that parses to the same double, with exponents in MongoDB's form. */
function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity'
  if (Object.is(value, -0)) return '-0'
  const size = Math.abs(value)
  if (size !== 0 && (size < 1e-4 || size >= 1e17)) {
    return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2')
  }
  return String(value)
}
