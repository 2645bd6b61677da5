import { compareValues } from '../../bson/compare'
import { makeInt } from '../../bson/numbers'
import { binary } from '../arguments'
import type { Operators, Parser } from '../parse'

const comparison = (accepts: (order: number) => boolean): Parser =>
  binary((a, b, { collation }) => accepts(compareValues(a, b, collation)))

export const COMPARISONS: Operators = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: binary((a, b, { collation }) => makeInt(Math.sign(compareValues(a, b, collation)))),
}
