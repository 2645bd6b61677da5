import type { Motif } from '../motif'
import { manyOf, nounPhrase } from '../nouns'

/** The ornaments as one noun phrase. @param isMany whether each is there several times */
export function ornamentsOf(motifs: readonly Motif[], isMany = false): string {
  const all = [...new Set(motifs.map(({ name }) => (isMany ? manyOf : nounPhrase)(name)))]
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
}

/** A sentence for a seal. @param where as words that follow it */
export function sealAt(where: string, motifs: readonly Motif[]): string {
  return `A small seal ${where} has ${ornamentsOf(motifs)}.`
}
