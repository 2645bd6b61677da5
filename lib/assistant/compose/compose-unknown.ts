import { membersIn, ofTopic, toldOf } from '@/lib/assistant/compose/compose-entry'
import {
  draftOf,
  nounPhrase,
  RESULTS,
  sourceOfKind,
  withFilters,
} from '@/lib/assistant/compose/draft'
import { isPresumedOtherwise } from '@/lib/assistant/compose/premises'
import { passageText } from '@/lib/assistant/compose/rate-passages'
import { asksBeyondEntry, misnamed } from '@/lib/assistant/compose/refusals'
import { describe, detailOf } from '@/lib/assistant/compose/sentences'
import { isIn } from '@/lib/assistant/patterns'
import { isNoun } from '@/lib/assistant/read/word-places'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import { capital } from '@/lib/format'
import type { SearchKind } from '@/lib/search/document'
import { isAboutSite, lacksFact, namesPartOfTitle } from '@/lib/search/entries'
import FACTS from '@/lib/search/facts.json' with { type: 'json' }
import { passes } from '@/lib/search/filters'
import type { Match } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

export function composeUnknown(interpretation: Interpretation): Draft {
  const { matches, filters, kinds, words, topic, text } = interpretation
  const asksForOne = isIn('asksForOne', text)
  const [kind = filters.flatMap((one) => one.kind ?? [])[0]] = kinds
  if (filters.some(({ note }) => note) || (kind && filters.length > 0 && words === '')) {
    return noneWith(interpretation, kind)
  }
  const [near] = matches
  if (near && isPresumedOtherwise(near, interpretation)) {
    return draftOf(`No: ${describe(near.entry)}`, [near])
  }
  const isLeftOut = near && filters.some((one) => one.isNegative && !passes(near.entry, one))
  const part = near && !(isLeftOut && asksForOne) && partOfAnswer(near, interpretation)
  const correction = near ? misnamed(near, interpretation) : null
  if (part && correction) {
    return { ...part, content: correction + part.content, isKnown: false }
  }
  if (part) return part
  // Whole lines of somebody else are not repeated.
  const isOfThing = near && !isAboutSite(near.entry) && namesPartOfTitle(near)
  const [only = '', second] = interpretation.lost()
  // A verb or an adjective is no thing that could be here: `can I freeze the goulash?`
  const isSought = isNoun(only, text) || correction !== null
  const isBeyond = near !== undefined && !isAboutSite(near.entry) && isIn('beyondAny', text)
  const lost = second === undefined && (!isOfThing || isSought) && !isBeyond ? only : ''
  const isOfMany = asksForOne || filters.length > 0
  const open = isOfMany ? 'I do not find that.' : 'I do not know that.'
  const plain = isBeyond ? 'The site does not say that.' : open
  const none = `nothing about “${lost}” here.`
  const first = lost === '' ? plain : isOfMany ? `No: ${none}` : capital(none)
  const isHelp = near && isAboutSite(near.entry) && filters.length > 0
  if (near && !isHelp && !isLeftOut && isNear(near, kinds)) {
    const isLacking = first === plain && topic !== 'steps' && topic && lacksFact(near.entry, topic)
    const unsaid = isLacking && namesPartOfTitle(near) ? FACTS.names[topic] : null
    const stated = ofTopic(near, interpretation)
    const lead = unsaid === null ? first : `The site does not say ${unsaid}.`
    const known = withFilters(stated ?? describe(near.entry), near.entry, interpretation)
    return draftOf(`${lead} The nearest that I found: ${known}`, [near], { isKnown: false })
  }
  const content = kind
    ? `${lost === '' ? '' : `${first} `}I do not find ${lost === '' ? 'that' : 'it'} among the ${kind.plural}.`
    : `${first} I only know what this site shows: its pictures, store, recipes, coffees and pages.`
  return draftOf(content, [], { sources: [sourceOfKind(kind)], isKnown: false })
}

function noneWith({ filters, words }: Interpretation, kind: SearchKind | undefined): Draft {
  const notes = filters.flatMap(({ note }) => note ?? [])
  const naming = words === '' ? '' : ` and “${words}”`
  const content = `I find ${nounPhrase('no', kind ?? RESULTS, filters)}${naming}.`
  const sources = kind ? [sourceOfKind(kind)] : []
  return draftOf([...notes, content].join(' '), [], { sources, isKnown: notes.length > 0 })
}

function partOfAnswer(near: Match, interpretation: Interpretation): Draft | null {
  const { text } = interpretation
  const isNamed = !isAboutSite(near.entry) && namesPartOfTitle(near)
  const members = isNamed ? membersIn(near.entry, interpretation).terms : []
  const ofRows = { ...near.entry, text: '', details: '' }
  const answer = isNamed ? (toldOf(near, interpretation) ?? detailOf(ofRows, null, members)) : null
  const isBeyond = asksBeyondEntry(near, interpretation)
  if (isNamed && isBeyond) {
    const known = detailOf(ofRows, null, termsOf(text)) ?? describe(near.entry)
    return draftOf(`The site does not say that. ${known}`, [near], { isKnown: false })
  }
  const statement = answer ?? (isNamed ? passageText(near, interpretation, 'any') : null)
  return statement === null ? null : draftOf(statement, [near])
}

function isNear(match: Match, kinds: readonly SearchKind[]): boolean {
  const kindWords = new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf)))
  const naming = match.terms.filter((term) => !isCommonWord(term) && !kindWords.has(term))
  const found = naming.filter((term) => !match.missing.includes(term))
  const isHelp = isAboutSite(match.entry)
  return (
    found.length > naming.length * (isHelp ? THRESHOLDS.nearHelpShare : THRESHOLDS.nearShare) ||
    (!isHelp && namesPartOfTitle(match))
  )
}
