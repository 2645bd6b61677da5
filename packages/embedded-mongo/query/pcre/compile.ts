import { check } from './check'
import { emit } from './emit'
import { Groups } from './groups'
import { optionsOf } from './options'
import { parse } from './parse'
import { PatternError, Reader } from './reader'
import { type Risk, riskOf } from './risk'

export type CompiledPattern = {
  regex: RegExp
  /** The number in `regex` of each group of the pattern; none for those that never match. */
  groups: readonly (number | undefined)[]
  isExact: boolean
  risk: Risk
}

/**
 * Translates a pattern of PCRE2, as MongoDB uses it: with UTF, without UCP, newlines are LF. It is
 * translated exactly or refused with a PatternError.
 */
export function compilePattern(pattern: string, letters: string): CompiledPattern {
  const root = parse(new Reader(pattern), optionsOf(letters), new Groups())
  const { foldsCase, isExact } = check(root)
  const { source, groups } = emit(root)
  try {
    return {
      regex: new RegExp(source, foldsCase ? 'iu' : 'u'),
      groups,
      isExact,
      risk: riskOf(root),
    }
  } catch (error) {
    throw new PatternError(error instanceof Error ? error.message : String(error))
  }
}
