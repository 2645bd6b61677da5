import { askedOf, besideDay, ownTerms, sameAs, tells } from '@/lib/assistant/before'
import { SURE_COVERAGE } from '@/lib/assistant/coverage'
import {
  ANY_OF_BEFORE,
  type Comparison,
  CONTINUES,
  IS_OF_IT,
  OF_BEFORE,
  rankOf,
  REFERS,
} from '@/lib/assistant/intents'
import { type Found, look } from '@/lib/assistant/look'
import { pairOf } from '@/lib/assistant/pair'
import { isAboutSite } from '@/lib/assistant/sentences'
import type { Read, Reading, Understood } from '@/lib/assistant/understand'
import { numberOf } from '@/lib/assistant/values'
import { isCommonWord } from '@/lib/search/common-words'
import { passes } from '@/lib/search/filters'
import type { Searcher } from '@/lib/search/find-entries'
import type { Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const GOES_ON =
  /^(?:and|but) (?:if|when|for|after|before)\b|^(?:and |but )?(?:in|for|by|from|with|to|until|since|at) (?:which|what|how)\b/
/** A question with at most this many words that name nothing continues the one before. */
const BARE_WORDS = 3

/** The question as a continuation of the last one; null if it stands alone. */
export function continued(searcher: Searcher, reading: Read, last: Understood): Understood | null {
  const before = withoutMakes(last)
  const { text, words, filters, topic, comparison, kinds } = reading
  const hasWords = termsOf(words).some((term) => !isCommonWord(term))
  const refers = REFERS.test(text)
  const continues = CONTINUES.test(text) || refers
  const own = { than: null, pair: null }
  const [only] = before.found.length === 1 ? before.found : []
  const order = rankOf(text)
  const compared = before.comparison ? before : before.ordered
  const asksOrder = (order.isNext || order.rank > 0) && !hasWords && filters.length === 0
  if (compared && asksOrder && kinds.length === 0) {
    const rank = order.isNext ? compared.rank + 1 : order.rank
    const { comparison: first, isKnown, ranked, filters: kept } = compared
    const all = { found: ranked ?? compared.found, isKnown, ranked, filters: kept }
    return { ...reading, ...own, comparison: first, rank, ...all }
  }
  if (only && comparison?.isRelative && !hasWords && filters.length === 0) {
    const found = beyond(searcher, only, comparison)
    return { ...reading, ...own, than: only, found, isKnown: true, ranked: null }
  }
  const beside = only && !hasWords && filters.length === 0 ? besideDay(only.entry, text) : null
  if (only && beside !== null) {
    const found = searcher.find({ words: '', kinds: [only.entry.kind], filters: [beside] })
    const asked = { ...reading, topic: topic ?? before.topic }
    return { ...asked, ...own, found, isKnown: found.length > 0, ranked: null }
  }
  const same = only && !hasWords ? sameAs(only.entry, text) : null
  if (only && same) {
    const others = searcher.find({ words: '', kinds: [only.entry.kind], filters: [same] })
    const found = others.filter(({ entry }) => entry.key !== only.entry.key)
    const asked = { ...reading, topic: null, asksList: true, filters: [same] }
    return { ...asked, ...own, found, isKnown: found.length > 0, ranked: found }
  }
  const picked = OF_BEFORE.test(text) ? pickedOf(before, reading) : []
  if (picked.length > 0) {
    return { ...reading, ...own, kinds: [], found: picked, isKnown: true, ranked: picked }
  }
  const [first, second] = before.found
  if (first && second && ANY_OF_BEFORE.test(text) && hasWords && !comparison) {
    const none = { found: [], isKnown: false, ranked: null }
    return { ...reading, ...own, ...none, kinds: [first.entry.kind] }
  }
  const isOfItsKind =
    only !== undefined &&
    kinds.includes(only.entry.kind) &&
    only.entry.kind.words.some((word) => text.split(' ').includes(word))
  const isAboutBefore =
    !hasWords &&
    filters.length === 0 &&
    (refers ||
      // `Why not?`
      (kinds.length === 0 && text.split(' ').length <= BARE_WORDS) ||
      (isOfItsKind && topic !== null && /\bthe\b/.test(text)) ||
      (kinds.length === 0 && (topic !== null || comparison !== null || reading.amountOf !== null)))
  if (isAboutBefore && only && comparison && (before.ranked?.length ?? 1) < 2) {
    const asked = { ...reading, kinds: [only.entry.kind] }
    return { ...asked, ...own, ...look(searcher, asked) }
  }
  if (isAboutBefore) {
    const ordered = compared ? { ordered: compared } : {}
    return { ...reading, ...own, kinds: [], ...among(before, comparison), ...ordered }
  }
  // `How can I delete mine?` after an answer about chats, and `and when I log in?` about cookies.
  const goesOn = refers ? reading.asksHelp : GOES_ON.test(text)
  if (only && isAboutSite(only.entry) && goesOn) {
    const both = { ...reading, text: `${text} ${before.text}` }
    const { found, isKnown, ranked } = look(searcher, both)
    const isSame = found.some(({ entry }) => entry.key === only.entry.key)
    const alone = isSame && hasWords ? look(searcher, reading) : null
    if (alone?.isKnown && alone.found.some(isSurelyHelp)) return { ...reading, ...own, ...alone }
    if (isKnown && found.some(({ entry }) => isAboutSite(entry))) {
      return { ...reading, ...own, found, isKnown, ranked }
    }
  }
  const isOfKind = kinds.length === 0 || (only !== undefined && kinds.includes(only.entry.kind))
  const isThing = only !== undefined && !isAboutSite(only.entry)
  if (isThing && IS_OF_IT.test(text) && filters.length === 0 && isOfKind) {
    const asked = { ...reading, kinds: [], words: reading.wordsWithKinds }
    const help = reading.asksHelp ? look(searcher, reading) : null
    if (help?.isKnown && help.found.some(isSurelyHelp)) {
      return { ...reading, ...own, ...help }
    }
    const found = [askedOf(only, reading.wordsWithKinds)]
    return { ...asked, ...own, found, isKnown: true, ranked: null }
  }
  if (only && isShort(reading) && tells(only, words)) {
    return { ...reading, ...own, kinds: [], ...among({ ...before, ranked: null }, null) }
  }
  if (only && refers && !hasWords && reading.asksWhether) {
    return { ...reading, ...own, kinds: [], ...among(before, null) }
  }
  if (continues && !hasWords && filters.length > 0) {
    const facts = new Set(filters.map(({ fact }) => fact))
    const kept = [...before.filters.filter(({ fact }) => !facts.has(fact)), ...filters]
    const asked = { ...before, text, filters: kept, kinds: kinds.length > 0 ? kinds : before.kinds }
    return { ...asked, ...own, ...look(searcher, { ...asked, wordsWithKinds: before.words }) }
  }
  const asked = continues && !topic ? { ...reading, topic: before.topic } : reading
  const found = look(searcher, asked)
  const pair = pairOf(searcher, asked)
  if (!found.isKnown && !pair && refers && only) return { ...asked, ...own, ...among(before, null) }
  return { ...asked, ...found, than: null, pair }
}

/** `it` means the recipe after a recipe and its makes. */
function withoutMakes(before: Understood): Understood {
  const found = before.found.filter(({ entry }) => entry.kind.name !== 'make')
  return found.length === 1 ? { ...before, found } : before
}

function among(before: Understood, comparison: Comparison | null): Found {
  const { found, ranked, isKnown } = before
  const all = comparison && ranked ? ranked : found
  return { found: all, isKnown: isKnown && all.length > 0, ranked }
}

function pickedOf({ found }: Understood, { wordsWithKinds, filters }: Read): Match[] {
  const terms = termsOf(wordsWithKinds)
  if (found.length < 2 || (terms.length === 0 && filters.length === 0)) return []
  const passing = found.filter(({ entry }) => filters.every((filter) => passes(entry, filter)))
  const having = passing.filter((match) => {
    const own = ownTerms(match)
    return terms.every((term) => own.has(term))
  })
  // `The one in Amsterdam` picks by its place, whatever else the question asks.
  const [one] = passing
  const isOne = having.length === 0 && filters.length > 0 && passing.length === 1
  return one && isOne ? [askedOf(one, wordsWithKinds)] : having
}

function beyond(searcher: Searcher, { entry }: Match, { fact, end }: Comparison): Match[] {
  const limit = numberOf(entry, fact)
  if (limit === null) return []
  return searcher.find({ words: '', kinds: [entry.kind] }).filter((match) => {
    const value = numberOf(match.entry, fact)
    return value !== null && (end === 'least' ? value < limit : value > limit)
  })
}

const isSurelyHelp = ({ entry, coverage }: Match) => isAboutSite(entry) && coverage >= SURE_COVERAGE

function isShort({ text, kinds, words }: Reading): boolean {
  return kinds.length === 0 && text.split(' ').length <= 6 && termsOf(words).length <= 2
}
