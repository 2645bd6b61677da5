import { equalValues } from '../../bson/compare'
import { makeInt } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { binary, unary } from '../arguments'
import type { Operators } from '../parse'

export const ARRAYS: Operators = {
  $isArray: unary((value) => Array.isArray(value)),
  $size: unary((value) => {
    if (Array.isArray(value)) return makeInt(value.length)
    const message = `The argument to $size must be an array, but was of type: ${typeName(value)}`
    throw new MongoError(17124, message)
  }),
  $in: binary((value, array, { collation }) => {
    if (Array.isArray(array)) return array.some((item) => equalValues(item, value, collation))
    throw new MongoError(
      40081,
      `$in requires an array as a second argument, found: ${typeName(array)}`,
    )
  }),
}
