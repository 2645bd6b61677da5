import type { Reading } from '@/lib/assistant/read/read-question'
import type { Ranking } from '@/lib/assistant/stages'
import type { Filter, SearchKind } from '@/lib/search/document'
import { kindOf } from '@/lib/search/entries'
import { passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import { isFormOf } from '@/lib/search/words'

/** Its words may still tell the kind where nothing is found: `how does one make it`, `pizza`. */
export function kindsMeant(
  { kinds: all, find }: Searcher,
  { topic, kinds, lost, filters }: Reading,
  { isKnown }: Ranking,
): readonly SearchKind[] {
  if (isKnown) return kinds
  if (topic === 'steps') return all.filter(({ scale }) => scale)
  if (kinds.length > 0) return kinds
  const only = filters.length > 0 ? kindOf(find({ words: '', filters })) : undefined
  if (only) return [only]
  const isOther = (name: string) => lost().some((word) => isFormOf(word, name))
  return all.filter(({ others = '' }) => others.split(' ').some(isOther))
}

/** What is no oil sketch hangs where there are some. */
export function hasLeftOut(
  searcher: Searcher,
  kind: SearchKind,
  filters: readonly Filter[],
): boolean {
  const negative = filters.filter(({ isNegative }) => isNegative)
  if (negative.length === 0) return false
  const all = searcher.find({ words: '', kinds: [kind] })
  return all.some(({ entry }) => negative.some((one) => !passes(entry, one)))
}

/** No item of the store is in Greece, so `which shop in Greece?` asks for no item. */
export function isAble(searcher: Searcher, kind: SearchKind, { filters }: Reading): boolean {
  const facts = filters.flatMap((one) => (one.isNegative || one.isOfWhole ? [] : one.fact))
  const all = facts.length > 0 ? searcher.find({ words: '', kinds: [kind] }) : []
  return facts.every((fact) => all.some(({ entry }) => entry.facts?.[fact]))
}
