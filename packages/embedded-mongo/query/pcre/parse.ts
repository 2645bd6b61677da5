import { POSIX_SYNTAX, readClass } from './character-class'
import { ANY, literal } from './character-set'
import { NOT_NEWLINE } from './character-types'
import { readEscape } from './escape-nodes'
import { codePointOf } from './escapes'
import { readGroupStart } from './group-start'
import type { Groups } from './groups'
import type { Node } from './nodes'
import { applySetting, type Options } from './options'
import { QUANTIFIER, readQuantifier } from './quantifier'
import { PatternError, type Reader } from './reader'

const DEEPEST = 250
/** Pattern_White_Space, which the option x skips outside of classes. */
const WHITE_SPACE = /[\t-\r \u0085\u200e\u200f\u2028\u2029]+|#[^\n]*\n?/y
const COMMENT = /\(\?#[^)]*\)/y

/** Parses a pattern as PCRE2 does; throws a PatternError for what is invalid or not supported. */
export function parse(reader: Reader, options: Options, groups: Groups): Node {
  const node = new Parser(reader, options, groups).alternatives()
  if (!reader.isAtEnd) throw new PatternError('a closing parenthesis is unmatched')
  return node
}

class Parser {
  private depth = 0

  constructor(
    private readonly reader: Reader,
    private options: Options,
    private readonly groups: Groups,
  ) {}

  alternatives(): Node {
    const branches = [this.sequence()]
    while (this.reader.skip('|')) branches.push(this.sequence())
    const [only] = branches
    return branches.length === 1 && only ? only : { kind: 'choice', branches }
  }

  private sequence(): Node {
    const items: Node[] = []
    for (this.skipIgnored(); !this.isAtSequenceEnd(); this.skipIgnored()) {
      const atoms = this.atoms()
      const last = atoms.pop()
      if (!last) continue
      this.skipIgnored()
      items.push(...atoms, this.quantified(last))
    }
    const [only] = items
    return items.length === 1 && only ? only : { kind: 'sequence', items }
  }

  private isAtSequenceEnd(): boolean {
    const { reader } = this
    return reader.isAtEnd || reader.startsWith('|') || reader.startsWith(')')
  }

  private skipIgnored(): void {
    const { reader, options } = this
    while (
      reader.skip('\\E') ||
      reader.skip('\\Q\\E') ||
      reader.take(COMMENT) ||
      (options.extended && reader.take(WHITE_SPACE))
    );
  }

  /** One item, several of a quoted text, or none of a setting; a quantifier repeats the last. */
  private atoms(): Node[] {
    const { reader } = this
    if (reader.skip('\\Q')) {
      const text = reader.until('\\E')
      return Array.from(text, (character) => this.literal(character))
    }
    if (reader.skip('\\')) return [readEscape(reader, this.options, this.groups)]
    if (reader.skip('(')) return this.group()
    return [this.simpleAtom()]
  }

  private simpleAtom(): Node {
    const { reader, options } = this
    if (reader.skip('[[:<:]]')) return boundary('\\b(?=\\w)')
    if (reader.skip('[[:>:]]')) return boundary('\\b(?<=\\w)')
    if (reader.take(POSIX_SYNTAX)) throw new PatternError('a named class stands within a class')
    if (reader.take(QUANTIFIER)) throw new PatternError('a quantifier has nothing to repeat')
    if (reader.skip('[')) return { kind: 'set', set: readClass(reader, options) }
    if (reader.skip('.')) return { kind: 'set', set: options.dotAll ? ANY : NOT_NEWLINE }
    // With the option m, a line starts after a newline, but not at the end of the text.
    if (reader.skip('^')) return condition(options.multiline ? '(?:^|(?<=\\n)(?!$))' : '^')
    if (reader.skip('$')) return condition(options.multiline ? '(?=\\n|$)' : '(?=\\n?$)')
    return this.literal(reader.character())
  }

  private literal(character: string): Node {
    return { kind: 'set', set: literal(codePointOf(character), this.options.ignoreCase) }
  }

  private group(): Node[] {
    const start = readGroupStart(this.reader, this.options)
    if (start.kind === 'setting') {
      this.options = applySetting(this.options, start.setting)
      return []
    }
    if (start.kind === 'reference') {
      const { ignoreCase: ignoresCase } = this.options
      return [{ kind: 'reference', group: this.groups.numberOf(start.name), ignoresCase }]
    }
    const { options } = this
    const group = start.kind === 'capture' ? this.groups.add(start.name) : 0
    if (start.kind === 'plain') this.options = applySetting(options, start.setting)
    if (++this.depth > DEEPEST) throw new PatternError('parentheses are nested too deeply')
    const body = this.alternatives()
    if (!this.reader.skip(')')) throw new PatternError('a closing parenthesis is missing')
    this.depth--
    this.options = options
    if (start.kind === 'capture') return [{ kind: 'capture', group, body }]
    if (start.kind === 'look') return [{ ...start, body }]
    // The alternatives of a group within a lookbehind are not those of the lookbehind.
    return [
      start.kind === 'atomic' ? { kind: 'atomic', body } : { kind: 'sequence', items: [body] },
    ]
  }

  private quantified(atom: Node): Node {
    const quantifier = readQuantifier(this.reader)
    if (!quantifier) return atom
    if (atom.kind === 'assertion') throw new PatternError('a quantifier has nothing to repeat')
    // An assertion is tried once at most, however often it is repeated.
    const limit = atom.kind === 'look' ? 1 : Infinity
    const [min, max] = [Math.min(quantifier.min, limit), Math.min(quantifier.max, limit)]
    const { suffix } = quantifier
    const isLazy = suffix !== '+' && (suffix === '?') !== this.options.ungreedy
    const repeat: Node = { kind: 'repeat', body: atom, min, max, isLazy }
    return suffix === '+' ? { kind: 'atomic', body: repeat } : repeat
  }
}

function condition(source: string): Node {
  return { kind: 'assertion', source, isCased: false }
}

function boundary(source: string): Node {
  return { kind: 'assertion', source, isCased: true }
}
