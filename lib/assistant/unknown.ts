import { asksBeyond, lacksAskedNoun } from '@/lib/assistant/asked-of-one'
import type { Composed } from '@/lib/assistant/compose'
import { list } from '@/lib/assistant/lists'
import { isNamed } from '@/lib/assistant/named-thing'
import { detail, isAboutSite, named, placeOf, sourceOf } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { yesOrNo } from '@/lib/assistant/yes-or-no'
import { PATHS } from '@/lib/config/paths'
import { isCommonWord } from '@/lib/search/common-words'
import type { SearchKind } from '@/lib/search/document'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const NEAR_COVERAGE = 0.4

const NEAR_SHARE = 0.33

/** Enough for an entry to tell something about a part of the question. */
const PART_COVERAGE = 0.5

export function unknown(understood: Understood): Composed {
  const { found, asksForOne, asksWhether, filters } = understood
  const [near] = found
  const whether =
    near && asksWhether && !isAboutSite(near.entry) && isNamed(near) && yesOrNo(near, understood)
  if (near && whether) {
    const sources = [sourceOf(near.entry)]
    return { content: whether, sources, isKnown: true, about: [near] }
  }
  const told = near && !isNotTold(near, understood.text) ? partOf(near) : null
  const equal = found.filter((one) => one.coverage === near?.coverage && partOf(one) !== null)
  if (told && equal.length > 1) return list({ ...understood, found: equal })
  if (near && told) {
    return { content: told, sources: [sourceOf(near.entry)], isKnown: true, about: [near] }
  }
  const first = asksForOne || filters.length > 0 ? 'No, I do not find that.' : 'I do not know that.'
  const [kind] = understood.kinds
  // A question about things is not one about the site.
  const isElse =
    near && kind && isAboutSite(near.entry) && !isAboutSite({ kind }) && filters.length > 0
  if (near && isNear(near, understood.kinds) && !isElse) {
    return {
      content: `${first} The nearest that I found is ${named(near.entry)}.`,
      sources: [sourceOf(near.entry)],
      isKnown: false,
      about: [near],
    }
  }
  return {
    content: kind
      ? `${asksForOne ? 'No, ' : ''}I do not find that among the ${kind.plural}.`
      : `${first} I only know what this site shows: its pictures, store, recipes, coffees and pages.`,
    sources: [kind ? placeOf(kind) : { title: 'Search', href: PATHS.search }],
    isKnown: false,
    about: [],
  }
}

function isNotTold(match: Match, text: string): boolean {
  return lacksAskedNoun(match, text) || asksBeyond(match.entry, text)
}

/** Has a large part of the question by weight, or some of its naming words. */
function isNear(match: Match, kinds: readonly SearchKind[]): boolean {
  const { coverage, terms, missing } = match
  const kindWords = new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf)))
  const naming = terms.filter((term) => !isCommonWord(term) && !kindWords.has(term))
  const found = naming.filter((term) => !missing.includes(term))
  return (
    (coverage >= NEAR_COVERAGE && found.length > 0) ||
    found.length > naming.length * NEAR_SHARE ||
    (!isAboutSite(match.entry) && isNamed(match))
  )
}

/** The sentences of a named entry that have more of the question than its title has. */
function partOf({ entry, terms, missing, coverage }: Match): string | null {
  if (isAboutSite(entry) || coverage < PART_COVERAGE) return null
  const title = termsOf(entry.title)
  const found = terms.filter((term) => !missing.includes(term) && !isCommonWord(term))
  const more = found.filter((term) => !title.includes(term))
  return more.length > 0 && more.length < found.length ? detail(entry, null, more) : null
}
