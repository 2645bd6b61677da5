import { meaningsIn, nameOf } from '@/lib/assistant/compose/draft'
import { clipped, rowsOf } from '@/lib/assistant/compose/passages'
import PASSAGES from '@/lib/assistant/compose/passages.json' with { type: 'json' }
import { sumOf } from '@/lib/assistant/compose/sums'
import { isIn } from '@/lib/assistant/patterns'
import type { Topic } from '@/lib/assistant/read/read-question'
import type { Interpretation } from '@/lib/assistant/stages'
import { isAboutSite, listOf, namesPartOfTitle } from '@/lib/search/entries'
import { passes } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import { familyOf } from '@/lib/search/negations'
import { remembered } from '@/lib/search/remembered'
import { isCommonWord, termOf, termsOf } from '@/lib/search/words'

const ASKS = PASSAGES.asks.map(({ asks, tells, of: ofPart, isWhole }) => ({
  asks: new RegExp(asks),
  /** Such a sentence tells it `always`, or where it has `named` what is asked for. */
  isWhole,
  isTold: ({ wording, of }: Passage) =>
    of === ofPart || (of !== 'rows' && tells !== undefined && new RegExp(tells).test(wording)),
}))

const SENTENCES = /(?<=[.!?])\s+/
const RATES = { same: 1, meaning: 0.8, beginning: 0.7, before: 0.4 }
const BEGINNING = 5
/** Words of the title and common ones tell little of what is asked. */
const IDLE = 0.25
const TOLD = 1.5
const NOT_TOLD = 0.7
const RARE = 0.5
const LENGTH = 30
const MIN_RATE = 1.5
const MIN_RATE_OF_STEP = 2
const MAX_SENTENCES = 3

/** A fact tells what is asked of other topics. */
const OPEN = new Set<Topic>(['steps', 'ingredients', 'minutes', 'date', 'place', 'size'])

type Part = 'text' | 'steps' | 'rows'

/** `before` are the terms of the sentence that `them` stands for. */
type Passage = { wording: string; terms: Set<string>; before: Set<string>; of: Part }

type Sought = { term: string; meanings: readonly string[]; isIdle: boolean }

/** What tells of the rest of a dish, or of what may stand for a part that is named. */
export function wholeText(entry: Entry, text: string): string | null {
  const kinds = ASKS.filter(({ isWhole, asks }) => isWhole && asks.test(text))
  if (kinds.length === 0 || isAboutSite(entry) || isIn('seeksSome', text)) return null
  const sought = soughtIn(entry, text).filter(({ term }) => !isCommonWord(term))
  const isMeant = (passage: Passage) => sought.some((one) => rateOf(one, passage) >= RATES.meaning)
  const telling = passagesOf(entry).find(
    (one) =>
      one.of !== 'rows' &&
      kinds.some(({ isTold, isWhole }) => isTold(one) && (isWhole === 'always' || isMeant(one))),
  )
  return telling ? `${nameOf(entry)}: ${telling.wording}` : null
}

/** `steps` is of what is done and names two things that are asked; `sure` tells what is asked for. */
type How = 'steps' | 'sure' | 'any'

/** The sentences or rows of an entry that tell best what is asked beside its name, if enough. */
export function passageText(match: Match, interpretation: Interpretation, how: How): string | null {
  const { entry } = match
  const { filters, people, text, topic, asksList } = interpretation
  const isOfFact = topic !== null && !OPEN.has(topic)
  const isLimited = filters.some((one) => one.isNegative || !passes(entry, one))
  if (isAboutSite(entry) || isOfFact || isLimited || people !== null || !namesPartOfTitle(match))
    return null
  const [best, ...others] = ratedPassages(entry, text)
  if (!best || best.rate < MIN_RATE || best.found.length === 0) return null
  const isOfRows = best.of === 'rows'
  const isSure = best.isApt || (topic === null && !asksList && !isOfRows)
  if (how === 'sure' && !isSure) return null
  if (how === 'steps' && (best.of !== 'steps' || best.found.length < MIN_RATE_OF_STEP)) return null
  const isSame = ({ found, of, isApt }: typeof best) =>
    found.join() === best.found.join() && (of === 'rows') === isOfRows && isApt === best.isApt
  const all = [best, ...others.filter(isSame)]
  const same = (isOfRows ? all : all.slice(0, MAX_SENTENCES)).toSorted((a, b) => a.place - b.place)
  const wordings = same.map(({ wording }) => wording)
  return isOfRows
    ? `${nameOf(entry)} ${rowsOf(entry.facts?.ingredients, (row) => wordings.includes(row))}.`
    : `${nameOf(entry)}: ${clipped(wordings.join(' '))}`
}

function ratedPassages(entry: Entry, text: string) {
  const all = passagesOf(entry)
  const rarityOf = (isMeant: (one: Passage) => boolean) =>
    Math.log(1 + all.length / (1 + all.filter(isMeant).length))
  const sought = soughtIn(entry, text).map((one) => ({
    ...one,
    weight:
      (one.isIdle ? IDLE : 1) * rarityOf((passage) => rateOf(one, passage) >= RATES.beginning),
  }))
  const kinds = ASKS.filter(({ asks, isWhole }) => !isWhole && asks.test(text))
  const rated = all.map((passage, place) => {
    const rates = sought.map((one) => one.weight * rateOf(one, passage))
    const telling = kinds.filter(({ isTold }) => isTold(passage))
    const factor = telling.length > 0 ? TOLD : kinds.length > 0 ? NOT_TOLD : 1
    const ofKinds = sumOf(telling.map(({ isTold }) => RARE * rarityOf(isTold)))
    const sum = sumOf(rates)
    const rate = sum === 0 ? 0 : (sum * factor + ofKinds) / (1 + passage.terms.size / LENGTH)
    const found = sought.flatMap((one) => {
      const rateOfOne = rateOf(one, passage)
      return one.isIdle || rateOfOne < RATES.beginning ? [] : `${one.term} ${rateOfOne}`
    })
    return { ...passage, place, rate, found, isApt: telling.length > 0 }
  })
  return rated.toSorted((a, b) => b.rate - a.rate)
}

/** They are read once an entry, as an answer may rate them several times. */
const passagesOf = remembered(({ text, details = '', facts }: Entry): readonly Passage[] => {
  const passagesIn = (lines: readonly string[], of: Part) =>
    lines.map((wording, i) => {
      const isOpen = of !== 'rows' && /\b(?:them|it|they)\b/i.test(wording)
      const before = new Set(isOpen ? termsOf(lines[i - 1] ?? '') : [])
      const terms = new Set(termsOf(of === 'rows' ? wording.replace(/ \(.*$/, '') : wording))
      return { wording, terms, before, of }
    })
  return [
    ...passagesIn(text.split(SENTENCES), 'text'),
    ...passagesIn(details.split(SENTENCES), 'steps'),
    ...passagesIn(listOf({ facts }, 'ingredients'), 'rows'),
  ]
}, new WeakMap())

function soughtIn({ title, kind }: Entry, text: string): Sought[] {
  const named = termsOf(title)
  const words = new Map(text.split(' ').map((word) => [termOf(word), word]))
  return [...words].flatMap(([term, word]) => {
    if (term === null) return []
    const meanings = [...meaningsIn(word), ...familyOf(word, [kind]).flatMap(termsOf)]
    const isOfTitle = [term, ...meanings].some((one) => named.includes(one))
    const isIdle = isOfTitle || (isCommonWord(term) && meanings.length === 0)
    return { term, meanings, isIdle }
  })
}

function rateOf({ term, meanings }: Sought, { terms, before }: Passage): number {
  if (terms.has(term)) return RATES.same
  if (meanings.some((one) => terms.has(one))) return RATES.meaning
  const start = term.slice(0, BEGINNING)
  if (start.length === BEGINNING && [...terms].some((one) => one.startsWith(start)))
    return RATES.beginning
  return before.has(term) || meanings.some((one) => before.has(one)) ? RATES.before : 0
}
