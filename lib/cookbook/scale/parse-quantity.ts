import {
  isEachAt,
  isHalf,
  readAmount,
  readImplied,
  type Amount,
  type Found,
} from '@/lib/cookbook/scale/read-amount'
import { readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import { JOINER, readSize } from '@/lib/cookbook/scale/read-size'
import { readWord, type WordFound } from '@/lib/cookbook/scale/read-word'
import {
  anyOf,
  LANGUAGES,
  LINKS,
  matchAt,
  UNSPACED,
  wordsFor,
} from '@/lib/cookbook/words/languages'

/** What is written, in its order: text that stays, and amounts that grow with the servings. */
export type Quantity = readonly (string | Amount)[]

const START = /[\p{N}.\p{L}]/u
const DIGIT = /\p{N}/u
const INSIDE_WORD = /[\p{L}\p{N}]/u
/** Behind a share, a diameter, a temperature, a ratio or the mark of a note: `40 °C`, `1:4`, `[1]` */
const NO_AMOUNT = /\s*(?:%|(?:cm|mm)?\s*[Øø⌀∅]|[°º]\s*[CFK]?(?!\p{L}))|:\d|(?<=\[\d{1,2})\]/iuy
/** The inches of `4 8" tortillas` and the size of `16-20 per pound` too. */
const NO_AMOUNT_BEHIND = new RegExp(
  `${NO_AMOUNT.source}|["”″]|\\s+per\\s+(?:pound|lb|kg|kilo)(?!\\p{L})`,
  'iuy',
)
/** The unit of an age, a temperature or a grade, behind an amount. */
const NO_UNIT = new RegExp(
  `^(?:${anyOf(LANGUAGES.flatMap(({ time }) => `${time.hours} ${time.minutes}`.split(' ')))}|` +
    'deg\\.?|days?|Tage?n?|jours?|giorn[oi]|días?|weeks?|Wochen?|degrees?|Grad|degrés|gradi|grados|count|ct)$',
  'iu',
)
/** The fat of `80/20`, the size of `16/20`; `30/40 g` is a range. */
const GRADE = /(\d{1,3})\s?[/⁄∕]\s?(\d{1,3})(?!\d)/uy
/** The hot milk of `1 cup (105-115 F)`, for which no sign of degrees is written. */
const DEGREES = /^[FC]$/u
const LEAST_DEGREES = 30
/** It stays the same for more people: `100 g per person` */
export const PER_PERSON =
  /\s+(?:(?:per|pro|par|por|je|an?|à|ανά)\s(?:persona?|personne|serving|portion|porción|porzione|guest|head|kopf|testa|tête|cabeza|άτομο|μερίδα|cup|tasse)|p\.\s?p\.)(?!\p{L})/iuy
const GAP = /\s+/uy
const UNSPACED_LETTER = new RegExp(UNSPACED, 'u')
const FIGURES = /\p{N}[\p{N}.,/⁄]*/uy
/** Before a diameter, or the number of a size or a kind. */
const SIZE_SIGN = new RegExp(`(?:[Øø⌀∅#№]|(?<!\\p{L})${anyOf(wordsFor('numbered'))})\\s*$`, 'iu')
/** `five-spice`, `half-and-half` */
const COMPOUND = /(?:[-‑](?!(?:in|large|medium|small|big|whole)(?!\p{L}))\p{L}[\p{L}\p{N}]*)+/iuy
const SIDE = String.raw`\d+(?:[.,]\d+|\s?[¼-¾⅐-⅞]|\s\d/\d)?`
const LENGTH = String.raw`[\s-]*(?:cm|mm|in\.?|inch(?:es)?|["”″])(?!\p{L})`
const BY = `(?:\\s*[x×*]\\s*|[\\s-]+${anyOf(wordsFor('by'))}[\\s-]+)`
/** A tin of 20x20cm is one tin. */
const DIMENSIONS = new RegExp(`${SIDE}(?:[x×]${SIDE})+${LENGTH}`, 'iuy')
/** `2 x 30 cm` alone is two of 30 cm. */
const MORE_DIMENSIONS = new RegExp(
  `${SIDE}(?:${LENGTH})?(?:${BY}${SIDE}(?:${LENGTH})?)+(?<=${LENGTH})`,
  'iuy',
)
const BARE_DIMENSIONS = /\d+[x×]\d+(?=\s+\p{L}|\s*\))/uy
const BARE_BRACKET = /^\s*\($/u
const VAGUE = new RegExp(
  `${anyOf(wordsFor('articles'))}\\s+${anyOf(wordsFor('vague'))}(?!\\p{L})`,
  'iuy',
)
const BETWEEN = new RegExp(`(?:^|\\s)${anyOf(wordsFor('between'))}\\s+$`, 'iu')
/** Figures of East Asian type, which are as long as others. */
const WIDE = /[！-～\u3000]/gu
const TOTAL = '(?:(?:in|en|au)\\s+)?(?:totale?|altogether|all|insgesamt|gesamt|zusammen|tout|tutto)'
/** `500 g in total`: it is the weight of all. */
const TOTAL_BEHIND = new RegExp(`\\s+${TOTAL}(?!\\p{L})`, 'iuy')
const LINK = new RegExp(
  `^(?:[)\\]](?=[\\s,]*(?:[+&/|]|${LINKS}\\s)))?[\\s([,;/|+&=~–—-]*` +
    `(?:(?:${LINKS}|${TOTAL}|about|approx\\.?|circa|ca\\.?|c\\.|scant|heaped)\\s+)*[\\s([]*$`,
  'iu',
)
/** It joins a range of two units, such as `1 tsp to 1 tbsp`. */
export const RANGE = new RegExp(`^${JOINER.source}$`, 'iu')
/** `1 tasse à 250 ml` is one of that size. */
const EACH_JOINER = /^\s(?:à|a)\s/iu
/** `zest of 1 lemon and juice of 2` */
const MORE_OF = new RegExp(
  `^(?:,|\\s+(?:${anyOf(wordsFor('and'))}|&))\\s+(?:the\\s)?\\p{L}+\\s+${anyOf(wordsFor('of'))}\\s+$`,
  'iu',
)
const BRACKETED = /\([^()]*\)/gu
const PREFACE = /^(?:(?:about|ca\.?|heaped|scant|generous|level)\s+)*$/iu
const BEFORE_ARTICLE = new RegExp(
  `(?:^|(?<!\\p{L})(?:${anyOf(wordsFor('of'))}(?:\\s+|(?<=['’]))|(?:about|ca\\.?)\\s+))$`,
  'iu',
)
const GENITIVE = new RegExp(`${anyOf(wordsFor('genitives'))}(?!\\p{L})`, 'iuy')
/** A thing of which there is more: `Saft`, `χυμός` */
const BEFORE_GENITIVE = /^[^,;(]*(?<!\p{L})(?:\p{Lu}[\p{L}-]*|\p{scx=Grek}+)\s+$/u

/** Null where a cook finds nothing to multiply. */
export function parseQuantity(written: string): Quantity | null {
  const text = written.replace(WIDE, (letter) => letter.normalize('NFKC'))
  const pieces: (string | Amount)[] = []
  let previous: Amount | null = null
  let textFrom = 0
  let at = 0
  while (at < text.length) {
    const found = findAmount(text, at, text.slice(textFrom, at), previous)
    if (found?.amount) {
      if (at > textFrom) pieces.push(text.slice(textFrom, at))
      pieces.push(found.amount)
      previous = found.amount
      textFrom = found.end
    }
    at = found?.end ?? at + 1
  }
  if (!previous) return null
  if (textFrom < text.length) pieces.push(text.slice(textFrom))
  return pieces
}

/** A null amount means that what stands there does not grow, up to `end`. */
function findAmount(
  text: string,
  at: number,
  before: string,
  previous: Amount | null,
): Found | { amount: null; end: number } | null {
  if (!START.test(text[at] ?? '')) return null
  const last = text[at - 1] ?? ''
  if (text[at] === '.' && last === '.') return null
  if (INSIDE_WORD.test(last) && !(UNSPACED_LETTER.test(last) && DIGIT.test(text[at] ?? ''))) {
    const figures = matchAt(FIGURES, text, at)
    return figures ? { amount: null, end: at + figures[0].length } : null
  }
  const dimensions = readDimensions(text, at, before, previous)
  if (dimensions) return { amount: null, end: at + dimensions[0].length }
  const number = readNumber(text, at)
  if (!number) return !previous && PREFACE.test(before) ? readImplied(text, at) : null
  if (number.style === 'article') {
    if (previous || !isArticleOf(text, at, before)) return null
    if (matchAt(VAGUE, text, at)) return { amount: null, end: text.length }
  }
  if (number.value === 0 || matchAt(NO_AMOUNT, text, number.end) || SIZE_SIGN.test(before))
    return { amount: null, end: number.end }
  const grade = readGrade(text, at, previous)
  if (grade) return { amount: null, end: at + grade.length }
  const compound = isHalf(text, at, number) ? null : matchAt(COMPOUND, text, number.end)
  if (compound && !isCounted(readWord(text, number.end))) {
    return { amount: null, end: number.end + compound[0].length }
  }
  if (number.value >= 100 && isOfName(text, number, before)) {
    return { amount: null, end: number.end }
  }
  const isSame = !previous || MORE_OF.test(before) || isLinked(before, previous)
  if (!isSame && !RANGE.test(before)) return { amount: null, end: number.end }
  const found = readAmount(text, at, number, BETWEEN.test(before))
  if (found && matchAt(PER_PERSON, text, found.end)) return { amount: null, end: found.end }
  if (!found || !previous) return found
  if (!isSame && !isRangeOf(previous, found.amount, before))
    return { amount: null, end: number.end }
  const isSize = isSizeOf(previous, found, text) || isBareSize(previous, found, before, text)
  const isNone = isNoUnit(found.amount) || matchAt(NO_AMOUNT_BEHIND, text, found.end)
  return isSize || isNone ? { amount: null, end: found.end } : found
}

/** `boîte 4/4`, `1 lb 80/20`; nothing before the unit of a measure. */
function readGrade(text: string, at: number, previous: Amount | null): string | null {
  const [grade, top, bottom] = matchAt(GRADE, text, at) ?? []
  if (!grade || readWord(text, at + grade.length)?.unit) return null
  const isFraction = Number(top) < Number(bottom)
  const isGrade = Number(top) > 9 ? previous || !isFraction : previous && !isFraction
  return isGrade ? grade : null
}

/** The word of `2-inch` and `2-tomatoes`, and not of `3-bean` and `2-egg`. */
function isCounted(found: WordFound | null): boolean {
  return !!found?.unit && (!found.unit.isFood || found.isPlural)
}

/** `Weizenmehl 405 500 g` */
function isOfName(text: string, { style, end }: WrittenNumber, before: string): boolean {
  const gap = style === 'whole' && /\p{L}\s+$/u.test(before) ? matchAt(GAP, text, end) : null
  return gap !== null && readSize(text, end + gap[0].length) !== null
}

/** One of what stands before it, or of what follows. */
function isArticleOf(text: string, at: number, before: string): boolean {
  if (BEFORE_ARTICLE.test(before)) return true
  return matchAt(GENITIVE, text, at) !== null && BEFORE_GENITIVE.test(before)
}

function isRangeOf(first: Amount, last: Amount, before: string): boolean {
  if (!first.unit || !last.unit) return false
  return !EACH_JOINER.test(before) || first.unit.isMetric === last.unit.isMetric
}

function isNoUnit({ word, high }: Amount): boolean {
  return NO_UNIT.test(word) || (high >= LEAST_DEGREES && DEGREES.test(word))
}

function readDimensions(text: string, at: number, before: string, previous: Amount | null) {
  const isCounted = previous !== null || before.includes('(')
  const isBare = (previous && /^\s*$/u.test(previous.word + before)) || BARE_BRACKET.test(before)
  return (
    matchAt(DIMENSIONS, text, at) ??
    (isCounted ? matchAt(MORE_DIMENSIONS, text, at) : null) ??
    (isBare ? matchAt(BARE_DIMENSIONS, text, at) : null)
  )
}

/** The grams of `1 tin (400 g)` are the tin's. */
function isLinked(before: string, previous: Amount): boolean {
  return (
    LINK.test(before.replace(BRACKETED, '')) && !(previous.unit?.isPackage && before.includes('('))
  )
}

/** `3 to 4 (1 pound)` */
function isBareSize(previous: Amount, { amount, end }: Found, before: string, text: string) {
  const isBare = previous.word === '' && previous.between === '' && BARE_BRACKET.test(before)
  return isBare && amount.unit?.base !== undefined && !matchAt(TOTAL_BEHIND, text, end)
}

/** `9 slices (1-inch)`, `2 medium, 150 g each`: the size of one is not multiplied. */
function isSizeOf({ unit }: Amount, { amount, end }: Found, text: string): boolean {
  if ((unit && unit.kind !== 'count') || !amount.unit || amount.unit.kind === 'count') return false
  const isCompound = /[-‑]/u.test(amount.between)
  return amount.unit.kind === 'length' || isCompound || isEachAt(text, end)
}
