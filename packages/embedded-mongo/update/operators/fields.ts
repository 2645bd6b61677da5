import { Timestamp } from 'bson'
import { sameValue } from '../../bson/same'
import { isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { ignoreBlocked, type Leaf, makeLeaf } from '../node'

const BAD_VALUE = 2

export function parseSet(operand: unknown): Leaf {
  return makeLeaf((value) => (sameValue(value, operand) ? value : operand))
}

export function parseSetOnInsert(operand: unknown): Leaf {
  return makeLeaf((value) => (sameValue(value, operand) ? value : operand), { onlyOnInsert: true })
}

export function parseUnset(): Leaf {
  return makeLeaf(() => undefined, { creates: false, blocked: ignoreBlocked })
}

export function parseCurrentDate(operand: unknown): Leaf {
  const isTimestamp = currentDateType(operand) === 'timestamp'
  let counter = 0
  return makeLeaf((_, { now }) => {
    if (!isTimestamp) return now
    counter += 1
    return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: counter })
  })
}

function currentDateType(operand: unknown): 'date' | 'timestamp' {
  if (typeof operand === 'boolean') return 'date'
  if (!isDocument(operand)) {
    const advice =
      "Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'})."
    const message = `${typeName(operand)} is not valid type for $currentDate. ${advice}`
    throw new MongoError(BAD_VALUE, message)
  }
  for (const key of Object.keys(operand)) {
    if (key === '$type') continue
    throw new MongoError(BAD_VALUE, `Unrecognized $currentDate option: ${key}`)
  }
  const type = operand['$type']
  if (type === 'date' || type === 'timestamp') return type
  const form = "{$currentDate: {field : {$type: 'date'}}}"
  const message = `The '$type' string field is required to be 'date' or 'timestamp': ${form}`
  throw new MongoError(BAD_VALUE, message)
}
