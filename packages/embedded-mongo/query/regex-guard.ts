import { createContext, Script } from 'node:vm'
import { MongoError } from '../errors'
import type { CompiledPattern } from './pcre/compile'

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
const MAX_TRIES = 5
const MAX_MS_IN_ALL = 2000
const LIMIT_REACHED = 51156
const INVALID_PATTERN = 51111

const sandbox = createContext({ regex: /./, text: '' })
const first = new Script('regex.exec(text)')
const all = new Script('[...text.matchAll(regex)]')

/** What a pattern found; a group without a match is null. */
export type Found = { index: number; text: string; captures: (string | null)[] }

/** A compiled expression with bounded matching time: an answer or an error. */
export class GuardedRegex {
  /** Grows by the time of slow matches and shrinks with each further match. */
  private spentMs = 0
  private readonly global: RegExp

  constructor(private readonly pattern: CompiledPattern) {
    const { regex } = pattern
    this.global = new RegExp(regex, `${regex.flags}g`)
  }

  test(text: string): boolean {
    return this.exec(text) !== null
  }

  find(text: string): Found | undefined {
    this.checkExact()
    const match = this.exec(text)
    return match ? this.found(match) : undefined
  }

  findAll(text: string): Found[] {
    this.checkExact()
    const matches = this.isQuick(text)
      ? this.refusing(() => [...text.matchAll(this.global)])
      : (this.watched(all, this.global, text) as RegExpExecArray[])
    return matches.map((match) => this.found(match))
  }

  private exec(text: string): RegExpExecArray | null {
    const { regex } = this.pattern
    if (this.isQuick(text)) return this.refusing(() => regex.exec(text))
    return this.watched(first, regex, text) as RegExpExecArray | null
  }

  private found(match: RegExpExecArray): Found {
    const captures = this.pattern.groups.map((group) =>
      group === undefined ? null : (match[group] ?? null),
    )
    return { index: match.index, text: match[0], captures }
  }

  private checkExact(): void {
    if (this.pattern.isExact) return
    const reason = 'a repetition in it is supported only where its matches are not asked for'
    throw new MongoError(INVALID_PATTERN, `Invalid Regex: ${reason}`)
  }

  private isQuick({ length }: string): boolean {
    const { choices, isNested } = this.pattern.risk
    if (isNested && length > SHORT_TEXT) return false
    return Math.pow(length, choices + 1) <= MAX_STEPS
  }

  private watched(script: Script, regex: RegExp, text: string): unknown {
    const startedAt = performance.now()
    Object.assign(sandbox, { regex, text })
    try {
      return this.refusing(() => runLimited(script))
    } finally {
      Object.assign(sandbox, { regex: undefined, text: '' })
      this.spentMs = Math.max(0, this.spentMs + performance.now() - startedAt - 1)
    }
  }

  /** V8 refuses some patterns only when they are first used: those that are too large. */
  private refusing<T>(match: () => T): T {
    if (this.spentMs > MAX_MS_IN_ALL) throw tooSlow(this.pattern.regex)
    try {
      return match()
    } catch (error) {
      if (isTimeout(error)) throw tooSlow(this.pattern.regex)
      const reason = error instanceof Error ? error.message : String(error)
      throw new MongoError(LIMIT_REACHED, `The regular expression cannot be run: ${reason}`)
    }
  }
}

/** The limit is of wall time: on a loaded machine a match may have had little of it. */
function runLimited(script: Script): unknown {
  for (let tries = 1; ; tries++) {
    const before = process.cpuUsage()
    try {
      return script.runInContext(sandbox, { timeout: LONGEST_MS }) as unknown
    } catch (error) {
      const { user, system } = process.cpuUsage(before)
      const wasStarved = (user + system) / 1000 < LONGEST_MS / 2
      if (!isTimeout(error) || !wasStarved || tries === MAX_TRIES) throw error
    }
  }
}

function isTimeout(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

function tooSlow({ source }: RegExp): MongoError {
  const text = `The regular expression ${source.slice(0, 200)} takes too long: its matching was ended`
  return new MongoError(LIMIT_REACHED, text)
}
