import { plain } from '@/lib/integrations/ai/moderation/fold'

/**
 * The hateful phrases of one language, a file of `languages/`. A rule is a row of words; `<name>`
 * stands for one of the words of that name, `<name>*` for some or none, `<name>?` for one or none,
 * `...` for a few words that do not negate and `....` for more of them, also of the next clauses, `^`
 * for the beginning of a clause and `$` for its end, `!<name>` for none of these next and `=<name>`
 * for one of these or the end of the clause next. `jew(s)` is a word with and without an ending.
 */
export type Wording = {
  /** Each name has its words, apart by commas; an entry is a rule itself. */
  words: Readonly<Record<string, readonly string[]>>
  refused: readonly string[]
  /** They stand before a refused phrase, in the same clause, and deny or condemn it. */
  negated: readonly string[]
  /** They stand before it, in the same sentence: somebody else says it. */
  reported: readonly string[]
  /** They stand behind it and condemn it. */
  condemned: readonly string[]
}

export type Piece =
  | { kind: 'word'; word: string }
  | { kind: 'list'; name: string; isOptional: boolean; isRepeated: boolean }
  | { kind: 'next'; name: string; isWanted: boolean }
  | { kind: 'start' | 'end' | 'gap' | 'far' }

const LIST = /^([!=]?)<(\w+)>([*?]?)$/
const SIGNS: Readonly<Record<string, 'start' | 'end' | 'gap' | 'far'>> = {
  '^': 'start',
  $: 'end',
  '...': 'gap',
  '....': 'far',
}
/** German words are also written with `ae`, `oe` and `ue`. */
const UMLAUTS: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]
const ENDINGS = /^(.*?)\(([^()]*)\)(.*)$/

export function readRule(rule: string): Piece[][] {
  const written = rule.trim().replace(/\s+/g, ' ')
  const other = UMLAUTS.reduce((text, [letter, pair]) => text.replaceAll(letter, pair), written)
  const spellings = other === written ? [written] : [written, other]
  return spellings.flatMap(withEndings).map((text) => text.split(' ').map(readPiece))
}

/** `jew(s)` is `jew` and `jews`; `türk(e|en)` is also `türk`. */
function withEndings(text: string): string[] {
  const [, before, endings, behind] = ENDINGS.exec(text) ?? []
  if (before === undefined || endings === undefined || behind === undefined) return [text]
  return ['', ...endings.split('|')].flatMap((ending) => withEndings(before + ending + behind))
}

export function readEntries(list: readonly string[]): Piece[][] {
  return list.flatMap((line) => line.split(',')).flatMap(readRule)
}

function readPiece(written: string): Piece {
  const kind = SIGNS[written]
  if (kind) return { kind }
  const [, sign, name, times] = LIST.exec(written) ?? []
  if (name === undefined) return { kind: 'word', word: plain(written) }
  if (sign) return { kind: 'next', name, isWanted: sign === '=' }
  return { kind: 'list', name, isOptional: times !== '', isRepeated: times === '*' }
}
