import { readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import { readCounted, readWord, type WordFound } from '@/lib/cookbook/scale/read-word'
import { findSpelling, type Unit } from '@/lib/cookbook/scale/units'
import { anyOf, matchAt, wordsFor } from '@/lib/cookbook/words/languages'

export type Amount = {
  low: number
  /** The same as `low` where no range is written. */
  high: number
  /** It stands between the two numbers of a range. */
  joiner: string
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

type Range = { joiner: string; last: WrittenNumber }
/** How many there are of a thing that has a size. */
type Count = Pick<Amount, 'low' | 'high' | 'joiner' | 'style'> & { end: number }
type Size = { end: number; isCompound: boolean }

const JOINERS = anyOf(wordsFor('joiners'))
const JOINER = new RegExp(`(?:\\s+|[-‑]\\s*)${JOINERS}[\\s-]+|\\s*[-‐‑‒–—−~～〜/]\\s*`, 'iuy')
const AND = anyOf(wordsFor('and'))
const BETWEEN_JOINER = new RegExp(`\\s+${AND}\\s+`, 'iuy')
const TAIL_AND = new RegExp(`\\s+(?:${AND}|&)\\s+`, 'iuy')
const ARTICLE_END = /\san?$/iu
const TIMES = new RegExp(
  `\\s*[x×*]\\s*\\(?|\\s+${anyOf(wordsFor('each'))}\\s+(?:about|ca\\.?|circa)?\\s*`,
  'iuy',
)
/** `4 à 150 g` is no range, and `4 à 6 g` is one. */
const WIDEST_RANGE = 10
const OPEN = /\s*[([]\s*/uy
const CLOSE = /\s*[)\]]\s*/uy
const ABOUT = /(?:about|approx\.?|approximately|ca\.?|circa|roughly|around|~|≈)\s*/iuy
const EACH = /[\s,]*(?:each|apiece|jeweils|je|chacune?s?|ciascun[oa]|cada un[oa])(?!\p{L})/iuy
const OTHER_SIZE = /\s*(?:[/|=,(]|or)\s*/iuy
const SPOONS = ['tsp', 'tbsp']

/** Null for an article that only stands before another number. */
export function readAmount(
  text: string,
  at: number,
  number: WrittenNumber,
  isBetween: boolean,
): Found | null {
  const written = readRange(text, number.end, isBetween)
  const isWide = (written?.last.value ?? 0) > WIDEST_RANGE * number.value
  const range = isWide && matchAt(TIMES, text, number.end) ? null : written
  const { value: high, end } = range?.last ?? number
  const joiner = range?.joiner ?? ''
  const count = { low: number.value, high, joiner, end, style: number.style }
  const found = readTimes(text, count) ?? readSized(text, at, count)
  if (found) return { ...found, amount: { ...found.amount, written: text.slice(at, found.end) } }
  return readPlain(text, at, number, range)
}

/** `pinch`, `heaped tsp`: one of it. */
export function readImplied(text: string, at: number): Found | null {
  const found = readWord(text, at)
  const spelling = found && findSpelling(found.word)
  if (!spelling || spelling.isPlural) return null
  const tail = readTail(text, found)
  const isCounted = spelling.one !== undefined || SPOONS.includes(spelling.unit.id)
  if (!tail && (spelling.unit.isMetric || !isCounted)) return null
  const between = ` ${text.slice(at, found.from)}`
  const end = tail?.end ?? found.end
  const written = text.slice(at, end)
  const value = 1 + (tail?.value ?? 0)
  return { amount: { ...one(found, between), low: value, high: value, written }, end }
}

/** `each` after an amount says that it is the size of one. */
export function isEachAt(text: string, at: number): boolean {
  return matchAt(EACH, text, at) !== null
}

function readPlain(
  text: string,
  at: number,
  number: WrittenNumber,
  range: Range | null,
): Found | null {
  const last = range?.last ?? number
  const found = readWord(text, last.end)
  if (number.style === 'article' && !found && last.end < text.trimEnd().length) return null
  const twin = found && !range ? readTwin(text, number, found) : null
  const tail = found && !range && !twin ? readTail(text, found) : null
  const end = twin?.end ?? tail?.end ?? found?.end ?? last.end
  const unit = found?.unit ?? null
  const more = tail?.value ?? 0
  return {
    amount: {
      low: valueFor(unit, number) + more,
      high: valueFor(unit, twin?.last ?? last) + more,
      joiner: twin?.joiner ?? range?.joiner ?? '',
      between: found ? text.slice(last.end, found.from) : '',
      word: found?.word ?? '',
      unit,
      style: tail ? 'fraction' : number.style,
      written: text.slice(at, end),
    },
    end,
  }
}

function readRange(text: string, at: number, isBetween: boolean): Range | null {
  const joiner = matchAt(JOINER, text, at) ?? (isBetween ? matchAt(BETWEEN_JOINER, text, at) : null)
  if (!joiner) return null
  const last = readNumber(text, at + joiner[0].length)
  return last && last.style !== 'article' ? { joiner: joiner[0], last } : null
}

/** `100g-150g` */
function readTwin(text: string, number: WrittenNumber, found: WordFound) {
  const range = readRange(text, found.end, false)
  const unit = range && readWord(text, range.last.end)
  if (!unit || unit.word !== found.word) return null
  const joiner = text.slice(number.end, found.end) + range.joiner
  return { joiner, last: range.last, end: unit.end }
}

/** The half of `1 taza y media`, unless it is half of another thing. */
function readTail(text: string, { end, unit }: WordFound): WrittenNumber | null {
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
  return { low: 1, high: 1, joiner: '', between, word, unit, style: 'word', written: '' }
}

/** `400 g`, `3 to 4 pound`, `8-oz to 10-oz`, `400 g / 14 oz` */
function readSize(text: string, at: number): Size | null {
  const number = readNumber(text, at)
  if (!number || number.style === 'article') return null
  const range = readRange(text, number.end, false)
  const found = readWord(text, range?.last.end ?? number.end)
  if (!found?.unit || found.unit.kind === 'count') return null
  const isCompound = /[-‑]/u.test(text.slice(range?.last.end ?? number.end, found.from))
  const end = (range ? null : readTwin(text, number, found))?.end ?? found.end
  const other = matchAt(OTHER_SIZE, text, end)
  const second = other && readSize(text, end + other[0].length)
  if (!second) return { end, isCompound }
  const close = other[0].includes('(') ? matchAt(CLOSE, text, second.end) : null
  return { end: second.end + (close?.[0].trimEnd().length ?? 0), isCompound }
}

/** The unit of a size that is a weight or a volume: `4-inch` alone is measured. */
function isWeighed(text: string, end: number): boolean {
  const word = /[\p{L}.]+$/u.exec(text.slice(0, end))?.[0] ?? ''
  return findSpelling(word)?.unit.kind !== 'length'
}

/** `1.250 g` is more than a kilogram, and `1.250 kg` is not. */
function valueFor(unit: Unit | null, number: WrittenNumber): number {
  const isSmall = unit !== null && (unit.base ?? Infinity) <= 1 && unit.kind !== 'length'
  return isSmall ? number.value : (number.asDecimal ?? number.value)
}
