import { plain } from '@/lib/integrations/ai/moderation/fold'

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

/** Reads a rule in each spelling and with each ending; see `Wording`. */
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

/** The entries of a list of words. */
export function readEntries(list: string): Piece[][] {
  return list.split(',').flatMap(readRule)
}

function readPiece(written: string): Piece {
  const kind = SIGNS[written]
  if (kind) return { kind }
  const [, sign, name, times] = LIST.exec(written) ?? []
  if (name === undefined) return { kind: 'word', word: plain(written) }
  if (sign) return { kind: 'next', name, isWanted: sign === '=' }
  return { kind: 'list', name, isOptional: times !== '', isRepeated: times === '*' }
}
