import { nameOf } from '@/lib/assistant/compose/draft'
import { clipped, MAX_TEXT, rowsWith, sentencesWith } from '@/lib/assistant/compose/passages'
import { findIn, isIn } from '@/lib/assistant/patterns'
import { contentWords, type Topic } from '@/lib/assistant/read/read-question'
import { stemmer as stem } from 'stemmer'
import type { Interpretation } from '@/lib/assistant/stages'
import { capital, listed, price } from '@/lib/format'
import type { FactName, Filter } from '@/lib/search/document'
import { factOf, isAboutSite, isMake, listOf, summaryOf } from '@/lib/search/entries'
import { isDeclaredFree } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import { familyOf, namesUndeclared, usesOf } from '@/lib/search/negations'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { wishIn } from '@/lib/search/wishes'
import { fold, isCommonWord, termOf, termsOf, wordsOf } from '@/lib/search/words'

const PIECES = new RegExp(`\\b${NUMBER} (?:\\w+ )?(\\w+)s\\b`)

const NOT_OF_ROWS = 'minutes place date maker steps score rating difficulty servings'.split(' ')

export function detailOf(entry: Entry, topic: Topic | null, askedTerms: readonly string[]) {
  const { facts = {}, details = '', text } = entry
  if (isAboutSite(entry)) {
    const timed = topic === 'minutes' ? sentencesWith(text, askedTerms, 'statesPeriod') : null
    return text.length <= MAX_TEXT
      ? text
      : clipped(timed ?? sentencesWith(text, askedTerms) ?? text)
  }
  const isOfRows = !NOT_OF_ROWS.includes(topic ?? '')
  const rows = isOfRows && rowsWith(facts.ingredients, askedTerms)
  if (rows) return `${nameOf(entry)} ${rows}.`
  const sentences = sentencesWith(
    `${text} ${details}`,
    askedTerms,
    topic === 'minutes' ? 'duration' : null,
  )
  const isApt =
    topic === 'ingredients' ||
    (topic === 'minutes' && isIn('duration', sentences ?? '')) ||
    (topic === 'score' && / of 10\.$/.test(sentences ?? ''))
  if (sentences && isApt) return `${nameOf(entry)}: ${clipped(sentences)}`
  if (topic === 'steps' && details) {
    const part = sentencesWith(details, askedTerms) ?? details.replaceAll('\n', ' ')
    return `${nameOf(entry)}: ${clipped(part)}`
  }
  const fact = topic && topic !== 'steps' ? factOf(entry, topic) : undefined
  if (fact) return `${nameOf(entry)} ${fact.phrase}.`
  return sentences ? `${nameOf(entry)}: ${clipped(sentences)}` : null
}

/** `What does one card of the set cost?`, `what do 3 mugs cost?` */
export function priceOfPieces({ title, kind, facts, text }: Entry, wording: string): string | null {
  const whole = kind.isSold && facts?.price
  if (!whole) return null
  const [, piece] = findIn('perPiece', wording) ?? []
  const [, number = '', noun = '?'] = PIECES.exec(fold(text)) ?? []
  const stated = `${nameOf({ title, kind })} ${whole.phrase}`
  const times = (share: number) => price(Number(whole.value) * share)
  return piece?.endsWith(noun)
    ? `${stated}, for ${number} ${noun}s: that is ${times(1 / toNumber(number))} each.`
    : null
}

export function describe(entry: Entry): string {
  const { text, kind } = entry
  const summary = summaryOf(entry)
  if (summary.length === 0) {
    return text ? clipped(text) : `You find ${nameOf(entry)} among the ${kind.plural}.`
  }
  return `${nameOf(entry)} ${listed(summary)}.${text ? ` ${clipped(text)}` : ''}`
}

export function sentenceOf(entry: Entry, fact: FactName | null): string {
  if (isMake(entry)) {
    const rated = entry.facts?.rating ? ` It ${entry.facts.rating.phrase}.` : ''
    return `${nameOf(entry)}: ${clipped(entry.text)}${rated}`
  }
  const phrase = (fact && entry.facts?.[fact]?.phrase) ?? summaryOf(entry)[0]
  return phrase ? `${nameOf(entry)} ${phrase}.` : `${nameOf(entry)}.`
}

export function yesOrNo(match: Match, interpretation: Interpretation): string | null {
  const { entry, missing } = match
  const { text, topic, filters } = interpretation
  const { facts = {} } = entry
  const answer = (isYes: boolean, fact: FactName) =>
    facts[fact] ? `${isYes ? 'Yes' : 'No'}: ${nameOf(entry)} ${facts[fact].phrase}.` : null
  const isNotSold = isIn('soldOut', text) && !isIn('soldOut', facts.stock?.phrase ?? '')
  if (topic === 'stock' && facts.stock?.value === 0 && isNotSold) {
    return `${nameOf(entry)} ${facts.stock.phrase}.`
  }
  if (topic === 'stock' && facts.stock) {
    return answer((facts.stock.value === 0) === isIn('soldOut', text), 'stock')
  }
  const isOfOne = !isIn('asksForOne', text)
  const stated = declarationOf(entry, text) ?? (isOfOne ? toolAnswer(entry, text) : null)
  if (stated !== null) return stated
  const isMeatless = listOf(entry, 'tags').some((tag) => isIn('meatless', tag))
  if (isMeatless && isIn('meat', text) && !/ or /.test(text)) {
    return answer(isIn('asksFree', text), 'tags')
  }
  const isTelling = (fact: FactName) => {
    if (fact === 'maker' || fact === 'place') return missing.every(isCommonWord)
    if (fact === 'tags') return entry.kind.name === 'recipe'
    return fact === 'size' || fact === 'date' || typeof facts[fact]?.value === 'number'
  }
  const filter = filters.find((one) => facts[one.fact] && !one.isOfWhole && isTelling(one.fact))
  const fact = filter && facts[filter.fact]
  const isOfFood = topic === 'ingredients' || topic === null
  const held = isOfFood && filter?.fact !== 'tags' ? heldText(entry, interpretation) : null
  if (held !== null) return held
  if (!filter || !fact) return null
  const isYes = filter.accepts(fact, entry)
  // What has no tag may still be so.
  const isOpen = !isYes && filter.fact === 'tags' && !filter.isNegative
  return isOpen
    ? `${nameOf(entry)} is not tagged so: it ${fact.phrase}.`
    : answer(isYes, filter.fact)
}

export function allergensText({ declared, facts, kind, ...entry }: Entry, text: string) {
  if (!kind.undeclared || !declared || !isIn('asksAllergens', text)) return null
  const { contains } = declared
  const phrase = contains.length > 0 ? `declares ${listed(contains)}` : 'does not declare allergens'
  return `${nameOf({ ...entry, kind })} ${phrase}. It ${facts?.ingredients?.phrase ?? 'lists nothing'}.`
}

/** `Is it spicy?` is told by its tags, or by what tells the wish where nothing is tagged so. */
export function wishText({ entry, missing }: Match, text: string): string | null {
  const title = wordsOf(entry.title)
  const sought = text.split(' ').filter((word) => !title.includes(word))
  const { wish, match } = wishIn(sought.join(' '), entry.kind) ?? {}
  const isOf = (term: string) => isCommonWord(term) || termsOf(match?.[0] ?? '').includes(term)
  const isOfOne = isIn('asksWhether', text) && !isIn('asksForOne', text)
  if (!wish || !isOfOne || !missing.every(isOf)) return null
  const { tags = undefined, minutes, difficulty } = entry.facts ?? {}
  const isTagged = listOf(entry, 'tags').some((tag) => wish.tags.split(' ').includes(tag))
  if (isTagged && tags) return `Yes: ${nameOf(entry)} ${tags.phrase}.`
  const rows = rowsWith(entry.facts?.ingredients, termsOf(wish.ingredients ?? ''))
  const fact = /minutes/.test(wish.instead ?? '') ? minutes : difficulty
  const phrase = wish.instead ? fact?.phrase : rows
  const [named] = wish.ingredients?.split(' ') ?? []
  const silence = named === undefined ? '' : `, nor does it name ${named}`
  return `${nameOf(entry)} is not tagged ${wish.name}${phrase ? `: it ${phrase}` : silence}.`
}

/** `Does it need the oven?` is told by the steps. */
function toolAnswer(entry: Entry, text: string): string | null {
  const tools = Object.entries(entry.kind.equipment ?? {})
  const [tool, uses = tool] = tools.find(([name]) => text.split(' ').includes(name)) ?? []
  if (tool === undefined || uses === undefined || tools.length === 0) return null
  const step = sentencesWith(entry.details ?? '', usesOf(uses, entry).flat())
  const silence = `the steps of ${nameOf(entry)} name no ${tool}.`
  const isFree = isIn('asksFree', text)
  if (step === null && !isFree && isIn('asksMay', text)) return capital(silence)
  const isYes = (step === null) === isFree
  return `${isYes ? 'Yes' : 'No'}: ${step === null ? silence : `${nameOf(entry)}: ${clipped(step)}`}`
}

function declarationOf(entry: Entry, text: string): string | null {
  for (const name of text.split(' ')) {
    const isFree = isDeclaredFree(entry, name)
    if (isFree === null) continue
    const isYes = isFree === isIn('asksFree', text)
    const phrase = isFree ? 'is declared to be free of' : 'is declared to contain'
    const object = text.includes(`${name} free`) ? 'it' : name
    return `${isYes ? 'Yes' : 'No'}: ${nameOf(entry)} ${phrase} ${object}.`
  }
  return null
}

/** Whether it holds what is asked for: told by its rows, then by its steps, and else unknown. */
export function heldText(entry: Entry, { text, topic, filters }: Interpretation): string | null {
  const declaration = declarationOf(entry, text)
  if (declaration !== null) return declaration
  const { ingredients } = entry.facts ?? {}
  const isStated = ({ fact, isNegative, label }: Filter) =>
    fact === 'ingredients' && isNegative && !text.includes(wordsOf(label).at(-1) ?? '')
  const { label = null } = filters.find((one) => one.isUndeclared ?? isStated(one)) ?? {}
  const title = wordsOf(entry.title).map(stem)
  const isAsked = (word: string) => !title.includes(stem(word)) && !/^contain/.test(word)
  const named = label
    ?.replaceAll(/\b(?:and|without|free)\b|-/g, ' ')
    .trim()
    .split(/ +/)
  const words = named ?? contentWords(text).split(' ').filter(isAsked)
  const terms = termsOf(words.join(' ')).filter((term) => !isCommonWord(term))
  const all = named ?? text.split(' ')
  const names = [...all, ...all.map((word, i) => `${word} ${all[i + 1]}`)]
  const family = names.flatMap((name) => familyOf(name, [entry.kind]).flatMap(termsOf))
  if (!ingredients || terms.length + family.length === 0) return null
  const isFree = label !== null || isIn('asksFree', text)
  const sought = [...terms, ...family]
  // `Coconut milk` is no milk to whom milk does harm.
  const rows = rowsWith(ingredients, sought, label === null ? undefined : 'madeOfPlants')
  const isOther = isOfOtherKind(entry, all, sought)
  const isAbsent = / no [^;]*$/.test(rows ?? '') && !rows?.includes(';')
  const step = rows ? null : sentencesWith(entry.details ?? '', family)
  if (step) {
    const lead = family.length > 0 ? ' lists none of that, but its steps say' : ''
    return `${nameOf(entry)}${lead}: ${clipped(step)}`
  }
  if (rows) {
    const answer = isFree === (isOther || isAbsent) ? 'Yes' : 'No'
    const denied = label === null ? answer : `No, it is not ${label}`
    return `${denied}: ${nameOf(entry)} ${rows}.`
  }
  if (label !== null || namesUndeclared(text, entry.kind)) {
    const site = `The site does not declare what is ${label}, so I cannot tell. ${nameOf(entry)}`
    const one = `${nameOf(entry)} declares nothing of that, so I cannot tell. It`
    return `${label === null ? one : site} ${ingredients.phrase}.`
  }
  const silence = `the ingredients of ${nameOf(entry)} do not name that.`
  const answer = isIn('asksMay', text) ? capital(silence) : `${isFree ? 'Yes' : 'No'}: ${silence}`
  return topic === 'ingredients' || family.length > 0 ? answer : null
}

function isOfOtherKind(entry: Entry, words: readonly string[], sought: readonly string[]): boolean {
  const textTerms = words.map(termOf)
  return listOf(entry, 'ingredients').every((line) => {
    const row = termsOf(line.replace(/ \(.*$/, ''))
    const found = row.filter((term) => sought.includes(term))
    const before = textTerms[textTerms.indexOf(found[0] ?? '') - 1] ?? ''
    const isNounAlone = row.length > 1 && found.join() === row.at(-1)
    return found.length === 0 || (isNounAlone && sought.includes(before))
  })
}
