import { DATE_RULES, TODAY } from '@/lib/search/date-filters'
import type { FilterRule, SearchKind } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { limitRules } from '@/lib/search/limits'
import { fold, termsOf } from '@/lib/search/words'

/** What questions may name: the kinds with their filters, and the names that entries have. */
export type Vocabulary = {
  kinds: readonly SearchKind[]
  /** Tried in this order. */
  rules: readonly FilterRule[]
  makers: readonly string[]
  places: readonly string[]
  maker: RegExp | null
  place: RegExp | null
  /** What the lists of ingredients name, as the index has it. */
  ingredients: ReadonlySet<string>
}

export function vocabularyOf(kinds: readonly SearchKind[], entries: readonly Entry[]): Vocabulary {
  const valuesOf = (fact: 'maker' | 'place') => [
    ...new Set(entries.flatMap(({ facts }) => [facts?.[fact]?.value ?? []].flat().map(String))),
  ]
  const [makers, places] = [valuesOf('maker'), valuesOf('place')]
  const [maker, place] = [alternatives(makers), alternatives(places)]
  const rows = entries.flatMap(({ facts }) => [facts?.ingredients?.value ?? []].flat())
  return {
    kinds,
    rules: [
      ...kinds.flatMap(({ filters = [] }) => filters),
      TODAY,
      ...limitRules(kinds.flatMap(({ measures = [] }) => measures)),
      ...DATE_RULES,
    ],
    makers,
    places,
    maker: maker
      ? new RegExp(
          `\\b(?:by|did|from|has|of) (${maker})(?= |$)|\\bdoes (${maker})(?= have )|\\b(${maker}) s(?= |$)|\\b(${maker})(?= (?:or|than) )|\\b(?:or|than) (${maker})(?= |$)`,
        )
      : null,
    place: place
      ? new RegExp(`\\b(?:(?:in|from|at|of|around|near|on|for|to) )?(${place})(?= |$)`)
      : null,
    ingredients: new Set(rows.flatMap((row) => termsOf(String(row)))),
  }
}

function alternatives(names: readonly string[]): string {
  const escaped = names.map((name) => fold(name).replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
  return escaped.sort((a, b) => b.length - a.length).join('|')
}
