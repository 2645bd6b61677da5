import { isNumber, makeDouble, numberKind, toDouble } from '../../bson/numbers'
import { MongoError } from '../../errors'
import type { Accumulator } from './accumulator'

/** Covariance; pairs that are not two numbers are ignored. */
export function covariance(ofSample: boolean): Accumulator {
  let n = 0
  let meanX = 0
  let meanY = 0
  let products = 0
  return {
    add(pair) {
      const [x, y]: unknown[] = Array.isArray(pair) && pair.length === 2 ? pair : []
      if (!isNumber(x) || !isNumber(y)) return
      if (numberKind(x) === 'decimal' || numberKind(y) === 'decimal') {
        throw new MongoError(238, 'the covariance of decimals is not supported')
      }
      n++
      const distance = toDouble(x) - meanX
      meanX += distance / n
      meanY += (toDouble(y) - meanY) / n
      products += distance * (toDouble(y) - meanY)
    },
    result() {
      const divisor = ofSample ? n - 1 : n
      return divisor > 0 ? makeDouble(products / divisor) : null
    },
  }
}
