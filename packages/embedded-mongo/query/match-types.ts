import { toDouble, toInteger, isNumber } from '../bson/numbers'
import { type TypeName, typeName } from '../bson/types'
import { MongoError } from '../errors'

const BAD_VALUE = 2

const TYPE_CODES: Readonly<Record<number, TypeName>> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
}
const ALIASES = new Set<string>(Object.values(TYPE_CODES))
const NUMBERS: readonly TypeName[] = ['int', 'long', 'double', 'decimal']

/** The test of $type: a code, an alias, 'number', or a list of them. */
export function typePredicate(operand: unknown, path: string): (value: unknown) => boolean {
  const items = Array.isArray(operand) ? operand : [operand]
  if (items.length === 0) throw new MongoError(9, `${path} must match at least one type`)
  const wanted = new Set<string>(items.flatMap(typesOf))
  return (value) => wanted.has(typeName(value))
}

function typesOf(item: unknown): readonly string[] {
  if (item === 'number') return NUMBERS
  if (typeof item === 'string') {
    if (ALIASES.has(item)) return [item]
    throw new MongoError(BAD_VALUE, `Unknown type name alias: ${item}`)
  }
  if (!isNumber(item)) {
    throw new MongoError(14, 'type must be represented as a number or a string')
  }
  const code = toInteger(item)
  const name = code === undefined ? undefined : TYPE_CODES[code]
  if (name === undefined) {
    throw new MongoError(BAD_VALUE, `Invalid numerical type code: ${toDouble(item)}`)
  }
  return [name]
}
