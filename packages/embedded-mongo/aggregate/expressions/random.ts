import { randomInt } from 'node:crypto'
import { isDocument } from '../../bson/types'
import { makeDouble } from '../../bson/numbers'
import { MongoError } from '../../errors'
import type { Operators } from '../parse'

const STEPS = 2 ** 47

export const RANDOM: Operators = {
  $rand: (operand) => {
    const isEmpty = isDocument(operand) && Object.keys(operand).length === 0
    if (!isEmpty && !(Array.isArray(operand) && operand.length === 0)) {
      throw new MongoError(10065, '$rand does not currently accept arguments')
    }
    return { run: () => makeDouble(randomInt(STEPS) / STEPS), constant: false }
  },
}
