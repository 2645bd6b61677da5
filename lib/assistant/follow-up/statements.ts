import { namedEntry } from '@/lib/assistant/look-up/named-entry'
import { findIn, isIn, patternOf } from '@/lib/assistant/patterns'
import { isCompared } from '@/lib/assistant/read/comparisons'
import { contentWords } from '@/lib/assistant/read/read-question'
import { rewrite, rewritten } from '@/lib/assistant/read/rewrite'
import type { FactName, Filter } from '@/lib/search/document'
import { byName } from '@/lib/search/filters'
import { foundTerms } from '@/lib/search/entries'
import type { Searcher } from '@/lib/search/find-entries'
import { isInDictionary } from '@/lib/search/correct-spelling'
import { fold, isCommonWord, termOf, termsOf } from '@/lib/search/words'

export const isAsking = (sentence: string) =>
  /[?;]\s*$/.test(sentence) ||
  isIn('isAsking', fold(sentence)) ||
  isIn('requests', fold(sentence)) ||
  isIn('isOfFact', fold(sentence))

/** What is told beside a question limits it, or tells for whom or how many it is. */
export function readMessage(searcher: Searcher, message: string) {
  const asWritten = { question: message, stated: (): Filter[] => [], subject: null }
  const { asking, others } = sentencesIn(searcher, message)
  const question = asking.join(' ')
  const { text } = searcher.understand(question)
  const query = searcher.read(text)
  if (asking.length === 0 || others.length === 0) return asWritten
  const isCounting = isIn('asksCount', text) && query.kinds.length > 0
  if (!isCounting && goWithIt(question, others, query.filters.length > 0)) return asWritten
  const isSought = isIn('seeksSome', text)
  const refers = isIn('refers', text)
  // `My wall is 60 cm wide. Which pictures fit?`
  const texts = others
    .map((one) => rewrite(searcher.understand(rewritten(one)).text))
    .map((one) => (isSought ? one.replace(patternOf('isAtHand'), 'up to ') : one))
  const isBare = contentWords(query.wordsWithoutKinds) === '' && query.filters.length === 0
  const had = isBare ? foodsHad(searcher, texts, isIn('hasIt', text)) : []
  const given = new Set(query.filters.map(({ fact }) => fact))
  const stated = ({ read }: Pick<Searcher, 'read'>) => [
    ...(refers && !given.has('maker') ? makersIn(searcher, texts) : []),
    ...texts
      .flatMap((one) => read(one).filters)
      .filter((one) =>
        one.fact === 'place' ||
        (one.fact === 'date' && isIn('thatDay', text)) ||
        (isSought && isLimit(one))
          ? !given.has(one.fact)
          : isSafe(searcher, one),
      ),
  ]
  // `I try the lemon potatoes tonight. How hot must the oven be?`
  const isOfNamed = refers || (query.kinds.length === 0 && !isIn('seeks', text))
  const named = isOfNamed ? texts.filter((one) => isSurelyNamed(searcher, one)) : []
  const [subject = null] = named.flatMap((one) => namedEntry(searcher, one, [])?.entry.title ?? [])
  const isEmpty = isBare && (query.kinds.length === 0 || isIn('isOfIt', text))
  const isOpen = isEmpty && subject === null && had.length === 0
  if (isOpen && stated(searcher).length === 0) return asWritten
  // `Eight people are coming. How long does the cake bake?`
  const isTimed = isIn('asksTime', text) && !isIn('asksIngredients', text)
  const amounts = texts.flatMap((one) =>
    (isTimed ? AMOUNTS.slice(1) : AMOUNTS).flatMap((name) => findIn(name, one)?.[0] ?? []),
  )
  const placed = given.has('place') ? question : withPlace(searcher, question, others)
  const open = had.length > 0 ? placed.replace(/[?.!]+$/, '') : placed
  return {
    question: [amounts.map((one) => `I ${one},`), open, had].flat().join(' '),
    stated,
    subject,
  }
}

/** `We drive to Paris. Which café there is the best?` must not be of other places. */
function withPlace({ read }: Searcher, question: string, others: readonly string[]): string {
  const [, name = ''] = others.map((one) => PLACE.exec(one)).find((one) => one !== null) ?? []
  const isKnown = others.some((one) => read(fold(one)).filters.some(({ fact }) => fact === 'place'))
  const isPlace = name !== '' && !isKnown && read(fold(`in ${name}`)).filters.length === 0
  return isPlace ? question.replace(patternOf('isThere'), `in ${name}`) : question
}

const PLACE = /\b(?:to|in|near|around|at|for|visit) (\p{Lu}\p{Ll}+)/u

const AMOUNTS = ['peopleCount', 'haveAmount'] as const

/** What asks, else what limits: `enough for eight at least. We have guests.` */
function sentencesIn(searcher: Searcher, message: string) {
  const sentences = message
    .split(patternOf('betweenSentences'))
    .filter((one) => one.trim() !== '')
    .flatMap((sentence) => clausesOf(searcher, sentence))
  const isLimiting = (one: string) =>
    searcher.read(searcher.understand(rewritten(one)).text).filters.some(isLimit)
  const isOpenQuestion = (one: string) => isAsking(one) && !isIn('isTag', fold(one))
  const isMeant = [isOpenQuestion, isAsking].find((is) => sentences.some(is)) ?? isLimiting
  return { asking: sentences.filter(isMeant), others: sentences.filter((one) => !isMeant(one)) }
}

/** `First the salad, then the goulash. How long together?`, `cake or pie: which is harder?` */
function goWithIt(question: string, others: readonly string[], isLimited: boolean): boolean {
  return (
    isIn('together', fold(question)) ||
    isIn('avoids', fold(question)) ||
    others.some((one) => isIn('ofQuestion', fold(one)) || isFrame(one)) ||
    // `I am in a hurry, what can I cook?`
    (!isLimited && others.some((one) => isCompared(fold(one).replace(patternOf('isPassing'), ''))))
  )
}

const isFrame = (one: string) => /:\s*$/.test(one) && !isIn('isBeside', fold(one))

/** `I have spinach. What can I cook?` */
function foodsHad({ read, ingredients }: Searcher, texts: readonly string[], isIt: boolean) {
  return texts
    .filter(
      (one) =>
        (isIt || isIn('isHad', one)) && !read(one).filters.some(({ isNegative }) => isNegative),
    )
    .flatMap((one) => contentWords(one).split(' '))
    .filter((word) => ingredients.has(termOf(word) ?? ''))
}

function makersIn({ makers }: Searcher, texts: readonly string[]): Filter[] {
  const words = new Set(texts.flatMap((one) => one.split(' ')))
  return makers.filter((name) => words.has(fold(name))).map((name) => byName('maker', name))
}

/** `Which is the easiest, I can barely boil water?` The clause that asks, and those beside it. */
function clausesOf(searcher: Searcher, sentence: string): string[] {
  const pieces = sentence.split(patternOf('betweenClauses')).filter((one) => one.trim() !== '')
  const { isForeign } = searcher.understand(sentence)
  const isIdle = (piece: string) => !isForeign && !isAsking(piece) && isOfNothing(searcher, piece)
  const isStatement = (piece: string) => isIn('isBeside', fold(piece)) || isIdle(piece)
  // `I would be glad of a list of coffees above 8, as we are off to Rome.`
  const isSought = (piece: string) => {
    const { kinds, filters } = searcher.read(searcher.understand(piece).text)
    return kinds.length > 0 && filters.some(isLimit)
  }
  const isAll = pieces.every(isStatement)
  const isBeside = (piece: string) => isStatement(piece) && !(isAll && isSought(piece))
  const asking = pieces.filter((piece) => !isBeside(piece)).join(', ')
  if (asking === '' || isIn('endsThere', asking) || !pieces.some(isBeside)) return [sentence]
  const beside = pieces.filter(isBeside).map((piece) => piece.replace(/[?.!\s]+$/, ''))
  return [...beside, `${asking.replace(/[?.!\s]+$/, '')}?`]
}

/** Nothing on the site has any of its words: `doctor’s orders`. */
function isOfNothing(searcher: Searcher, piece: string): boolean {
  const { text } = searcher.understand(piece)
  const { words, filters, kinds } = searcher.read(text)
  const isEmpty = kinds.length + filters.length + searcher.find({ words }).length === 0
  return isEmpty && contentWords(text) !== ''
}

/** An entry is meant by two words of its title, one that no dictionary has, or one with an article. */
function isSurelyNamed(searcher: Searcher, text: string): boolean {
  const match = namedEntry(searcher, text, [])
  const found = match ? foundTerms(match).filter((term) => !isCommonWord(term)) : []
  const title = match ? termsOf(match.entry.title) : []
  const words = text.split(' ')
  const isSure = (word: string, i: number) =>
    found.includes(termOf(word) ?? '') &&
    (!isInDictionary(word) || /^(?:the|your)$/.test(words[i - 1] ?? ''))
  return found.filter((term) => title.includes(term)).length > 1 || words.some(isSure)
}

const LIMITED: readonly FactName[] = [
  ...(['minutes', 'width', 'height', 'price', 'servings', 'difficulty'] as const),
  ...(['stepCount', 'rating', 'score'] as const),
]

const isLimit = ({ fact, isNegative }: Filter) => LIMITED.includes(fact) && !isNegative

function isSafe({ things, find }: Searcher, filter: Filter): boolean {
  const { fact, isNegative, isAdjective, isUndeclared, label } = filter
  if (isUndeclared || isAdjective || fact === 'ingredients')
    return isNegative || isAdjective === true
  const found = find({ words: label, kinds: things })
  const isOfTitle = found.some(({ entry, matched }) =>
    termsOf(entry.title).some((term) => matched.includes(term)),
  )
  return isNegative === true && isOfTitle && fact !== 'maker'
}
