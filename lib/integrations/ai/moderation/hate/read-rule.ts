import { plain } from '@/lib/integrations/ai/moderation/fold'

export type Piece =
  | { kind: 'word'; word: string }
  | { kind: 'stem'; stem: string }
  | { kind: 'list'; name: string; isOptional: boolean; isRepeated: boolean }
  | { kind: 'next'; name: string; isWanted: boolean }
  | { kind: 'start' | 'end' | 'gap' }

const LIST = /^([!=]?)<(\w+)>([*?]?)$/
const SIGNS: Readonly<Record<string, 'start' | 'end' | 'gap'>> = {
  '^': 'start',
  $: 'end',
  '...': 'gap',
}
/** In German, words are also written with `ae`, `oe` and `ue`. */
const UMLAUTS: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]

/** In each spelling; see `Wording`. */
export function readRule(rule: string): Piece[][] {
  const other = UMLAUTS.reduce((text, [letter, pair]) => text.replaceAll(letter, pair), rule)
  const spellings = other === rule ? [rule] : [rule, other]
  return spellings.map((text) => text.trim().split(/\s+/).map(readPiece))
}

/** The entries of a list of words. */
export function readEntries(list: string): Piece[][] {
  return list.split(',').flatMap(readRule)
}

function readPiece(written: string): Piece {
  const kind = SIGNS[written]
  if (kind) return { kind }
  const [, sign, name, times] = LIST.exec(written) ?? []
  if (name === undefined) {
    const word = plain(written)
    return word.endsWith('*') ? { kind: 'stem', stem: word.slice(0, -1) } : { kind: 'word', word }
  }
  if (sign) return { kind: 'next', name, isWanted: sign === '=' }
  return { kind: 'list', name, isOptional: times !== '', isRepeated: times === '*' }
}
