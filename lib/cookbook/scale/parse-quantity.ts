import { readAmount, readImplied, type Amount, type Found } from '@/lib/cookbook/scale/read-amount'
import { matchAt, readNumber } from '@/lib/cookbook/scale/read-number'

/** What is written, in its order: text that stays, and amounts that grow with the servings. */
export type Quantity = readonly (string | Amount)[]

const START = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.\p{L}]/u
const INSIDE_WORD = /[\p{L}\p{N}]/u
const PERCENT = /\s*%/uy
const VAGUE =
  /^(?:an?|ein(?:e[nrms]?)?|une?|un[oa]?)\s+(?:few|little|bit|lot|touch|paar|wenig|bisschen|peu|po)(?!\p{L})/iu
/** It stands between two measures of one thing, or two things. */
const LINK =
  /^[\s(,/|+&=~–—-]*(?:(?:plus|minus|and|or|about|approx\.?|circa|ca\.?|c\.|less|scant|heaped)\s+)*[\s(]*$/iu
const PREFACE = /^(?:(?:about|ca\.?|heaped|scant|generous|level)\s+)*$/iu
const BEFORE_ARTICLE = /(?:^|(?:of|about|ca\.?)\s+)$/iu

/** Null where a cook finds nothing to multiply. */
export function parseQuantity(text: string): Quantity | null {
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

export function firstAmount(quantity: Quantity): Amount | null {
  return quantity.find((piece) => typeof piece !== 'string') ?? null
}

/** A null amount means that what stands there does not grow, up to `end`. */
function findAmount(
  text: string,
  at: number,
  before: string,
  previous: Amount | null,
): Found | { amount: null; end: number } | null {
  if (!START.test(text[at] ?? '')) return null
  if (at > 0 && INSIDE_WORD.test(text[at - 1] ?? '')) return null
  const number = readNumber(text, at)
  if (!number) return !previous && PREFACE.test(before) ? readImplied(text, at) : null
  if (number.style === 'article') {
    if (previous || !BEFORE_ARTICLE.test(before)) return null
    if (VAGUE.test(text.slice(at))) return { amount: null, end: text.length }
  }
  if (matchAt(PERCENT, text, number.end)) return { amount: null, end: number.end }
  if (previous && !isLinked(before, previous)) return { amount: null, end: number.end }
  return readAmount(text, at, number, /between\s+$/iu.test(before))
}

/** The grams of `1 tin (400 g)` are the tin's. */
function isLinked(before: string, previous: Amount): boolean {
  return LINK.test(before) && !(previous.unit?.isPackage && before.includes('('))
}
