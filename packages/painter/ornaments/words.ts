import type { Motif } from '../motif'
import { isCountable, manyOf, oneOf, withArticle } from '../nouns'

function phraseOf({ name }: Motif): string {
  const noun = oneOf(name)
  return isCountable(name) || noun !== name ? withArticle(noun) : name
}

/** The ornaments as one noun phrase. */
export function ornamentsOf(motifs: readonly Motif[], isMany = false): string {
  const all = [...new Set(motifs.map((one) => (isMany ? manyOf(one.name) : phraseOf(one))))]
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
}
