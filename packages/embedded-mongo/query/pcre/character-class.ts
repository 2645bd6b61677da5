import { type CharacterSet, negated, setOf, union } from './character-set'
import { namedClass } from './named-classes'
import type { Range } from './code-points'
import { codePointOf, OCTAL_DIGITS, readEscapedCharacter, readType } from './escapes'
import { withOtherCases } from './letter-case'
import type { Options } from './options'
import { PatternError, type Reader } from './reader'

/** What PCRE2 takes for a named class: [:…:], [.….] and [=…=]. */
export const POSIX_SYNTAX = /\[([:.=])((?:\\[\\\]]|(?!\[\1|\1\])[^\]])*)\1\]/y

/** Reads a class; its opening bracket was read. */
export function readClass(reader: Reader, options: Options): CharacterSet {
  return new ClassReader(reader, options).read()
}

class ClassReader {
  private readonly literals: Range[] = []
  private readonly types: CharacterSet[] = []
  /** A character that a hyphen may make the start of a range. */
  private start: number | undefined
  private hasHyphen = false
  private hasNegatedType = false
  private hasNamedClass = false
  private hasProperty = false

  constructor(
    private readonly reader: Reader,
    private readonly options: Options,
  ) {}

  read(): CharacterSet {
    const { reader } = this
    this.skipIgnored()
    const isNegated = reader.skip('^')
    this.skipIgnored()
    if (reader.skip(']')) this.addCharacter(codePointOf(']'))
    for (this.skipIgnored(); !reader.skip(']'); this.skipIgnored()) this.readItem()
    if (this.hasHyphen) this.literals.push([0x2d, 0x2d])
    // There PCRE2 10.42 itself is wrong about characters above U+00FF.
    if (this.hasNegatedType && (this.hasNamedClass || (isNegated && this.hasProperty))) {
      throw new PatternError('such members of a class are not supported together')
    }
    const literals = this.options.ignoreCase ? withOtherCases(this.literals) : this.literals
    const all = union([setOf(literals), ...this.types])
    return isNegated ? negated(all) : all
  }

  private skipIgnored(): void {
    const { reader } = this
    const { moreExtended } = this.options
    while (reader.skip('\\E') || reader.skip('\\Q\\E') || (moreExtended && reader.take(/[ \t]/y)));
  }

  private readItem(): void {
    const { reader } = this
    if (this.start !== undefined && !this.hasHyphen && reader.skip('-')) {
      this.hasHyphen = true
      return
    }
    if (reader.skip('\\Q')) {
      for (const character of reader.until('\\E')) this.addCharacter(codePointOf(character))
      return
    }
    const named = reader.take(POSIX_SYNTAX)
    if (named) this.addType(this.named(named[1] ?? '', named[2] ?? ''))
    else if (reader.skip('\\')) this.readEscape()
    else this.addCharacter(codePointOf(reader.character()))
  }

  private readEscape(): void {
    const { reader } = this
    if (/[DSW]/.test(reader.next)) this.hasNegatedType = true
    if (/[pP]/.test(reader.next)) this.hasProperty = true
    const type = readType(reader)
    if (type) {
      this.addType(type)
      return
    }
    const octal = reader.take(OCTAL_DIGITS)
    if (octal) this.addCharacter(parseInt(octal[0], 8))
    else if (reader.skip('b')) this.addCharacter(0x08)
    else if (/[89]/.test(reader.next)) this.addCharacter(codePointOf(reader.character()))
    else this.addCharacter(readEscapedCharacter(reader))
  }

  private named(kind: string, text: string): CharacterSet {
    const isNegated = text.startsWith('^')
    const name = isNegated ? text.slice(1) : text
    const ranges = kind === ':' ? namedClass(name, this.options.ignoreCase) : undefined
    if (!ranges) throw new PatternError(`the class [:${name}:] is unknown`)
    if (isNegated) this.hasNegatedType = true
    else this.hasNamedClass = true
    return isNegated ? negated(setOf(ranges)) : setOf(ranges)
  }

  private addCharacter(codePoint: number): void {
    const { start } = this
    if (this.hasHyphen && start !== undefined) {
      if (start > codePoint) throw new PatternError('a range of a class is out of order')
      this.literals.push([start, codePoint])
      this.hasHyphen = false
      this.start = undefined
      return
    }
    this.literals.push([codePoint, codePoint])
    this.start = codePoint
  }

  private addType(type: CharacterSet): void {
    const { reader } = this
    if (this.hasHyphen || (reader.startsWith('-') && !reader.startsWith('-]'))) {
      throw new PatternError('a range of a class must be between two characters')
    }
    this.types.push(type)
    this.start = undefined
  }
}
