import {
  type AnyNumber,
  divideNumbers,
  multiplyNumbers,
  subtractNumbers,
} from '../../bson/arithmetic'
import { roundedDecimal } from '../../bson/decimal'
import { isNumber, makeDouble, numberKind, toDecimal128, toDouble } from '../../bson/numbers'
import type { RemovableAccumulator } from './accumulator'
import { isFiniteNumber, RemovableSum } from './removable-sum'

type Pair = readonly [x: unknown, y: unknown]

/**
 * Covariance by MongoDB's own steps, which decide the last digits of decimals. Pairs that are not
 * two numbers are ignored.
 */
export function covariance(ofSample: boolean): RemovableAccumulator {
  let count = 0
  let xs = new RemovableSum()
  let ys = new RemovableSum()
  let products = new RemovableSum()
  return {
    add(value) {
      const pair = pairOf(value)
      if (!pair) return
      const special = specialOf(pair)
      if (special) return products.add(special)
      const [x, y] = pair
      count++
      const fromMean = distance(x, xs)
      xs.add(x)
      ys.add(y)
      products.add(product(fromMean, distance(y, ys)))
    },
    remove(value) {
      const pair = pairOf(value)
      if (!pair) return
      const special = specialOf(pair)
      if (special) return products.remove(special)
      const [x, y] = pair
      count--
      if (count === 0) {
        xs = new RemovableSum()
        ys = new RemovableSum()
        products = new RemovableSum()
        return
      }
      xs.remove(x)
      products.remove(product(distance(x, xs), distance(y, ys)))
      ys.remove(y)
    },
    result() {
      if (count === 1 && !ofSample) return makeDouble(0)
      const divisor = ofSample ? count - 1 : count
      if (divisor <= 0) return null
      const total = products.total()
      if (numberKind(total) === 'decimal') return divideNumbers(total, makeDouble(divisor))
      return makeDouble(toDouble(total) / divisor)
    },
  }
}

function pairOf(value: unknown): Pair | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [x, y]: unknown[] = value
  return isNumber(x) && isNumber(y) ? [x, y] : undefined
}

/** Stands for a pair with NaN or an infinite number; such a pair is not counted. */
function specialOf(pair: Pair): AnyNumber | undefined {
  const special = pair.filter((value) => !isFiniteNumber(value)).map(toDouble)
  if (special.length === 0) return undefined
  const sum = special.reduce((a, b) => a + b)
  const isDecimal = pair.some(
    (value) => numberKind(value) === 'decimal' && !Number.isNaN(toDouble(value)),
  )
  return isDecimal ? toDecimal128(roundedDecimal(sum)) : makeDouble(sum)
}

function distance(value: unknown, sum: RemovableSum): AnyNumber | undefined {
  if (sum.count === 0) return undefined
  const total = sum.total()
  const mean =
    numberKind(total) === 'decimal'
      ? divideNumbers(total, sum.count)
      : makeDouble(toDouble(total) / sum.count)
  return subtractNumbers(value, mean)
}

function product(a: AnyNumber | undefined, b: AnyNumber | undefined): AnyNumber | undefined {
  return a && b && multiplyNumbers(a, b)
}
