import { compare, compareAbsent, compareNamed } from '@/lib/assistant/compose/comparisons'
import { composeEntry } from '@/lib/assistant/compose/compose-entry'
import { composeUnknown } from '@/lib/assistant/compose/compose-unknown'
import { draftOf, sourceOfKind, withRemarks } from '@/lib/assistant/compose/draft'
import {
  allOfThem,
  askBack,
  average,
  compareGroups,
  countMatches,
  groupsOfAll,
  list,
  listNames,
  titledIn,
} from '@/lib/assistant/compose/lists'
import { compareAmounts, sumAmounts, totalOf } from '@/lib/assistant/compose/sums'
import { heldText } from '@/lib/assistant/compose/sentences'
import { findIn, isIn } from '@/lib/assistant/patterns'
import { type Draft, firstOf, type Interpretation } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import {
  isAboutSite,
  listOf,
  namesPartOfTitle,
  namesWholeTitle,
  sortedBy,
  valueOf,
} from '@/lib/search/entries'
import type { FactName, Filter, SearchKind } from '@/lib/search/document'
import { passes } from '@/lib/search/filters'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf, wordsOf } from '@/lib/search/words'

type Composer = (interpretation: Interpretation) => Draft | null

export function compose(interpretation: Interpretation): Draft {
  const related = notUnderstood(interpretation) ?? firstOf(RELATED, interpretation)
  if (related) return related
  if (!interpretation.isKnown) {
    return notDeclared(interpretation) ?? composeUnknown(interpretation)
  }
  const draft = firstOf(NUMBERS, interpretation) ?? composeMatches(interpretation)
  return withUndeclared(withStock(draft, interpretation), interpretation)
}

/** `How many eggs for the cake and the pancake?` */
const sumOfNamed: Composer = (one) =>
  one.named && one.comparison === null && !isIn('moreOrFewer', one.text) ? sumAmounts(one) : null

const RELATED: readonly Composer[] = [sumOfNamed, compareNamed, compareAbsent]

const NUMBERS: readonly Composer[] = [
  allOfThem,
  groupsOfAll,
  sumAmounts,
  notSaidOfAny,
  compareGroups,
  average,
  compareAmounts,
  compareBoth,
  listNames,
  countAsked,
]

const leavesOut = ({ isNegative, isAdjective }: Filter) => isNegative ?? isAdjective ?? false

/** `Without` and a word that was not read: any entry could be what is not wanted. */
function notUnderstood({ text, topic, isForeign, isUnread, filters, matches }: Interpretation) {
  const isLost = isIn('leavesOut', text) && isForeign
  const isOpen = isLost || isUnread || isIn('leavesOne', text) || isIn('asksLeft', text)
  const isMany = topic === null && matches.length > 1
  if (!isOpen || !isMany || filters.some(leavesOut)) return null
  const content = 'I do not understand what is to be left out, so I name nothing.'
  return draftOf(content, [], { sources: [sourceOfKind()], isKnown: false })
}

function countAsked(interpretation: Interpretation): Draft | null {
  const { asksCount, matches } = interpretation
  if (!asksCount || matches.every(({ entry }) => isAboutSite(entry))) return null
  return countMatches(interpretation)
}

function compareBoth(interpretation: Interpretation): Draft | null {
  const first = compare(interpretation)
  const { otherComparison: comparison } = interpretation
  const second = comparison && compare({ ...interpretation, comparison, rank: 0, limit: 1 })
  if (!first || !second) return first
  const about = [...first.about, ...second.about]
  const isOfOneFact = comparison.fact === interpretation.comparison?.fact && about.length === 2
  const both = isOfOneFact ? sortedBy(about, comparison) : []
  const total = totalOf(both, comparison.fact, interpretation.text).trim()
  return draftOf([first.content, second.content, total].filter(Boolean).join('\n'), about)
}

function composeMatches(interpretation: Interpretation): Draft {
  const { matches, topic, asksList, words, text, filters } = interpretation
  const meant = theOneMeant(interpretation)
  if (meant) return composeEntry(meant, interpretation)
  if (isIn('asksFuture', text)) return composeUnknown({ ...interpretation, matches: [] })
  const hasWords = !termsOf(words).every(isCommonWord)
  // `Oat milk, where?` is asked of all that have it.
  const isOfAll = topic === 'place' && matches.every(({ missing }) => missing.length === 0)
  const isOpen = topic !== null && !asksList && hasWords && !isOfAll
  return isOpen && filters.length === 0 ? askBack(matches) : list(interpretation)
}

function notDeclared(interpretation: Interpretation): Draft | null {
  const { filters, kinds, matches, text, isForeign } = interpretation
  const filter = filters.find(({ isUndeclared }) => isUndeclared)
  if (!filter) return null
  const content = `The site does not declare what is ${filter.label}, so I cannot tell.`
  const things = matches.filter(({ entry }) => !isAboutSite(entry))
  const named = things.filter(namesPartOfTitle)
  const isOfAll = isForeign ? named.length === 1 : isIn('asksOfThe', text)
  const meant = interpretation.named ?? (isOfAll ? named : named.filter(namesWholeTitle))
  const held = meant.flatMap(({ entry }) => heldText(entry, interpretation) ?? [])
  if (held.length > 0 && held.length === meant.length) {
    return draftOf(held.join('\n'), meant, { isKnown: !held.every((one) => isIn('notTold', one)) })
  }
  const kind = kinds[0] ?? filter.kind
  return draftOf(content, [], { sources: [sourceOfKind(kind)], isKnown: false })
}

function withUndeclared(draft: Draft, { filters, matches, lost }: Interpretation): Draft {
  if (!draft.isKnown) return draft
  const filter = filters.find(({ isUndeclared }) => isUndeclared)
  const isDeclaring = matches.some(({ entry }) => entry.declared)
  const isDeclared = filter && draft.about.every(({ entry }) => passes(entry, filter))
  const content = filter
    ? `${draft.content}\n${isDeclared ? `These are declared ${filter.label}. Of others that declare nothing I cannot tell.` : `The site does not declare what is ${filter.label}.`}`
    : withRemarks(
        draft.content,
        filters.filter(({ basis }) => isDeclaring || !basis),
      )
  const absent = filters.some(({ note }) => note) ? lost() : []
  const lead = absent.length === 1 ? `Nothing about “${absent[0]}” here. ` : ''
  return { ...draft, content: lead + content }
}

/** Who looks for something to buy is told what is not for sale. */
function withStock(draft: Draft, { filters, text, topic }: Interpretation): Draft {
  const phrases = draft.about.map(({ entry }) => entry.facts?.stock?.phrase ?? '')
  const [phrase = '', other] = new Set(phrases)
  const isPrice = topic === 'price' && draft.about.length === 1
  const asksShop = draft.content.includes('\n') && isIn('asksShop', text)
  const isWish = isPrice || asksShop || filters.some(({ fact }) => fact === 'price')
  const isTold = phrase === '' || other !== undefined || draft.content.includes(phrase)
  if (!isWish || isTold || !draft.isKnown) return draft
  const subject = phrases.length > 1 ? 'Each of them' : 'It'
  return { ...draft, content: `${draft.content}\n${subject} ${phrase}.` }
}

function notSaidOfAny(interpretation: Interpretation): Draft | null {
  const { matches, comparison, topic, asksCount, text } = interpretation
  const fact = comparison?.fact ?? (topic === 'price' || topic === 'stock' ? topic : null)
  const [first, second] = matches
  if (asksCount || !first || !second || isAboutSite(first.entry)) return null
  if (isIn('ofVisit', text)) return notSaidOf(first.entry.kind, matches)
  if (!fact) return null
  if (matches.some(({ entry }) => valueOf(entry, fact))) return null
  return notSaidOf(first.entry.kind, matches, fact)
}

function notSaidOf(kind: SearchKind, matches: readonly Match[], fact?: FactName): Draft {
  const isSale = (fact === 'stock' || fact === 'price') && !kind.isSold
  const content = isSale
    ? `The ${kind.plural} are not for sale on this site: what is for sale is in the store.`
    : `The site does not say that of the ${kind.plural}.`
  return draftOf(content, matches, { sources: [sourceOfKind(kind)], isKnown: false })
}

function theOneMeant(interpretation: Interpretation): Match | null {
  const { matches, asksList, topic, filters, text } = interpretation
  const [first, second] = matches
  if (!first || !second) return first ?? null
  if (topic === null && (asksList || filters.length > 0)) return null
  const isBetter = first.score > second.score * THRESHOLDS.clearlyBetterScore
  // `The bread` is tagged so, a dish with bread is not.
  const [, noun = ''] = findIn('definite', text) ?? []
  const ofTag = onlyOne(matches, ({ entry }) => listOf(entry, 'tags').includes(noun))
  const ofTitle = onlyOne(matches, ({ entry }) => wordsOf(entry.title).includes(noun))
  return titledIn(text, matches) ?? ofTag ?? ofTitle ?? (isBetter ? first : null)
}

function onlyOne(matches: readonly Match[], isMeant: (match: Match) => boolean): Match | null {
  const [only, other] = matches.filter(isMeant)
  return only && !other ? only : null
}
