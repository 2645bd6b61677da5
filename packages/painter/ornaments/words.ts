import type { Motif } from '../motif'
import { manyOf, nounPhrase } from '../nouns'

/** The ornaments as one noun phrase. @param isMany whether each is there several times */
export function ornamentsOf(motifs: readonly Motif[], isMany = false): string {
  const all = [...new Set(motifs.map(({ name }) => (isMany ? manyOf : nounPhrase)(name)))]
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
}

/** A sentence for seals and stamps. @param where as words that follow them */
export function sealsAt(
  where: string,
  pieces: readonly { motif: Motif; isStamp: boolean }[],
): string {
  const isMany = pieces.length > 1
  const nouns = new Set(pieces.map(({ isStamp }) => (isStamp ? 'stamp' : 'seal')))
  const list = [...nouns].map((noun) => (isMany ? `${noun}s` : noun)).join(' and ')
  const shown = ornamentsOf(pieces.map(({ motif }) => motif))
  return `${isMany ? 'Small' : 'A small'} ${list} ${where} ${isMany ? 'have' : 'has'} ${shown}.`
}
