import { makeInt, makeLong, numberKind, toBigInt } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, unary, variadic } from '../arguments'
import type { Operators, Parser } from '../parse'

export const BITS: Operators = {
  $bitAnd: bitwise(-1n, (a, b) => a & b),
  $bitOr: bitwise(0n, (a, b) => a | b),
  $bitXor: bitwise(0n, (a, b) => a ^ b),
  $bitNot: unary((value) => {
    if (isNullish(value)) return null
    if (!isInteger(value)) {
      throw new MongoError(28765, `$bitNot only supports int and long, not: ${typeName(value)}.`)
    }
    const result = ~(toBigInt(value) ?? 0n)
    return numberKind(value) === 'long' ? makeLong(result) : makeInt(Number(result))
  }),
}

function bitwise(start: bigint, compute: (a: bigint, b: bigint) => bigint): Parser {
  return variadic((values, _scope, name) => {
    if (values.some(isNullish)) return null
    let result = start
    for (const value of values) {
      if (!isInteger(value)) {
        throw new MongoError(
          14,
          `${name} only supports int and long operands, not ${typeName(value)}.`,
        )
      }
      result = compute(result, toBigInt(value) ?? 0n)
    }
    const isLong = values.some((value) => numberKind(value) === 'long')
    return isLong ? makeLong(result) : makeInt(Number(result))
  })
}

function isInteger(value: unknown): boolean {
  const kind = numberKind(value)
  return kind === 'int' || kind === 'long'
}
