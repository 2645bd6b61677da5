import { isNumber, makeDouble, numberKind, toDouble } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { binary, isNullish } from '../arguments'
import type { Operators, Parser } from '../parse'
import { numeric } from './numbers'

const OUT_OF_BOUNDS = 50989

function bounded(compute: (x: number) => number, isAllowed: (x: number) => boolean): Parser {
  return numeric((value) => {
    refuseDecimal('trigonometry', value)
    const x = toDouble(value)
    if (!Number.isNaN(x) && !isAllowed(x)) {
      throw new MongoError(OUT_OF_BOUNDS, `cannot apply the operator to ${x}, value out of bounds`)
    }
    return makeDouble(compute(x))
  })
}

/** Decimals are refused: doubles cannot give their 34 digits. */
function refuseDecimal(name: string, value: unknown): void {
  if (numberKind(value) === 'decimal') {
    throw new MongoError(238, `${name} of decimals is not supported`)
  }
}

export const TRIGONOMETRY: Operators = {
  $sin: bounded(Math.sin, Number.isFinite),
  $cos: bounded(Math.cos, Number.isFinite),
  $tan: bounded(Math.tan, Number.isFinite),
  $asin: bounded(Math.asin, (x) => Math.abs(x) <= 1),
  $acos: bounded(Math.acos, (x) => Math.abs(x) <= 1),
  $atan: bounded(Math.atan, () => true),
  $sinh: bounded(Math.sinh, () => true),
  $cosh: bounded(Math.cosh, () => true),
  $tanh: bounded(Math.tanh, () => true),
  $asinh: bounded(Math.asinh, () => true),
  $acosh: bounded(Math.acosh, (x) => x >= 1),
  $atanh: bounded(Math.atanh, (x) => Math.abs(x) <= 1),
  $degreesToRadians: bounded(
    (x) => x * (Math.PI / 180),
    () => true,
  ),
  $radiansToDegrees: bounded(
    (x) => x * (180 / Math.PI),
    () => true,
  ),
  $atan2: binary((y, x) => {
    if (isNullish(y) || isNullish(x)) return null
    for (const value of [y, x]) {
      if (isNumber(value)) continue
      throw new MongoError(51044, `$atan2 only supports numeric types, not ${typeName(value)}`)
    }
    refuseDecimal('$atan2', y)
    refuseDecimal('$atan2', x)
    return makeDouble(Math.atan2(toDouble(y), toDouble(x)))
  }),
}
