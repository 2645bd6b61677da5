import type { Piece } from '@/lib/integrations/ai/moderation/hate/read-rule'

type EntriesOf = (name: string) => readonly Piece[][]

function firstWords(rule: readonly Piece[], entriesOf: EntriesOf): Set<string> {
  const found = new Set<string>()
  for (const piece of rule) {
    if (piece.kind === 'word') found.add(piece.word)
    if (piece.kind === 'end') for (const sign of ['.', ',']) found.add(sign)
    if (piece.kind === 'list') {
      for (const entry of entriesOf(piece.name)) {
        for (const word of firstWords(entry, entriesOf)) found.add(word)
      }
    }
    if (piece.kind === 'gap' || piece.kind === 'far') break
    const isNeeded = piece.kind === 'list' ? !piece.isOptional : /word|end/.test(piece.kind)
    if (isNeeded) return found
  }
  throw new Error('A rule does not begin with words.')
}

export function byFirstWord(
  rules: readonly Piece[][],
  entriesOf: EntriesOf,
): ReadonlyMap<string, readonly Piece[][]> {
  const byWord = new Map<string, Piece[][]>()
  for (const rule of rules) {
    for (const word of firstWords(rule, entriesOf)) {
      const before = byWord.get(word)
      if (before) before.push(rule)
      else byWord.set(word, [rule])
    }
  }
  return byWord
}
