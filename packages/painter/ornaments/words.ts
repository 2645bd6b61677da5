import type { Motif } from '../motif'
import { nounPhrase } from '../nouns'

/** A sentence for remarques. @param where as words that follow them */
export function remarquesText(where: string, motifs: readonly Motif[]): string {
  const all = [...new Set(motifs.map(({ name }) => nounPhrase(name)))]
  const listed = [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
  return `Drawn small ${where}: ${listed}.`
}
