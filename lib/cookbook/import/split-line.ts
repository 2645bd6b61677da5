import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { inchesAfter, nameAround, PREFIX, withoutMarks } from '@/lib/cookbook/import/line-marks'
import {
  parseQuantity,
  PER_PERSON,
  type Quantity,
  RANGE,
} from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'
import { readNumber } from '@/lib/cookbook/scale/read-number'
import { isPart } from '@/lib/cookbook/scale/read-size'
import { withShortDecimals } from '@/lib/cookbook/scale/scale-quantity'
import { anyOf, LINKS, UNSPACED, wordsFor } from '@/lib/cookbook/words/languages'

const QUANTITY_END = /(?:\s+(?:of|de|an?))+$|[-‑]$/iu
const NAME_START = /^(?:[\s,;:|]+|[x×]\s|[-‑](?=\p{L}))*(?:(?:of|de|di)\s+|d['’]\s*)?/iu
const IN_WORDS =
  /^(.*?)(?:,|:|\s[–—-])?\s+(to taste|as needed|for (?:frying|greasing|dusting|brushing|serving)|nach Geschmack|q\.b\.)$/iu
const WORDS_FIRST = /^(to taste|as needed|nach Geschmack|q\.b\.)\s+(?:of\s+|di\s+)?(.+)$/iu
/** `Uova (circa 2) 110 g`: what stands in brackets is of the name. */
const BRACKETED = /^([^()]*\([^()]*\))\s+(.+)$/u
/** Before another measure of the same: `200 g (7 oz)`, `250g/9oz`, `1 cup, plus 2 tbsp`. */
const LINK = new RegExp(
  `^\\s*(?:(?:[([/|+=&]\\s*)+|,?\\s*${LINKS}\\s+)(?:(?:about|approx\\.?|ca\\.?|circa)\\s+)?[([]?$`,
  'iu',
)
/** It links in brackets, or the parts of a sum: `1 lb, 2 oz`. */
const WEAK_LINK = /^\s*[,;]?\s*$/u
const CLOSE = /^[)\]]/u
/** How full a spoon is, behind it. */
const FULLNESS =
  /^,?\s*(?:leicht\s+|gut\s+)?(?:(?:gehäuft|gestrichen)(?:e[nrs]?)?|geh\.|gestr\.|heap(?:ed|ing)|level|bombée?s?|rase?s?|colm(?:[aoei]|ad[ao]s?)|ras[aoi]s?|κοφτ(?:[ήόέά]ς?)|γεμάτ(?:[ηοα]|ες))(?![\p{L}-])(?!\s*$)/iu
/** Behind what is counted: `3 cloves, whole` */
const NO_NAME = /^(?:,.*|\(.*\))?$/u
const SIZE_WORD = /^(?:large|medium|small)(?:-sized?)?$/iu
const COUNTER = new RegExp(`^${UNSPACED}+$`, 'u')
/** The unit of `大さじ2`. */
const UNIT_BEFORE = new RegExp(`${UNSPACED}+$`, 'u')
const OR = new RegExp(`^\\s${anyOf(wordsFor('or'))}\\s$`, 'iu')
const OPEN_BRACKET = /[([][^)\]]*$/u
const ASIDE = new RegExp(`\\([^()]*\\)|\\s${anyOf(wordsFor('or'))}\\s+(?=\\p{N}).*$`, 'giu')
const EACH = new RegExp(PER_PERSON.source, 'iu')
const IN_BRACKETS = /\([^()]*\)/gu
const LONGEST_LINE = 1000

type Line = { quantity: string; name: string }
type MeasureFound = {
  quantity: string
  /** How long it is in the line, with the word that is counted. */
  length: number
  /** Empty behind a unit. */
  counted: string
  /** No word stands directly behind the number. */
  isBare: boolean
}

/** `quantity` is `as needed` if the line has none (G-153). */
export function splitLine(line: string): Line {
  const [each = ''] = EACH.exec(line.replace(IN_BRACKETS, '').slice(0, LONGEST_LINE)) ?? []
  const { quantity, name } = splitAmount(each ? line.replace(each, '') : line)
  if (each && (!quantity || parseQuantity(name))) return { quantity: AS_NEEDED, name: line }
  return { quantity: quantity ? quantity + each : AS_NEEDED, name }
}

function splitAmount(line: string): Line {
  const text = withShortDecimals(withoutMarks(line.slice(0, LONGEST_LINE)))
  const pieces = parseQuantity(text) ?? []
  const [first] = pieces
  const before = typeof first === 'string' ? first : ''
  const amounts = pieces.slice(before ? 1 : 0)
  const found = measureAt(amounts)
  if (!found) return splitWords(text)
  const rest = text.slice(before.length + found.length)
  const inches = found.counted ? '' : inchesAfter(found.quantity, rest)
  const measure = { ...found, quantity: found.quantity + inches }
  const after = rest.slice(inches.length)
  if (before && !PREFIX.test(before)) return splitAfter(text, before, measure, after)
  const fullness = measure.counted ? '' : (FULLNESS.exec(after)?.[0] ?? '')
  const quantity = `${before}${measure.quantity}`.replace(QUANTITY_END, '').trim() + fullness
  const name = `${measure.counted}${after.slice(fullness.length)}`.replace(NAME_START, '').trim()
  const [amount] = amounts
  if (name === '' || (!measure.counted && isCounted(amount) && NO_NAME.test(after.trim()))) {
    return splitCounted(text, before.length, amount)
  }
  return { quantity, name }
}

/** The word of `3 cloves` and `2 x 250g steaks` is what is counted; `250 g` alone is of nothing. */
function splitCounted(text: string, from: number, amount: Quantity[number] | undefined): Line {
  if (!isCounted(amount)) return { quantity: '', name: text }
  const end = from + amount.written.length - amount.word.length
  return { quantity: text.slice(0, end).trim(), name: text.slice(end) }
}

function isCounted(amount: Quantity[number] | undefined): amount is Amount {
  if (typeof amount !== 'object' || amount.word === '') return false
  return amount.unit === null || amount.unit.kind === 'count'
}

/** `olive oil, 2 tbsp`, `juice of 1 lemon`, `大さじ2 しょうゆ` */
function splitAfter(text: string, before: string, measure: MeasureFound, after: string): Line {
  const others = OPEN_BRACKET.test(before) ? after : after.replace(ASIDE, '')
  if (parseQuantity(others) !== null) return splitBracketed(text) ?? splitWords(text)
  const { quantity, counted, isBare } = measure
  const unit = isBare ? (UNIT_BEFORE.exec(before)?.[0] ?? '') : ''
  const start = before.slice(0, before.length - unit.length)
  const rest = nameAround(start, ` ${counted}${after}`)
  if (unit && rest) return { quantity: unit + quantity, name: rest }
  const isArticle = readNumber(quantity, 0)?.style === 'article' && counted !== ''
  const name = nameAround(before, `${counted && ` ${counted}`}${after}`)
  return { quantity: isArticle ? '1' : quantity.replace(QUANTITY_END, ''), name }
}

function splitBracketed(text: string): Line | null {
  const [, name = '', rest = ''] = BRACKETED.exec(text) ?? []
  const found = measureAt(parseQuantity(rest) ?? [])
  if (!found) return null
  const after = `${found.counted}${rest.slice(found.length)}`
  return { quantity: found.quantity, name: `${name} ${after}`.trim() }
}

/** The first amount, with other measures of the same behind it; null without one. */
function measureAt([amount, ...others]: Quantity): MeasureFound | null {
  if (!amount || typeof amount === 'string') return null
  const { written, word, between } = amount
  const isBare = between !== '' || word === ''
  if (isMeasure(amount)) {
    const quantity = written + moreMeasures(amount, others)
    return { quantity, length: quantity.length, counted: '', isBare }
  }
  // In `2 carrots` and `1 cipolla e mezza` the word is what is counted.
  const wordAt = written.lastIndexOf(word)
  const quantity = written.slice(0, wordAt).trim() + written.slice(wordAt + word.length)
  return quantity ? { quantity, length: written.length, counted: word, isBare } : null
}

/** ` (7 oz)`, ` plus 2 tbsp (175 g)`; a bracket that is not closed in it is left out. */
function moreMeasures(first: Amount, pieces: Quantity): string {
  let [last, more, whole, isOpen] = [first, '', '', false]
  for (let index = 0; index < pieces.length; index += 2) {
    const [link, other] = pieces.slice(index)
    if (typeof link !== 'string') break
    const close = isOpen ? (CLOSE.exec(link)?.[0] ?? '') : ''
    if (close) {
      whole = more + close
      isOpen = false
    }
    const sign = link.slice(close.length)
    if (!other || typeof other === 'string' || !isMeasure(other)) break
    // `150 g or 100 g` are of two foods.
    if (OR.test(sign) && last.unit && last.unit.id === other.unit?.id) break
    if (
      !LINK.test(sign) &&
      !RANGE.test(sign) &&
      !(WEAK_LINK.test(sign) && (isOpen || isPart(last.unit, other.unit)))
    )
      break
    isOpen ||= /[([]/u.test(sign)
    more += link + other.written
    if (!isOpen) whole = more
    last = other
  }
  return whole
}

function splitWords(text: string): Line {
  const [, words, rest = ''] = WORDS_FIRST.exec(text) ?? []
  if (words) return { quantity: words, name: rest }
  const found = IN_WORDS.exec(text)
  return { quantity: found?.[2] ?? '', name: (found?.[1] ?? text).trim() }
}

function isMeasure({ word, unit, between }: Amount): boolean {
  if (unit) return !unit.isFood
  return /^$|\.|^\p{Lu}+$|\s/u.test(word) || SIZE_WORD.test(word) || isCounter(between, word)
}

/** `1/4個` */
function isCounter(between: string, word: string): boolean {
  return between === '' && COUNTER.test(word)
}
