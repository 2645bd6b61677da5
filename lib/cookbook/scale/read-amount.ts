import { readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import {
  CLOSE,
  isWeighed,
  type Range,
  readRange,
  readSize,
  readTwin,
} from '@/lib/cookbook/scale/read-size'
import { readCounted, readWord, type WordFound } from '@/lib/cookbook/scale/read-word'
import { findSpelling, type Unit } from '@/lib/cookbook/scale/units'
import { anyOf, matchAt, wordsFor } from '@/lib/cookbook/words/languages'

export type Amount = {
  low: number
  /** The same as `low` where no range is written. */
  high: number
  joiner: string
  /** Both numbers have the unit: `1 cup to 2 cups`. */
  isTwin: boolean
  /** It stands between number and unit; the size of a package is here. */
  between: string
  /** The unit as written; empty for a bare number. */
  word: string
  /** Null for none, and for an unknown word. */
  unit: Unit | null
  style: WrittenNumber['style']
  written: string
}

export type Found = { amount: Amount; end: number }

type Count = Pick<Amount, 'low' | 'high' | 'joiner' | 'style'> & { end: number }

const TAIL_AND = new RegExp(`\\s+(?:${anyOf(wordsFor('and'))}|&)\\s+`, 'iuy')
const ARTICLE_END = /\san?$/iu
const TIMES = new RegExp(
  `\\s*[x×*]\\s*\\(?|\\s+${anyOf(wordsFor('each'))}\\s+(?:about|ca\\.?|circa)?\\s*`,
  'iuy',
)
/** `4 à 150 g` is no range, and `4 à 6 g` is one. */
const WIDEST_RANGE = 10
const OPEN = /\s*[([]\s*/uy
const ABOUT = /(?:about|approx\.?|approximately|ca\.?|circa|roughly|around|~|≈)\s*/iuy
const EACH = /[\s,]*(?:each|apiece|jeweils|je|chacune?s?|ciascun[oa]|cada un[oa])(?!\p{L})/iuy
const SPOONS = ['tsp', 'tbsp']
/** The number of `Limone 1` is behind its name, as is that of `Onion - 1 large`. */
const NUMBER_LAST = /[\s.:=(x×–—-]\p{N}[\p{N}.,/⁄–-]*\)?\s*$/iu
/** Those of `Limone 100 g` and `Olive oil 2 tbsp` too. */
const NUMBER_NEXT = /(?:\s+[\p{L}'’-]+){0,3}?[\s.:,=(–—-]+(?:(?:about|ca\.?|circa)\s+)?\p{N}/iuy
/** The count of `4 1/2-inch-thick slices`. */
const COUNT_OF_FRACTION = /(\d{1,2})\s+(?=(?:\d[/⁄]\d{1,2}|[¼-¾⅐-⅞])[-‑\s])/uy
/** `Beurre demi-sel` has no half. */
const HALF = /^(?:une?|\d+)\s+demie?$/iu
/** Before the unit of a part: `1/4 de litre` */
const OF = /\s+(?:de\s+|di\s+|d['’]\s?)/iuy
/** The half of `1 kg 1/2 de pommes`. */
const NEXT_PART = /\s(?=(?:\d ?[/⁄∕]|[¼-¾⅐-⅞]))/uy
const OF_FOOD = /\s*$|\s+(?:(?:de|di)\s|d['’])/iuy
/** The 500 of `1 kg 500` are grams. */
const THOUSANDTHS = /\s(\d{3})(?![\p{L}\p{N}]|[.,/]\d)/uy

/** Null for an article that only stands before another number. */
export function readAmount(
  text: string,
  at: number,
  first: WrittenNumber,
  isBetween: boolean,
): Found | null {
  const number = readCountOfFraction(text, at) ?? first
  const written = readRange(text, number.end, isBetween)
  const isWide = (written?.last.value ?? 0) > WIDEST_RANGE * number.value
  const range = isWide && matchAt(TIMES, text, number.end) ? null : written
  const { value: high, end } = range?.last ?? number
  const joiner = range?.joiner ?? ''
  if (isHalf(text, at, number)) return readPlain(text, at, number, null)
  const count = { low: number.value, high, joiner, end, style: number.style }
  const found = readTimes(text, count) ?? readSized(text, at, count)
  if (found) return { ...found, amount: { ...found.amount, written: text.slice(at, found.end) } }
  return readPlain(text, at, number, range)
}

/** `pinch`, `heaped tsp`: one of it. */
export function readImplied(text: string, at: number): Found | null {
  const found = readWord(text, at)
  const spelling = found && findSpelling(found.word)
  if (!spelling || spelling.isPlural || NUMBER_LAST.test(text)) return null
  const next = spelling.unit.isPackage ? null : matchAt(NUMBER_NEXT, text, found.end)
  if (next && (spelling.unit.isFood || !/[,(]/u.test(next[0]))) return null
  const tail = readTail(text, found)
  const isCounted = spelling.one !== undefined || SPOONS.includes(spelling.unit.id)
  if (!tail && (spelling.unit.isMetric || !isCounted)) return null
  const between = ` ${text.slice(at, found.from)}`
  const end = tail?.end ?? found.end
  const written = text.slice(at, end)
  const value = 1 + (tail?.value ?? 0)
  return { amount: { ...one(found, between), low: value, high: value, written }, end }
}

/** `une demi-gousse` */
export function isHalf(text: string, at: number, { end }: WrittenNumber): boolean {
  return HALF.test(text.slice(at, end)) && /[-‑]/u.test(text[end] ?? '')
}

/** `each` after an amount says that it is the size of one. */
export function isEachAt(text: string, at: number): boolean {
  return matchAt(EACH, text, at) !== null
}

function readCountOfFraction(text: string, at: number): WrittenNumber | null {
  const [before = '', figures = ''] = matchAt(COUNT_OF_FRACTION, text, at) ?? []
  const size = before ? readSize(text, at + before.length) : null
  const noun = size && readCounted(text, size.end, !size.isCompound)
  const isMany = figures !== '1' && (noun ? noun.isPlural : size?.isThick)
  return isMany ? { value: Number(figures), end: at + figures.length, style: 'whole' } : null
}

function readPlain(
  text: string,
  at: number,
  number: WrittenNumber,
  range: Range | null,
): Found | null {
  const last = range?.last ?? number
  const unitOf = readUnitOf(text, last)
  const found = unitOf ?? readWord(text, last.end)
  if (number.style === 'article' && !found && last.end < text.trimEnd().length) return null
  const twin = found && !range ? readTwin(text, number, found) : null
  const tail = found && !range && !twin ? readTail(text, found) : null
  const end = twin?.end ?? tail?.end ?? found?.end ?? last.end
  const unit = found?.unit ?? null
  const gap = found ? text.slice(last.end, found.from) : ''
  const between = unitOf || isHalf(text, at, last) ? ' ' : gap
  const more = tail?.value ?? 0
  return {
    amount: {
      low: valueFor(unit, number) + more,
      high: valueFor(unit, twin?.last ?? last) + more,
      joiner: twin?.joiner ?? range?.joiner ?? '',
      isTwin: twin !== null,
      between,
      word: twin?.word ?? found?.word ?? '',
      unit,
      style: tail?.style === 'decimal' ? 'decimal' : tail ? 'fraction' : number.style,
      written: text.slice(at, end),
    },
    end,
  }
}

/** The unit of `1/4 de litre`. */
function readUnitOf(text: string, { value, end }: WrittenNumber): WordFound | null {
  const of = value < 1 ? matchAt(OF, text, end) : null
  const found = of && readWord(text, end + of[0].length)
  return found?.unit?.base === undefined ? null : found
}

/** The half of `1 taza y media`, unless it is half of another thing; the 500 of `1 kg 500`. */
function readTail(text: string, { end, unit }: WordFound): WrittenNumber | null {
  const [grams = '', figures] = (unit?.base === 1000 && matchAt(THOUSANDTHS, text, end)) || []
  if (grams) {
    const of = readWord(text, end + grams.length)?.unit
    if (of && !of.isFood) return null
    return { value: Number(figures) / 1000, end: end + grams.length, style: 'decimal' }
  }
  const isMeasure = unit?.base !== undefined && unit.kind !== 'length'
  const gap = isMeasure ? matchAt(NEXT_PART, text, end) : null
  const half = gap && readNumber(text, end + gap[0].length)
  if (half && half.value < 1 && matchAt(OF_FOOD, text, half.end)) return half
  const and = matchAt(TAIL_AND, text, end)
  const part = and && readNumber(text, end + and[0].length)
  if (!part || part.value >= 1 || ARTICLE_END.test(text.slice(end, part.end))) return null
  const next = readWord(text, part.end)
  if (!next?.unit) return part
  const isCount = next.unit.kind === 'count'
  const isMeasured = unit !== null && unit.kind !== 'count' && part.style === 'word'
  return isCount && (isMeasured || next.isPlural) ? part : null
}

/** `2 x 400 g tins`, `4 x 150 g fillets`, `4 à 150 g` */
function readTimes(text: string, count: Count): Found | null {
  const times = matchAt(TIMES, text, count.end)
  const size = times && readSize(text, count.end + times[0].length)
  if (!size) return null
  const close = times[0].includes('(') ? matchAt(CLOSE, text, size.end) : null
  const end = size.end + (close?.[0].trimEnd().length ?? 0)
  const noun = readWord(text, end)
  return counted(count, noun, text.slice(count.end, noun?.from ?? end), end)
}

/** `1 (14 oz) can`, `2 (5.5-ounce)`, `2 14-oz cans`, `2 80g`, `a 400 g tin`, `400 g tin` */
function readSized(text: string, at: number, count: Count): Found | null {
  const open = matchAt(OPEN, text, count.end)
  if (open) return readBracketed(text, count, count.end + open[0].length)
  const sizeAt = count.end + (/^\s+/u.exec(text.slice(count.end))?.[0].length ?? 0)
  const size = sizeAt > count.end ? readSize(text, sizeAt) : null
  const leading = size ? null : readSize(text, at)
  const found = size ?? leading
  if (!found) return null
  const isWeight = isWeighed(text, found.end)
  // `a 5 cm piece` is measured, and `a 4 lb chicken` is one.
  const isCount = size !== null && (count.style !== 'article' || isWeight)
  const noun = readCounted(text, found.end, !isCount)
  if (!noun && !isCount && !(found.isCompound && isWeight)) return null
  const from = size ? sizeAt : at
  const between = ` x ${text.slice(from, noun?.from ?? found.end)}`
  const end = noun?.end ?? found.end
  return leading ? { amount: one(noun, between), end } : counted(count, noun, between, end)
}

/** What stands in brackets after a bare count is the size of one, unless it is `about` a whole. */
function readBracketed(text: string, count: Count, at: number): Found | null {
  const about = matchAt(ABOUT, text, at)?.[0].length ?? 0
  const size = readSize(text, at + about)
  const sizeEnd = size && (readCounted(text, size.end, true)?.end ?? size.end)
  const each = sizeEnd ? matchAt(EACH, text, sizeEnd) : null
  const close = sizeEnd ? matchAt(CLOSE, text, sizeEnd + (each?.[0].length ?? 0)) : null
  if (!close) return null
  const end = close.index + close[0].trimEnd().length
  const noun = readCounted(text, close.index + close[0].length, false)
  if (!noun && about > 0 && !each) return null
  return counted(count, noun, text.slice(count.end, noun?.from ?? end), end)
}

function counted(
  { low, high, joiner, style }: Count,
  noun: WordFound | null,
  between: string,
  end: number,
): Found {
  const amount = { ...one(noun, between), low, high, joiner, style }
  return { amount, end: noun?.end ?? end }
}

function one(found: WordFound | null, between: string): Amount {
  const { word = '', unit = null } = found ?? {}
  const range = { low: 1, high: 1, joiner: '', isTwin: false }
  return { ...range, between, word, unit, style: 'word', written: '' }
}

/** `1.250 g` is more than a kilogram, and `1.250 kg` is not. */
function valueFor(unit: Unit | null, number: WrittenNumber): number {
  const isSmall = unit !== null && (unit.base ?? Infinity) <= 1 && unit.kind !== 'length'
  return isSmall ? number.value : (number.asDecimal ?? number.value)
}
