import {
  type Group,
  KNOWN_COVERAGE,
  LEAST_SHARE,
  NAMED_COVERAGE,
  NOTHING,
  SURE_COVERAGE,
  titleShare,
} from '@/lib/assistant/coverage'
import { lookForHelp } from '@/lib/assistant/look-for-help'
import { namedThing } from '@/lib/assistant/named-thing'
import { isAboutSite } from '@/lib/assistant/sentences'
import type { Reading } from '@/lib/assistant/understand'
import { valueOf } from '@/lib/assistant/values'
import { isCommonWord } from '@/lib/search/common-words'
import type { FactName } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

export type Found = {
  /** Found equally well, best first. */
  found: readonly Match[]
  /** False where `found` is only near to what was asked for. */
  isKnown: boolean
  ranked: readonly Match[] | null
}

export type Asked = Reading & { wordsWithKinds: string }
const EQUAL_COVERAGE = 0.97
const NEARLY_EQUAL = 0.9
/** How much better a help answer must fit than an entry, and the reverse. */
const PREFERENCE = 1.15

const ORIGINS: Readonly<Record<string, string>> = {
  Greece: 'greek',
  Austria: 'austrian',
  Italy: 'italian',
  France: 'french',
  Spain: 'spanish',
  Portugal: 'portuguese',
  Germany: 'german',
  Netherlands: 'dutch',
  Turkey: 'turkish',
}

const ASKS_WHICH = /\b(?:which|what|whose)\b/

/** Entries of the named kinds, else any entry or a help answer. */
export function look(searcher: Searcher, asked: Asked): Found {
  const titled = titledAs(searcher, asked.text)
  if (titled) return { found: [titled], isKnown: true, ranked: null }
  if (isAboutPerson(searcher, asked)) return { ...NOTHING, ranked: null }
  const things = lookForThings(searcher, asked)
  const help = lookForHelp(searcher, asked)
  const isHelp = help.isKnown && isMeantByHelp(asked, help, things)
  const isNearer = help.most > things.most
  const { found, isKnown } = isHelp ? help : things
  if (isKnown) return { found, isKnown, ranked: isHelp ? null : found }
  const named = namedThing(searcher, asked.wordsWithKinds, asked.kinds)
  if (
    named &&
    (!isNearer || !asked.asksHelp || (asked.filters.length === 0 && !help.found.some(isNamed)))
  )
    return { found: [named], isKnown, ranked: null }
  return { found: isNearer ? help.found : found, isKnown, ranked: null }
}

function isMeantByHelp(asked: Asked, help: Group, things: Group): boolean {
  const isOfAll = isOfKindsAlone(asked)
  if (asked.asksHelp || (isOfAll && asksBeyondKinds(asked, help))) {
    return isOfAll || help.most * PREFERENCE >= things.most
  }
  const isStrong = help.most >= (asked.kinds.length > 0 ? SURE_COVERAGE : KNOWN_COVERAGE)
  const isBetter = help.most > things.most * PREFERENCE && !asksForThings(asked)
  return isStrong && (!things.isKnown || isBetter)
}

/** `Where is the archive of the art days?` names a kind but asks for none of its entries. */
function asksBeyondKinds(asked: Asked, help: Group): boolean {
  if (asksForThings({ ...asked, asksList: false })) return false
  // `Who decides what the daily picture shows?` asks for no name.
  const isOfNobody = asked.topic === 'maker' && !asked.asksList
  return isOfNobody || (!ASKS_WHICH.test(asked.text) && addsToKinds(help, asked))
}

/** The site knows of makers only what they made. */
function isAboutPerson({ makers }: Searcher, { words, kinds, topic, text }: Asked): boolean {
  const names = new Set(termsOf(makers.join(' ')))
  const terms = termsOf(words).filter((term) => !isCommonWord(term))
  const isAsked = topic !== null || /\b(?:does|is|was|has|will|s) /.test(text)
  return kinds.length === 0 && isAsked && terms.length > 0 && terms.every((term) => names.has(term))
}

function titledAs(searcher: Searcher, text: string): Match | null {
  const entry = searcher.titled(text)
  if (!entry) return null
  return { entry, score: 1, coverage: 1, terms: termsOf(text), missing: [], matched: termsOf(text) }
}

function isOfKindsAlone({ words, filters }: Reading): boolean {
  return filters.length === 0 && termsOf(words).every(isCommonWord)
}

/** `Where is the archive of the art days?`: the help answer shares more than the kind's name. */
function addsToKinds({ found: [match] }: Group, { kinds }: Reading): boolean {
  const names = new Set(kinds.flatMap(({ words }) => words.flatMap(termsOf)))
  const found = match?.terms.filter((term) => !match.missing.includes(term)) ?? []
  return found.some((term) => !isCommonWord(term) && !names.has(term))
}

function asksForThings({ kinds, asksList, asksCount, comparison, filters }: Reading): boolean {
  return kinds.length > 0 && (asksList || asksCount || comparison !== null || filters.length > 0)
}

/** First among the named kinds, then among all, with the kinds' names as search words. */
function lookForThings(searcher: Searcher, asked: Asked): Group {
  const { kinds, filters, topic, comparison, wordsWithKinds, asksAverage } = asked
  const names = termsOf(asked.words).some((term) => !isCommonWord(term))
  const isNarrow = kinds.length > 0 || filters.length > 0 || comparison !== null
  const words = names || !isNarrow ? asked.words : ''
  const things = searcher.kinds.filter((kind) => !isAboutSite({ kind }))
  const fact = comparison?.fact ?? (topic === 'steps' ? null : topic)
  const hasAsked = words !== '' || kinds.length > 0 || filters.length > 0 || comparison !== null
  if (!hasAsked) return NOTHING
  if (comparison && words === '' && kinds.length === 0 && filters.length === 0) {
    const all = searcher.find({ words: '', kinds: things })
    return topGroup(
      all.filter(({ entry }) => valueOf(entry, comparison.fact) !== null),
      asked,
    )
  }
  const isExact = true
  const matching = (more: { words: string; kinds: Asked['kinds'] }) =>
    havingFirst(shownFirst(searcher.find({ ...more, filters, isExact }), kinds), asked.text)
  const find = (more: { words: string; kinds: Asked['kinds'] }) =>
    best(matching(more), asksAverage ? 'score' : fact, asked)
  const holder =
    asked.asksWhether && topic === 'ingredients' ? holderOf(searcher, words, asked.text) : null
  if (holder) return { found: [holder], isKnown: true, most: 1 }
  const narrow = find({ words, kinds: kinds.length > 0 ? kinds : things })
  if (narrow.isKnown || kinds.length === 0) return narrow
  const origin = filters.flatMap(({ fact, label }) =>
    fact === 'place' ? (ORIGINS[label.replace(/^in /, '')] ?? []) : [],
  )
  const others = filters.filter(({ fact }) => fact !== 'place')
  if (origin.length > 0) {
    const from = `${words} ${origin.join(' ')}`
    const named = searcher.find({ words: from, kinds, filters: others, isExact })
    if (named.length > 0) return topGroup(named, asked)
  }
  const wide = find({ words: wordsWithKinds, kinds: things })
  if (wide.isKnown && isOfWholeName(wide, asked)) return wide
  // `What do I buy for …?` names a kind only by its verb.
  const plain = find({ words, kinds: things })
  return plain.isKnown && words !== '' ? plain : narrow
}

/** An entry of another kind has the kind's word in its name: `coffee` in a cake. */
function isOfWholeName({ found }: Group, { words, wordsWithKinds }: Asked): boolean {
  const own = new Set(termsOf(words))
  const names = termsOf(wordsWithKinds).filter((term) => !own.has(term))
  return found.some(({ missing }) => names.some((name) => !missing.includes(name)))
}

/** Those of which the viewer sees more than the colours come first. */
function shownFirst(matches: readonly Match[], kinds: Asked['kinds']): readonly Match[] {
  const shown = matches.filter(({ entry }) => entry.access !== 'visitors')
  return kinds.length > 1 && shown.length > 0 ? shown : matches
}

const IS_WITHOUT = /\b(?:no|not|without|never|free|lacks?)\b/

/** `With milk` does not match `no milk`. */
function havingFirst(matches: readonly Match[], text: string): readonly Match[] {
  if (IS_WITHOUT.test(text)) return matches
  const having = matches.filter(({ entry: { facts }, matched }) => {
    const rows = [facts?.ingredients?.value ?? []].flat().map(String)
    return !rows.some(
      (row) => /^no /.test(row) && termsOf(row).some((term) => matched.includes(term)),
    )
  })
  // A named entry stays, as in `was there sugar in the one at Two Chairs?`.
  return mostOf(having) >= mostOf(matches) * EQUAL_COVERAGE ? having : matches
}

/** The dish in `does the loaf contain eggs?` */
function holderOf(searcher: Searcher, words: string, text: string): Match | null {
  const share = (match: Match) => titleShare({ ...match, terms: termsOf(text) })
  const [first, second] = searcher
    .find({ words, isExact: true })
    .filter(({ entry: { facts, kind } }) => facts?.ingredients && kind.scale)
    .sort((a, b) => share(b) - share(a))
  if (!first || share(first) < LEAST_SHARE) return null
  return !second || share(second) < share(first) ? first : null
}

/** Equal matches that have the fact come first. */
function best(matches: readonly Match[], fact: FactName | null, asked: Asked): Group {
  const all = topGroup(matches, asked)
  if (fact === null) return all
  const having = topGroup(
    matches.filter(({ entry }) => entry.facts?.[fact] ?? valueOf(entry, fact)),
    asked,
  )
  return having.most >= all.most * NEARLY_EQUAL ? having : all
}

const mostOf = (matches: readonly Match[]) =>
  Math.max(0, ...matches.map(({ coverage }) => coverage))

function topGroup(matches: readonly Match[], asked: Asked): Group {
  const most = mostOf(matches)
  const found = matches.filter(({ coverage }) => coverage >= most * EQUAL_COVERAGE)
  const whole = matches.filter(
    (match) => termsOf(match.entry.title).length > 1 && titleShare(match) === 1,
  )
  const [titled] = whole
  if (titled && whole.length === 1 && asked.comparison === null && !asked.asksList) {
    return { found: [titled], isKnown: titled.coverage >= NAMED_COVERAGE, most }
  }
  const ofType = saidType(found, asked.wordsWithKinds)
  const isKnown = most >= KNOWN_COVERAGE || (most >= NAMED_COVERAGE && found.some(isNamed))
  return { found: ofType.length > 0 ? ofType : found, isKnown, most }
}

function isNamed({ entry, terms, missing }: Match): boolean {
  const title = termsOf(entry.title)
  const found = terms.filter((term) => !missing.includes(term))
  const isSaid = (word: string) => found.some((term) => term.slice(0, 4) === word.slice(0, 4))
  return title.length > 1 && title.every(isSaid)
}

/** `espresso` is the type of some coffees, and only a word of `freddo espresso`. */
function saidType(found: readonly Match[], words: string): Match[] {
  const said = ` ${termsOf(words).join(' ')} `
  const typeOf = ({ facts }: Entry) => {
    const types = [facts?.tags?.value ?? []].flat().map((type) => termsOf(String(type)).join(' '))
    return types.filter((type) => said.includes(` ${type} `)).sort((a, b) => b.length - a.length)[0]
  }
  const types = found.map(({ entry }) => typeOf(entry) ?? '')
  const longest = types.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return longest === '' ? [] : found.filter((_, i) => types[i] === longest)
}
