import type { BSONRegExp } from 'bson'
import { makeInt } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { compileRegex } from '../../query/regex'
import type { Found, GuardedRegex } from '../../query/regex-guard'
import { isNullish, named } from '../arguments'
import type { Operators, Parser } from '../parse'

const SPEC = {
  required: ['input', 'regex'],
  optional: ['options'],
  notObject: 51103,
  unknown: 31024,
  missing: { input: 31022, regex: 31023 },
}
const INVALID_PATTERN = 51111

export const REGEXES: Operators = {
  $regexMatch: regexOperator(false, (regex, input) => regex.test(input)),
  $regexFind: regexOperator(null, (regex, input) => {
    const match = regex.find(input)
    return match ? describe(match, input) : null
  }),
  $regexFindAll: regexOperator([], (regex, input) =>
    regex.findAll(input).map((match) => describe(match, input)),
  ),
}

function regexOperator(
  ofNothing: unknown,
  compute: (regex: GuardedRegex, input: string) => unknown,
): Parser {
  return named(SPEC, (values, _scope, name) => {
    const { input, regex, options } = values
    const compiled = compile(regex, options, name)
    if (!isNullish(input) && typeof input !== 'string') {
      throw new MongoError(51104, `${name} needs 'input' to be of type string`)
    }
    if (isNullish(input) || !compiled) return ofNothing
    return compute(compiled, input)
  })
}

const compiled = new Map<string, GuardedRegex>()
const MAX_COMPILED = 500

function compile(regex: unknown, options: unknown, name: string): GuardedRegex | undefined {
  if (!isNullish(options) && typeof options !== 'string') {
    throw new MongoError(51106, `${name} needs 'options' to be of type string`)
  }
  if (isNullish(regex)) return undefined
  if (typeof regex !== 'string' && typeName(regex) !== 'regex') {
    throw new MongoError(51105, `${name} needs 'regex' to be of type string or regex`)
  }
  const pattern = typeof regex === 'string' ? regex : (regex as BSONRegExp).pattern
  const regexOptions = typeof regex === 'string' ? '' : (regex as BSONRegExp).options
  if (regexOptions !== '' && options) {
    throw new MongoError(
      51107,
      `${name}: found regex option(s) specified in both 'regex' and 'option' fields`,
    )
  }
  return cached(pattern, options ?? regexOptions)
}

function cached(pattern: string, options: string): GuardedRegex {
  const key = `${options}/${pattern}`
  const known = compiled.get(key)
  if (known) return known
  const fresh = compileRegex(pattern, options, INVALID_PATTERN)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  compiled.set(key, fresh)
  return fresh
}

function describe({ index, text, captures }: Found, input: string): unknown {
  const idx = makeInt(Array.from(input.slice(0, index)).length)
  return { match: text, idx, captures }
}
