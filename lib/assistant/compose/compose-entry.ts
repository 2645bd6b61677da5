import { scaledAmounts } from '@/lib/assistant/compose/comparisons'
import { askedSteps, draftOf, nameOf, withFilters } from '@/lib/assistant/compose/draft'
import { misnamed, refusalOf, type Told } from '@/lib/assistant/compose/refusals'
import { beyondTitle, rowsWith } from '@/lib/assistant/compose/passages'
import { deniedText } from '@/lib/assistant/compose/premises'
import { passageText, wholeText } from '@/lib/assistant/compose/rate-passages'
import {
  allergensText,
  describe,
  detailOf,
  priceOfPieces,
  sentenceOf,
  wishText,
  yesOrNo,
} from '@/lib/assistant/compose/sentences'
import { partsText, stepText } from '@/lib/assistant/compose/steps'
import { statedAmountText } from '@/lib/assistant/compose/stated-amounts'
import { totalText } from '@/lib/assistant/compose/sums'
import { findIn, isIn } from '@/lib/assistant/patterns'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { capital } from '@/lib/format'
import { isAboutSite, isMake, lacksFact, listOf, lostTerms } from '@/lib/search/entries'
import type { Entry, Match } from '@/lib/search/index-documents'
import { familyOf } from '@/lib/search/negations'
import { normalize, termsOf, wordsOf } from '@/lib/search/words'

const YES_OR_NO = /^(?:Yes|No)[.,:] /

export function composeEntry(match: Match, interpretation: Interpretation): Draft {
  const statement = firstTold(match, interpretation)
  const { basis, content } = statement
  const isKnown = basis !== 'description' || lostTerms(match).length === 0
  const { text } = interpretation
  const isOpen = basis === 'detail' || basis === 'description'
  const asksForOne = isIn('asksForOne', text) && !isIn('asksHow', text)
  const isOne = isOpen && asksForOne && !isAboutSite(match.entry)
  const known = isOne && lostTerms(match).length === 0 ? `Yes: ${content}` : capital(content)
  const answer = isKnown ? known : `I do not know that. This is what I found: ${content}`
  const isSaid = isKnown && !isIn('notSaid', content)
  const correction = misnamed(match, interpretation)
  if (correction) return draftOf(correction + answer, [match], { isKnown: false })
  const refusal = refusalOf(match, statement, interpretation)
  return draftOf(refusal ?? answer, [match], { isKnown: refusal === null && isSaid })
}

function firstTold(match: Match, interpretation: Interpretation): Told {
  const { entry } = match
  const { topic, text, countedTerm } = interpretation
  const isOfMake = isMake(entry) && !(topic === 'date' && isIn('asksHow', text))
  const fact =
    toldOf(match, interpretation) ??
    (isOfMake ? sentenceOf(entry, null) : null) ??
    (isAboutSite(entry)
      ? null
      : (stepText(entry, interpretation) ??
        partsText(entry, countedTerm) ??
        totalText(entry, interpretation))) ??
    priceOfPieces(entry, text) ??
    scaledAmounts(entry, interpretation)
  if (fact !== null) return { basis: 'fact', content: fact }
  const sure = passageText(match, interpretation, 'sure')
  if (sure !== null) return { basis: 'fact', content: sure }
  const detail = ofTopic(match, interpretation)
  if (detail !== null) {
    const filters = interpretation.filters.filter(
      ({ fact }) => typeof entry.facts?.[fact]?.value === 'number',
    )
    const people = topic === null ? interpretation.people : null
    const content = withFilters(detail, entry, { filters, people })
    return { basis: 'detail', content, detail }
  }
  const passage = passageText(match, interpretation, 'any')
  if (passage !== null) return { basis: 'fact', content: passage }
  const isText = topic === 'ingredients' && lacksFact(entry, topic) && entry.text !== ''
  if (isText && lostTerms(match).length === 0) {
    return { basis: 'text', content: `${nameOf(entry)}: ${entry.text}` }
  }
  return { basis: 'description', content: withFilters(describe(entry), entry, interpretation) }
}

export function toldOf(match: Match, interpretation: Interpretation): string | null {
  const { entry } = match
  const { asksMakes, text, filters } = interpretation
  if (asksMakes && entry.kind.scale) {
    const [by] = filters.filter(({ fact }) => fact === 'maker')
    const none = by ? `There is no make ${by.label}. ` : ''
    return none + sentenceOf(entry, 'makes')
  }
  const stated =
    wholeText(entry, text) ??
    deniedText(entry, interpretation) ??
    classText(entry, interpretation) ??
    allergensText(entry, text) ??
    wishText(match, text) ??
    statedAmountText(entry, interpretation)
  if (stated !== null || !isIn('asksWhether', text)) return stated
  return passageText(match, interpretation, 'steps') ?? yesOrNo(match, interpretation)
}

export function ofTopic({ entry }: Match, interpretation: Interpretation): string | null {
  const { topic, text, words } = interpretation
  if (isAboutSite(entry)) {
    const stated = detailOf(entry, topic, termsOf(text))
    const isSame = isIn('turnsSense', text) === isIn('turnsSense', normalize(entry.title))
    return isIn('asksWhether', text) && isSame
      ? stated
      : capital((stated ?? '').replace(YES_OR_NO, ''))
  }
  const contentTerms = termsOf(words)
  const isOfPart = topic === 'steps' && isIn('doneWith', text)
  const beyond = isOfPart ? contentTerms : beyondTitle(entry, text)
  // Who asks for all ingredients names the dish alone, maybe by what its text calls it.
  const parts = termsOf(listOf(entry, 'ingredients').join(' '))
  const isOfAll = topic === 'ingredients' && isIn('asksAllParts', text)
  const isMeant = (term: string) =>
    contentTerms.includes(term) && (!isOfAll || parts.includes(term))
  const besideTitle = beyond.filter(isMeant)
  // `How many do I need?` after the plums, which name the pancake too.
  const isOfAmount = besideTitle.length === 0 && topic === null && isIn('asksQuantity', text)
  const askedTerms = isOfAmount ? contentTerms.filter((term) => parts.includes(term)) : besideTitle
  const members = membersIn(entry, interpretation)
  const sought = [...askedTerms, ...members.terms, ...askedSteps(interpretation)]
  const detail = detailOf(entry, topic, sought)
  const [at] = topic === 'place' && isIn('asksExactly', text) ? coordinatesOf(entry) : []
  return at && detail ? `${detail} ${at}` : detail
}

const coordinatesOf = ({ details = '' }: Entry) => /Coordinates .*?\d\.(?!\d)/.exec(details) ?? []

/** `Herbs` or `with nuts`, where no ingredient is called so: the word, and the terms of all. */
export function membersIn(entry: Entry, { words, topic, filters, countedTerm }: Interpretation) {
  const named = termsOf([entry.title, ...listOf(entry, 'ingredients')].join(' '))
  const isOfFood = topic === null || topic === 'ingredients'
  const groups = (isOfFood ? words.split(' ') : [])
    .filter((word) => !named.includes(termsOf(word)[0] ?? ''))
    .map((word) => ({ word, terms: familyOf(word, [entry.kind]).flatMap(termsOf) }))
    .filter(({ terms }) => terms.length > 0)
  const held = filters.flatMap(({ fact, label, isNegative }) =>
    isOfFood && fact === 'ingredients' && !isNegative ? wordsOf(label) : [],
  )
  const foods = held.flatMap((word) => [word, ...familyOf(word, [entry.kind])]).flatMap(termsOf)
  const terms = [...groups.flatMap((one) => one.terms), ...foods, countedTerm ?? []].flat()
  return { word: groups[0]?.word, terms }
}

/** `What kind of nuts are in the cake?` is told by its list, also where there are none. */
function classText(entry: Entry, { text }: Interpretation): string | null {
  const [, noun = ''] = findIn('ofClass', text) ?? []
  const members = familyOf(noun, [entry.kind]).flatMap(termsOf)
  const { ingredients } = entry.facts ?? {}
  if (members.length === 0 || !ingredients) return null
  const rows = rowsWith(ingredients, [...termsOf(noun), ...members])
  return `${nameOf(entry)} ${rows ?? `lists no ${noun}. It ${ingredients.phrase}`}.`
}
