import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'
import { readNumber } from '@/lib/cookbook/scale/read-number'
import { exactKitchenNumber, kitchenNumber, metricNumber } from '@/lib/cookbook/scale/show-number'
import { DOZEN, findUnit, inflect } from '@/lib/cookbook/scale/units'
import { anyOf, wordsFor } from '@/lib/cookbook/words/languages'

export type Scaled = {
  text: string
  /** False where nothing could be multiplied; the text is the recipe's own then. */
  isScaled: boolean
}

const ROUNDING_ERROR = 1e-6
const MINUS = anyOf(wordsFor('minus'))
const SUM = new RegExp(
  `^\\)?\\s*,?\\s*(?:[+&]|${anyOf([...wordsFor('plus'), ...wordsFor('and')])}|(${MINUS}))?\\s*$`,
  'iu',
)
/** Figures of a machine, not of a cook. */
const LONG_DECIMAL = /[.,]\d{4}/u

export function scaleQuantity(quantity: string, factor: number): Scaled {
  const pieces = parseQuantity(quantity)
  if (!pieces) return { text: quantity, isScaled: false }
  if (factor === 1) return { text: quantity, isScaled: true }
  const texts = pieces.map((piece) => (typeof piece === 'string' ? piece : scale(piece, factor)))
  return { text: texts.join(''), isScaled: true }
}

/** `1.3333333730698 cups` as it is shown; all else stays as it is written. */
export function withShortDecimals(quantity: string): string {
  if (!LONG_DECIMAL.test(quantity)) return quantity
  const pieces = parseQuantity(quantity) ?? [quantity]
  const isLong = (piece: string | Amount): piece is Amount =>
    typeof piece !== 'string' && LONG_DECIMAL.test(piece.written)
  const textOf = (piece: string | Amount) => (typeof piece === 'string' ? piece : piece.written)
  return pieces.map((piece) => (isLong(piece) ? scale(piece, 1) : textOf(piece))).join('')
}

function scale(amount: Amount, factor: number): string {
  // `40 gram` is not English, and `80 grams` would be.
  const isInvariant =
    amount.unit?.isMetric && amount.high >= 2 && amount.word === inflect(amount.word, 1)
  const scaled = inFittingUnit(multiply(amount, factor))
  return show(scaled, isInvariant && scaled.unit === amount.unit ? amount.word : null)
}

/** How many times the recipe `have` is enough for; null where the two cannot be compared. */
export function factorFor(quantity: string, have: string): number | null {
  const owned = totalsIn(have)[0]
  if (!owned) return null
  const needed = totalsIn(quantity)
  const sizes = [...needed.flatMap(wholeSize), ...packageSizes(quantity)]
  const same = [...needed, ...sizes].filter(({ unit }) => unit && unit.id === owned.unit?.id)
  const factors = [...same, ...needed, ...sizes].map((one) => ratio(one, owned))
  return factors.find((factor) => factor !== null) ?? null
}

function ratio(needed: Amount, owned: Amount): number | null {
  const factor = middle(owned) / middle(needed)
  if (!(factor > 0) || !Number.isFinite(factor)) return null
  const isCount = owned.word === '' || (isOfPieces(needed) && piecesIn(owned) > 1)
  const size = isCount ? piecesIn(owned) / piecesIn(needed) : sizeIn(owned, needed)
  return size === null ? null : factor * size
}

function isOfPieces({ word, unit }: Amount): boolean {
  return word === '' || unit?.isFood === true
}

function piecesIn({ word }: Amount): number {
  return DOZEN.test(word) ? 12 : 1
}

/** How many units of `other` one unit of the amount is; null where they cannot be compared. */
function sizeIn({ word, unit }: Amount, other: Amount): number | null {
  if (word === other.word) return 1
  if (!unit || unit.kind !== other.unit?.kind) return null
  if (unit.id === other.unit.id) return 1
  return unit.base && other.unit.base ? unit.base / other.unit.base : null
}

/** A sum such as `1 lb 2 oz` is one amount. */
function totalsIn(quantity: string): Amount[] {
  const totals: Amount[] = []
  let link = ''
  for (const piece of parseQuantity(quantity) ?? []) {
    if (typeof piece === 'string') {
      link = piece
      continue
    }
    const last = totals.at(-1)
    const part = last ? partOf(last, link, piece) : null
    if (last && part) totals.splice(-1, 1, plus(last, part))
    else totals.push(piece)
  }
  return totals
}

/** What the amount adds to the total, in units of the total; null where it is no part of it. */
function partOf(total: Amount, link: string, amount: Amount): Amount | null {
  const sum = SUM.exec(link)
  const size = sum && sizeIn(amount, total)
  return size === null ? null : multiply(amount, sum?.[1] ? -size : size)
}

function plus(amount: Amount, more: Amount): Amount {
  return { ...amount, low: amount.low + more.low, high: amount.high + more.high }
}

function amountsIn(quantity: string): Amount[] {
  return (parseQuantity(quantity) ?? []).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece],
  )
}

/** The 1500 ml of `2 bottles (750 ml)`. */
function packageSizes(quantity: string): Amount[] {
  const pieces = parseQuantity(quantity) ?? []
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    if (typeof piece === 'string' || !piece.unit?.isPackage || typeof next !== 'string') return []
    return amountsIn(next).map((amount) => multiply(amount, piece.low))
  })
}

/** The 800 g of `2 x 400 g tins`, and the 20 oz of `4 (5-ounce)`. */
function wholeSize({ between, low }: Amount): Amount[] {
  const size = between.replace(/^\s*[x×*]/iu, '').replace(/(?<=\p{N})[-‑](?=\p{L})/u, ' ')
  return amountsIn(size).map((amount) => multiply(amount, low))
}

function middle(amount: Amount): number {
  return (amount.low + amount.high) / 2
}

function multiply(amount: Amount, factor: number): Amount {
  return { ...amount, low: amount.low * factor, high: amount.high * factor }
}

/** A cook measures large amounts in a larger unit: from 1000 g on in kg, and so on. */
function inFittingUnit(amount: Amount): Amount {
  const { larger, smaller, isMetric } = amount.unit ?? {}
  if (larger && amount.low + ROUNDING_ERROR >= larger.from) return convert(amount, larger.to)
  if (!smaller || amount.high + ROUNDING_ERROR >= smaller.below) return amount
  const staysFraction = amount.style === 'fraction' && exactKitchenNumber(amount.low) !== null
  return staysFraction && isMetric ? amount : convert(amount, smaller.to)
}

function convert(amount: Amount, to: string): Amount {
  const unit = findUnit(to)
  if (!unit?.base || !amount.unit?.base) return amount
  const spelled = /spoon/iu.test(amount.word) ? `${to === 'tsp' ? 'tea' : 'table'}spoon` : to
  const word = /^\p{Lu}/u.test(amount.word) && spelled !== to ? capital(spelled) : spelled
  return { ...multiply(amount, amount.unit.base / unit.base), unit, word }
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function show(amount: Amount, invariant: string | null): string {
  const numbers = [amount.low, amount.high].map((value) => showNumber(value, amount))
  const unitOf = (number = '') =>
    amount.between + (invariant ?? inflected(amount, readNumber(number, 0)?.value ?? amount.high))
  const [low, ...others] = [...new Set(numbers)]
  const first = amount.isTwin && others.length > 0 ? unitOf(low) : ''
  return [low + first, ...others].join(amount.joiner) + unitOf(numbers[1])
}

/** `4-inch` has no plural. */
function inflected({ between, word, unit }: Amount, shown: number): string {
  const isCompound = /[-‑]\s*$/u.test(between)
  return inflect(word, isCompound && unit?.base !== undefined ? 1 : shown)
}

function showNumber(value: number, { unit, style }: Amount): string {
  if (!unit?.isMetric) return kitchenNumber(value)
  const exact = style === 'fraction' ? exactKitchenNumber(value) : null
  if (exact) return exact
  const number = metricNumber(value, unit)
  return style === 'comma' ? number.replace('.', ',') : number
}
