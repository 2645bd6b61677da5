import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { average, maximum, minimum, standardDeviation, sum } from '../accumulators/numbers'
import type { Accumulator } from '../accumulators/accumulator'
import { checkLimit, selection } from '../accumulators/limited'
import { isNullish, parseList, parseNamed, unary } from '../arguments'
import { combine, type Operators, type Parser, type Scope } from '../parse'

function over(start: (scope: Scope) => Accumulator): Parser {
  return (operand, scope) => {
    const nodes = parseList(operand, scope)
    return combine(nodes, (doc) => {
      const accumulator = start(scope)
      const values = nodes.map((node) => node.run(doc))
      const [only] = values
      const items: unknown[] = values.length === 1 && Array.isArray(only) ? only : values
      scope.loops.count(items.length)
      for (const item of items) accumulator.add(item)
      return accumulator.result()
    })
  }
}

function end(value: unknown, name: string): unknown {
  if (isNullish(value)) return null
  if (!Array.isArray(value)) {
    throw new MongoError(28689, `${name}'s argument must be an array, but is ${typeName(value)}`)
  }
  const values: unknown[] = value
  return name === '$first' ? values[0] : values.at(-1)
}

const LIMITED = {
  required: ['n', 'input'],
  optional: [],
  notObject: 5787900,
  unknown: 5787901,
  missing: { n: 5787906, input: 5787907 },
}

function limited(name: string): Parser {
  return (operand, scope) => {
    const nodes = parseNamed(operand, LIMITED, scope, name)
    const { n, input } = nodes
    // Like MongoDB, which does not compute these ahead of time even from constants.
    return {
      constant: false,
      run(doc) {
        const limit = checkLimit(n?.run(doc))
        const array = input?.run(doc)
        if (isNullish(array)) return null
        if (!Array.isArray(array)) throw new MongoError(5788200, 'Input must be an array')
        scope.loops.count(array.length)
        const accumulator = selection(name, limit, scope)
        for (const item of array) accumulator.add(item)
        return accumulator.result()
      },
    }
  }
}

/** Accumulators as expressions: over their operands, or over the one array that they are given. */
export const ACCUMULATING: Operators = {
  $sum: over(sum),
  $avg: over(average),
  $min: over(minimum),
  $max: over(maximum),
  $stdDevPop: over(() => standardDeviation(false)),
  $stdDevSamp: over(() => standardDeviation(true)),
  $first: unary((value) => end(value, '$first')),
  $last: unary((value) => end(value, '$last')),
  $firstN: limited('$firstN'),
  $lastN: limited('$lastN'),
  $minN: limited('$minN'),
  $maxN: limited('$maxN'),
}
