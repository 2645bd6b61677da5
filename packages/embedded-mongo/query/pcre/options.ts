import { PatternError } from './reader'

/** The options that hold at a place in a pattern. */
export type Options = {
  ignoreCase: boolean
  multiline: boolean
  dotAll: boolean
  extended: boolean
  moreExtended: boolean
  /** Quantifiers are lazy without a question mark, and greedy with one. */
  ungreedy: boolean
  noCapture: boolean
}

const NONE: Options = {
  ignoreCase: false,
  multiline: false,
  dotAll: false,
  extended: false,
  moreExtended: false,
  ungreedy: false,
  noCapture: false,
}

/** The options of a whole pattern, as MongoDB has them. */
export function optionsOf(letters: string): Options {
  return changed(NONE, letters.replaceAll('u', ''), true)
}

/** Reads what is between (? and the ) or : of a setting, such as i, -x, ^ms. */
export function applySetting(options: Options, setting: string): Options {
  const isReset = setting.startsWith('^')
  const [on = '', off = ''] = setting.slice(isReset ? 1 : 0).split('-')
  if (isReset && setting.includes('-')) throw new PatternError('(?^ has no hyphen')
  const start = isReset ? { ...NONE, ungreedy: options.ungreedy } : options
  return changed(changed(start, on, true), off, false)
}

function changed(options: Options, letters: string, value: boolean): Options {
  const result = { ...options }
  for (const letter of letters.replaceAll(/x+/g, (all) => (all.length > 1 ? 'X' : 'x'))) {
    if (letter === 'i') result.ignoreCase = value
    else if (letter === 'm') result.multiline = value
    else if (letter === 's') result.dotAll = value
    else if (letter === 'U') result.ungreedy = value
    else if (letter === 'n') result.noCapture = value
    else if (letter === 'x' || letter === 'X') {
      result.extended = value
      result.moreExtended = letter === 'X' && value
    } else throw new PatternError(`the option (?${letter}) is unknown or not supported`)
  }
  return result
}
