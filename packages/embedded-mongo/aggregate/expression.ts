import type { Document } from '../bson/types'
import type { Collation } from '../query/collation'
import { ACCUMULATING } from './expressions/accumulating'
import { ARITHMETIC } from './expressions/arithmetic'
import { ARRAY_FORMS } from './expressions/array-forms'
import { ARRAYS } from './expressions/arrays'
import { BITS } from './expressions/bits'
import { COMPARISONS } from './expressions/comparison'
import { CONDITIONALS } from './expressions/conditional'
import { CONVERSIONS } from './expressions/conversion'
import { DATE_ARITHMETIC } from './expressions/date-arithmetic'
import { DATE_FORMATS } from './expressions/date-format'
import { DATE_PARTS } from './expressions/date-parts'
import { NUMBERS } from './expressions/numbers'
import { OBJECTS } from './expressions/objects'
import { POWERS } from './expressions/powers'
import { RANDOM } from './expressions/random'
import { REGEXES } from './expressions/regex'
import { SETS } from './expressions/sets'
import { STRINGS } from './expressions/strings'
import { SUBSTRINGS } from './expressions/substrings'
import { TRIGONOMETRY } from './expressions/trigonometry'
import { VARIABLES } from './expressions/variables'
import { Loops } from './loops'
import { constant, type Node, type Operators, parse, type Scope } from './parse'

const OPERATORS: Operators = {
  ...ACCUMULATING,
  ...ARITHMETIC,
  ...ARRAYS,
  ...ARRAY_FORMS,
  ...BITS,
  ...COMPARISONS,
  ...CONDITIONALS,
  ...CONVERSIONS,
  ...DATE_ARITHMETIC,
  ...DATE_FORMATS,
  ...DATE_PARTS,
  ...NUMBERS,
  ...OBJECTS,
  ...POWERS,
  ...RANDOM,
  ...REGEXES,
  ...SETS,
  ...STRINGS,
  ...SUBSTRINGS,
  ...TRIGONOMETRY,
  ...VARIABLES,
}

type ExpressionOptions = {
  collation?: Collation
  variables?: Document
  now?: Date
  loops?: Loops
}

/** The scope of a whole command: MongoDB's own variables and those of `let`. */
export function makeScope({
  collation,
  variables = {},
  now,
  loops = new Loops(),
}: ExpressionOptions): Scope {
  const known = new Map<string, Node>([
    ['ROOT', CURRENT],
    ['CURRENT', CURRENT],
    ['REMOVE', constant(undefined)],
    ['NOW', constant(now ?? new Date())],
    ['KEEP', constant('keep')],
    ['PRUNE', constant('prune')],
    ['DESCEND', constant('descend')],
  ])
  const scope = {
    operators: OPERATORS,
    variables: known,
    collation,
    now: now ?? new Date(),
    loops,
  }
  for (const [name, value] of Object.entries(variables)) known.set(name, parse(value, scope))
  return scope
}

export function isExpressionOperator(name: string): boolean {
  return Object.hasOwn(OPERATORS, name)
}

const CURRENT: Node = { run: (doc) => doc, constant: false }
