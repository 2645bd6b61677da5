import type { Leaf } from '../node'
import type { UpdateScope } from '../scope'
import { parseAddToSet, parsePop, parsePull, parsePullAll } from './arrays'
import { parseCurrentDate, parseSet, parseSetOnInsert, parseUnset } from './fields'
import { parseBit, parseIncrement, parseMax, parseMin, parseMultiply } from './numbers'
import { parsePush } from './push'

type ParseOperator = (operand: unknown, path: string, scope: UpdateScope) => Leaf

/** Every operator of one path; $rename has two and is separate. */
export const UPDATE_OPERATORS: Readonly<Record<string, ParseOperator>> = {
  $set: parseSet,
  $setOnInsert: parseSetOnInsert,
  $unset: parseUnset,
  $currentDate: parseCurrentDate,
  $inc: parseIncrement,
  $mul: parseMultiply,
  $min: parseMin,
  $max: parseMax,
  $bit: parseBit,
  $push: parsePush,
  $addToSet: parseAddToSet,
  $pop: parsePop,
  $pull: parsePull,
  $pullAll: parsePullAll,
}
