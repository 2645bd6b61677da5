import { findIn, isIn, patternOf } from '@/lib/assistant/patterns'
import { comparisonsOf, orderOf, withoutComparison } from '@/lib/assistant/read/comparisons'
import QUESTION_WORDS from '@/lib/assistant/read/languages/question-words.json' with { type: 'json' }
import { held, leavesOutFood } from '@/lib/assistant/read/avoided'
import { rewrite, rewritten } from '@/lib/assistant/read/rewrite'
import { isBehindArticle, isInAdjunct } from '@/lib/assistant/read/word-places'
import TOPICS from '@/lib/assistant/read/topics.json' with { type: 'json' }
import { isInDictionary } from '@/lib/search/correct-spelling'
import { type FactName, factName, type Filter, type SearchKind } from '@/lib/search/document'
import type { Searcher } from '@/lib/search/find-entries'
import { familyOf } from '@/lib/search/negations'
import { toNumber } from '@/lib/search/numbers'
import { either, tagged } from '@/lib/search/filters'
import {
  formsOf,
  isCommonWord,
  isFormOf,
  normalize,
  termOf,
  termsOf,
  wordsOf,
} from '@/lib/search/words'
import { stemmer as stem } from 'stemmer'
import { z } from 'zod'

export type Reading = ReturnType<typeof readQuestion>

export function readQuestion(searcher: Searcher, question: string, stated: readonly Filter[] = []) {
  const { text: english, isForeign, isUnread } = searcher.understand(rewritten(question))
  const text = rewrite(english)
  const count = peopleCountOf(text)
  const step = stepOf(text)
  const plain = [count, step].reduce(
    (left, part) => (part ? left.replace(part.wording, ' ') : left),
    text.replace(patternOf('share'), ' ').replace(patternOf('weighed'), ' '),
  )
  const { comparison: whole } = comparisonsOf(plain, true)
  const isAbsolute = whole !== null && !whole.isRelative
  const isAvoided = isIn('asksAvoided', text)
  const query = (isAvoided ? searcher.readByLists : searcher.read)(
    isAbsolute ? withoutComparison(plain.replace(patternOf('several'), ' ')) : plain,
  )
  const compared = comparisonsOf(isAbsolute ? plain : query.words, query.kinds.length > 0)
  const { comparison } = compared
  const asksHelp = isIn('asksHelp', text)
  const asksMakes = isIn('asksMakes', text) && !asksHelp && comparison?.fact !== 'makes'
  const ofTags = tagsIn(searcher, query.kinds, {
    words: contentWords(query.wordsWithoutKinds),
    text,
  })
  // A wish is of its kind: `jigsaw puzzles for children` of the store are no recipes.
  const isOfKinds = ({ isWish, kind }: Filter) =>
    !isWish || query.kinds.length === 0 || query.kinds.some(({ name }) => name === kind?.name)
  const all = [...query.filters.filter(isOfKinds), ...ofTags.filters, ...stated]
  const limits = isAvoided ? all.map(held) : all
  const filters = passable(searcher, [...new Map(limits.map((one) => [one.label, one])).values()])
  const named = ofTags.words
  const dishes = searcher.kinds.filter(({ scale }) => scale)
  // `The shop is shut`: no item of the store has food that could be left out.
  const isFood =
    query.kinds.every((kind) => kind.isSold && !kind.undeclared) &&
    filters.some(leavesOutFood) &&
    ofTags.filters.length === 0
  const kinds = isFood ? dishes : query.kinds
  // `Which vegan recipes suit her?`: a verb that nothing here has limits nothing.
  const isDish = (word: string) =>
    dishes.some(({ others = '' }) => others.split(' ').some((one) => isFormOf(word, one)))
  const isAbsent = (word: string) =>
    searcher.find({ words: word, kinds: kinds.length > 0 ? kinds : searcher.things }).length === 0
  // A noun of its own: `how many recipes qualify`
  const isOther = (word: string) =>
    termsOf(word).some((term) => searcher.kindTerms.has(term) || searcher.ingredients.has(term))
  const isIdle = (word: string) =>
    toNumber(word) > 0 ||
    /.{3}ly$/.test(word) ||
    ((isInDictionary(word) || isForeign) &&
      (!isBehindArticle(word, text, isOther) || familyOf(word, searcher.kinds).length > 0) &&
      isAbsent(word))
  // `The square root` is no picture in square format.
  const sold = searcher.kinds.filter(({ scale, isSold }) => scale ?? isSold)
  const measured = new Set(sold.flatMap(({ measures = [] }) => measures.map(({ fact }) => fact)))
  const isLimited =
    !isIn('asksMay', text) &&
    (kinds.length > 0
      ? filters.length > 0 || comparison !== null
      : filters.some(({ fact }) => comparison !== null || measured.has(fact)))
  // `Something vegan for choir practice`
  const isNarrow = isLimited || filters.some(({ fact }) => /tags|ingredients/.test(fact))
  const isAside = (word: string) => isNarrow && isInAdjunct(word, text) && isAbsent(word)
  const isHeld = isAvoided && filters.some(({ fact }) => fact === 'ingredients')
  const sought = isHeld ? '' : named
  const words = sought
    .split(' ')
    .filter((word) => isDish(word) || !(isAside(word) || (isLimited && isIdle(word))))
    .join(' ')
  return {
    /** Folded, in English and with corrected spelling. */
    text,
    /** Folded alone, in its own language. */
    written: normalize(question),
    isForeign,
    isUnread,
    topic: step ? 'steps' : topicOf(text.replace(patternOf('quoted'), '')),
    ...compared,
    // `Which should I avoid?` asks for no worst one where something is not eaten.
    ...(isHeld && { comparison: null }),
    ...orderOf(text),
    ...countingOf(searcher, text, isForeign, filters.length > 0),
    people: count?.people ?? null,
    /** The number of a step; -1 is the last one, 0 the next. */
    step: step?.step ?? null,
    asksList: isIn('asksList', text),
    asksHelp: asksHelp || isIn('askingClause', text),
    asksMakes,
    kinds: asksMakes ? searcher.kinds.filter(isMakes) : kinds,
    filters,
    words,
    wordsWithKinds: contentWords(query.words) || query.words,
    /** Those of the words that nothing on the site has. */
    lost: (): readonly string[] =>
      words
        .split(' ')
        .filter((word) => !(toNumber(word) > 0) && !termsOf(word).every(isCommonWord))
        .filter((word) => searcher.find({ words: word }).length === 0),
  }
}

/** `Desserts` and `flat whites` are told by their tags, where several entries have one. */
function tagsIn(
  searcher: Searcher,
  kinds: readonly SearchKind[],
  { words, text }: { words: string; text: string },
) {
  const isOf = (of: readonly SearchKind[]) =>
    kinds.length === 0 || of.some(({ name }) => kinds.some((kind) => kind.name === name))
  const found: { filter: Filter; from: number; to: number }[] = []
  let left = ` ${words} `
  for (const [tag, of] of searcher.tags) {
    const form = formsOf(tag).find((one) => left.includes(` ${one} `))
    // `Desserts or salads`, also where there is one salad.
    const isChoice = [`${form} or `, ` or ${form}`].some((one) => text.includes(one))
    if (form === undefined || !isOf(of) || (of.length === 1 && (form === tag || !isChoice)))
      continue
    left = left.replace(` ${form} `, ' ')
    const [kind, other] = new Set(of)
    const filter = { ...tagged(`tagged ${tag}`, [tag]), ...(kind && !other && { kind }) }
    const from = text.indexOf(form)
    found.push({ filter, from, to: from + form.length })
  }
  return { filters: joinedTags(searcher, found, text), words: left.trim() }
}

/** `Cappuccinos and flat whites` are one of both, as with `or`: no cup is both. */
function joinedTags(
  { find }: Searcher,
  found: readonly { filter: Filter; from: number; to: number }[],
  text: string,
): Filter[] {
  const all: Filter[] = []
  let end = 0
  for (const { filter, from, to } of found.toSorted((a, b) => a.from - b.from)) {
    const before = all.at(-1)
    const between = text.slice(end, from).trim()
    const isApart = () => find({ words: '', filters: [...all.slice(-1), filter] }).length === 0
    const isOneOf = between === 'or' || (between === 'and' && isApart())
    if (before && isOneOf) all[all.length - 1] = { ...before, ...either([before, filter]) }
    else all.push(filter)
    end = to
  }
  return all
}

const isMakes = ({ name }: SearchKind) => name === 'make'

function passable(searcher: Searcher, filters: readonly Filter[]): readonly Filter[] {
  const isEmpty = (all: readonly Filter[]) =>
    searcher.find({ words: '', filters: all }).length === 0
  const wishes = filters.filter(({ note, softer }) => note ?? softer)
  if (wishes.length === 0 || !isEmpty(filters)) return filters
  const soft = filters.map((filter) => filter.softer ?? filter)
  // Of two wishes the one that nothing is tagged with is dropped, and that is said.
  const [weak] = soft.filter(({ note, isWish }) => isWish && note)
  const [first, ...others] = soft.filter((filter) => filter !== weak)
  const isOpen = weak && first?.isWish && isEmpty(soft) && !isEmpty([first, ...others])
  const note = `${weak?.note} I find nothing that is also ${weak?.label}.`
  return isOpen ? [{ ...first, note }, ...others] : soft
}

function countingOf(searcher: Searcher, text: string, isForeign: boolean, hasFilters: boolean) {
  if (!isIn('asksCount', text)) return { asksCount: false, countedTerm: null }
  const counted = searcher.read(findIn('counted', text)?.[1] ?? '')
  const [first = null] = termsOf(counted.words)
  // A translation has no small words between its nouns.
  const countedTerm = isForeign ? first : (headOf(counted.words) ?? first)
  const asksCount = counted.kinds.length > 0 || (countedTerm === null && hasFilters)
  const isAmount = !asksCount && !/\boven\b/.test(text)
  return { asksCount, countedTerm: isAmount ? countedTerm : null }
}

/** `Emoji guesses do I` counts guesses. */
function headOf(words: string): string | null {
  const all = words.split(' ')
  const end = all.findIndex((word) => termOf(word) === null)
  const nouns = all.slice(0, end < 0 ? all.length : end).filter((word) => word.endsWith('s'))
  return termsOf(nouns.at(-1) ?? '')[0] ?? null
}

function peopleCountOf(folded: string): { people: number; wording: string } | null {
  const isAsked = isIn('asksIngredients', folded) || !isIn('seeks', folded)
  const [wording = '', ...numbers] = (isAsked && findIn('peopleCount', folded)) || []
  const people = toNumber(numbers.find((number) => number !== undefined) ?? '')
  return people > 0 ? { people, wording } : null
}

export const ORDINALS = 'next first second third fourth fifth sixth seventh'.split(' ')

/** `the third step`: its number counts from 1; 0 is the next one, -1 the last. */
function stepOf(folded: string): { step: number; wording: string } | null {
  const [wording, ordinal, number] = findIn('step', folded) ?? []
  if (wording === undefined) return null
  if (ordinal === 'last') return { step: -1, wording }
  const place = ORDINALS.indexOf(ordinal ?? '')
  return { step: place >= 0 ? place : toNumber(number ?? ordinal ?? ''), wording }
}

export type Topic = FactName | 'steps'

const topicName = factName.or(z.literal('steps'))
const topics = TOPICS.topics.map(
  ({ topic, pattern }) => [topicName.parse(topic), new RegExp(pattern)] as const,
)

export function topicOf(folded: string, except: Topic | null = null): Topic | null {
  return topics.find(([topic, pattern]) => topic !== except && pattern.test(folded))?.[0] ?? null
}

const STEMS = new Set(QUESTION_WORDS.words.flatMap((line) => line.split(' ')).map(stem))

export function contentWords(text: string): string {
  return wordsOf(text)
    .filter((word) => termOf(word) !== null && !STEMS.has(stem(word)))
    .join(' ')
}
