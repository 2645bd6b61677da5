import { compareValues } from '../../bson/compare'
import { isNumber, makeDouble, toDouble } from '../../bson/numbers'
import { Summation } from '../../bson/summation'
import type { Scope } from '../parse'
import type { Accumulator } from './accumulator'

export function sum(): Accumulator {
  const summation = new Summation()
  return { add: (value) => summation.add(value), result: () => summation.total() }
}

export function average(): Accumulator {
  const summation = new Summation()
  return { add: (value) => summation.add(value), result: () => summation.average() }
}

export const minimum = (scope: Scope): Accumulator => extreme(-1, scope)
export const maximum = (scope: Scope): Accumulator => extreme(1, scope)

/** Null and missing values are ignored. */
function extreme(sign: 1 | -1, { collation }: Scope): Accumulator {
  let best: unknown = null
  return {
    add(value) {
      if (value === undefined || value === null) return
      if (best === null || sign * compareValues(value, best, collation) > 0) best = value
    },
    result: () => best,
  }
}

/** Welford's algorithm: one pass, numerically stable for large, close values. */
export function standardDeviation(ofSample: boolean): Accumulator {
  let n = 0
  let mean = 0
  let squares = 0
  return {
    add(value) {
      if (!isNumber(value)) return
      const number = toDouble(value)
      n++
      const distance = number - mean
      mean += distance / n
      squares += distance * (number - mean)
    },
    result() {
      const divisor = ofSample ? n - 1 : n
      return divisor > 0 ? makeDouble(Math.sqrt(squares / divisor)) : null
    },
  }
}
