import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'
import { readNumber } from '@/lib/cookbook/scale/read-number'
import { exactKitchenNumber, kitchenNumber, metricNumber } from '@/lib/cookbook/scale/show-number'
import { findUnit, inflect } from '@/lib/cookbook/scale/units'

export type Scaled = {
  text: string
  /** False where nothing could be multiplied; the text is the recipe's own then. */
  isScaled: boolean
}

const ROUNDING_ERROR = 1e-6

export function scaleQuantity(quantity: string, factor: number): Scaled {
  const pieces = parseQuantity(quantity)
  if (!pieces) return { text: quantity, isScaled: false }
  if (factor === 1) return { text: quantity, isScaled: true }
  const texts = pieces.map((piece) => (typeof piece === 'string' ? piece : scale(piece, factor)))
  return { text: texts.join(''), isScaled: true }
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
  const owned = amountsIn(have)[0]
  if (!owned) return null
  const needed = amountsIn(quantity)
  const sizes = needed.flatMap(wholeSize)
  const same = [...needed, ...sizes].filter(({ unit }) => unit && unit.id === owned.unit?.id)
  const factors = [...same, ...needed, ...sizes].map((one) => ratio(one, owned))
  return factors.find((factor) => factor !== null) ?? null
}

function ratio(needed: Amount, owned: Amount): number | null {
  const factor = middle(owned) / middle(needed)
  if (!(factor > 0) || !Number.isFinite(factor)) return null
  if (owned.word === '' || owned.word === needed.word) return factor
  if (!owned.unit || owned.unit.kind !== needed.unit?.kind) return null
  if (owned.unit.id === needed.unit.id) return factor
  if (!owned.unit.base || !needed.unit.base) return null
  return (factor * owned.unit.base) / needed.unit.base
}

function amountsIn(quantity: string): Amount[] {
  return (parseQuantity(quantity) ?? []).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece],
  )
}

/** The 800 g of `2 x 400 g tins`. */
function wholeSize({ between, low }: Amount): Amount[] {
  const size = between.replace(/^\s*[x×*]/iu, '')
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

/** The word follows the number as it is shown. */
function show(amount: Amount, invariant: string | null): string {
  const numbers = [amount.low, amount.high].map((value) => showNumber(value, amount))
  const number = [...new Set(numbers)].join(amount.joiner)
  const shown = readNumber(numbers[1] ?? '', 0)?.value ?? amount.high
  return `${number}${amount.between}${invariant ?? inflected(amount, shown)}`
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
