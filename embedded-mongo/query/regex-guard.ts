import { createContext, Script } from 'node:vm'
import { MongoError } from '../errors'

/*
 * JavaScript's regular expressions backtrack, and a match cannot be stopped from within: (a+)+$
 * over forty characters would block the server for hours. PCRE counts its steps; here the worst
 * case is estimated from the pattern and the length of the text. Cheap ones run directly; the rest
 * run in node:vm with a timeout, which ends a running match but costs 0.1 ms per call. A match that
 * takes too long is refused with MongoDB's code for PCRE's limit.
 */
const MAX_STEPS = 5e7
const SHORT_TEXT = 8
const LONGEST_MS = 100
const MAX_MS_IN_ALL = 2000
const LIMIT_REACHED = 51156

const sandbox = createContext({ regex: /./, text: '' })
const first = new Script('regex.exec(text)')
const all = new Script('[...text.matchAll(regex)]')

export type Risk = { choices: number; isNested: boolean }

/** A compiled expression with bounded matching time: an answer or an error. */
export class GuardedRegex {
  /** Grows by the time of slow matches and shrinks with each further match. */
  private spentMs = 0
  private readonly global: RegExp

  constructor(
    private readonly regex: RegExp,
    private readonly risk: Risk,
  ) {
    this.global = new RegExp(regex, `${regex.flags}g`)
  }

  test(text: string): boolean {
    return this.exec(text) !== null
  }

  exec(text: string): RegExpExecArray | null {
    if (this.isQuick(text)) return this.refusing(() => this.regex.exec(text))
    return this.watched(first, this.regex, text) as RegExpExecArray | null
  }

  matchAll(text: string): RegExpExecArray[] {
    if (this.isQuick(text)) return this.refusing(() => [...text.matchAll(this.global)])
    return this.watched(all, this.global, text) as RegExpExecArray[]
  }

  private isQuick({ length }: string): boolean {
    const { choices, isNested } = this.risk
    if (isNested && length > SHORT_TEXT) return false
    return Math.pow(length, choices + 1) <= MAX_STEPS
  }

  private watched(script: Script, regex: RegExp, text: string): unknown {
    const startedAt = performance.now()
    Object.assign(sandbox, { regex, text })
    try {
      return this.refusing(() => script.runInContext(sandbox, { timeout: LONGEST_MS }) as unknown)
    } finally {
      Object.assign(sandbox, { regex: undefined, text: '' })
      this.spentMs = Math.max(0, this.spentMs + performance.now() - startedAt - 1)
    }
  }

  /** V8 refuses some patterns only when they are first used: those that are too large. */
  private refusing<T>(match: () => T): T {
    if (this.spentMs > MAX_MS_IN_ALL) throw tooSlow(this.regex)
    try {
      return match()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw tooSlow(this.regex)
      const reason = error instanceof Error ? error.message : String(error)
      throw new MongoError(LIMIT_REACHED, `The regular expression cannot be run: ${reason}`)
    }
  }
}

function tooSlow({ source }: RegExp): MongoError {
  const text = `The regular expression ${source.slice(0, 200)} takes too long: its matching was ended`
  return new MongoError(LIMIT_REACHED, text)
}

const REPEATS = /^\{(\d+)(,\d*)?\}/

/** How many parts of a pattern may match in several ways, and whether such parts are repeated. */
export function riskOf(pattern: string): Risk {
  let choices = 0
  let isNested = false
  const groups: number[] = []
  let closed = 0
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern.charAt(i)
    const repeats = character === '{' ? REPEATS.exec(pattern.slice(i, i + 24)) : null
    const isQuantifier = repeats !== null || '*+?'.includes(character)
    if (isQuantifier) {
      if (closed > 0) isNested = true
      if (repeats?.[2] !== undefined || repeats === null) choices++
      if (repeats) i += repeats[0].length - 1
      if ('?+'.includes(pattern.charAt(i + 1)) && i + 1 < pattern.length) i++
    }
    closed = 0
    if (character === '\\') {
      if (/[1-9]/.test(pattern.charAt(i + 1))) choices++
      i++
    } else if (character === '[') i = endOfClass(pattern, i)
    else if (character === '|') choices++
    else if (character === '(') {
      groups.push(choices)
      if (pattern.charAt(i + 1) === '?') i++
    } else if (character === ')') closed = choices - (groups.pop() ?? choices)
  }
  return { choices, isNested }
}

function endOfClass(pattern: string, start: number): number {
  let i = start + (pattern.charAt(start + 1) === '^' ? 2 : 1)
  if (pattern.charAt(i) === ']') i++
  for (; i < pattern.length && pattern.charAt(i) !== ']'; i++) {
    if (pattern.charAt(i) === '\\') i++
    else if (pattern.startsWith('[:', i)) i = Math.max(i, pattern.indexOf(':]', i) + 1)
  }
  return i
}
