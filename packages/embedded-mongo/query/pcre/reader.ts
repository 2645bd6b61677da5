/** A pattern that PCRE2 refuses, or one that JavaScript cannot express. */
export class PatternError extends Error {}

/** Reads a pattern from left to right. */
export class Reader {
  private at = 0

  constructor(private readonly pattern: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.pattern.length
  }

  /** The next character without reading it; empty at the end. */
  get next(): string {
    const codePoint = this.pattern.codePointAt(this.at)
    return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
  }

  startsWith(text: string): boolean {
    return this.pattern.startsWith(text, this.at)
  }

  /** Reads one character. */
  character(): string {
    const { next } = this
    if (next === '') throw new PatternError('the pattern ends too early')
    this.at += next.length
    return next
  }

  /** Reads this text if it is next. */
  skip(text: string): boolean {
    if (!this.startsWith(text)) return false
    this.at += text.length
    return true
  }

  /** Reads what a sticky expression matches here. */
  take(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.at
    const match = sticky.exec(this.pattern)
    if (match) this.at = sticky.lastIndex
    return match ?? undefined
  }

  /** What a sticky expression matches here, without reading it. */
  peek(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at
    return sticky.exec(this.pattern)?.[0]
  }

  /** Reads up to this text, and over it; all of the rest if it is not there. */
  until(text: string): string {
    const end = this.pattern.indexOf(text, this.at)
    const found = this.pattern.slice(this.at, end < 0 ? undefined : end)
    this.at = end < 0 ? this.pattern.length : end + text.length
    return found
  }
}
