import type { BSONRegExp } from 'bson'
import { MongoError } from '../errors'
import { type CompiledPattern, compilePattern } from './pcre/compile'
import { PatternError } from './pcre/reader'
import { GuardedRegex } from './regex-guard'

const LONGEST_PATTERN = 32_764
const INVALID = 51091
const BAD_FLAG = 51108

/** Compiles a PCRE2 pattern; what JavaScript cannot answer as PCRE2 does is refused. */
export function compileRegex(pattern: string, options: string, invalid = INVALID): GuardedRegex {
  return new GuardedRegex(compileChecked(pattern, options, invalid))
}

export function regexOf(value: BSONRegExp): GuardedRegex {
  return compileRegex(value.pattern, value.options)
}

function compileChecked(pattern: string, options: string, invalid: number): CompiledPattern {
  for (const flag of options) {
    if (!'imsxu'.includes(flag)) {
      throw new MongoError(BAD_FLAG, ` invalid flag in regex options: ${flag}`)
    }
  }
  if (pattern.length > LONGEST_PATTERN) {
    throw new MongoError(invalid, 'Regular expression is invalid: it is too long')
  }
  if (pattern.includes('\0')) {
    throw new MongoError(invalid, 'Regular expression cannot contain an embedded null byte')
  }
  try {
    return compilePattern(pattern, options)
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw new MongoError(invalid, `Regular expression is invalid: ${error.message}`)
  }
}

export function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
