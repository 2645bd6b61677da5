import { firstAmount, parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'
import { exactKitchenNumber, kitchenNumber, metricNumber } from '@/lib/cookbook/scale/show-number'
import { findUnit, inflect } from '@/lib/cookbook/scale/units'

export type Scaled = {
  text: string
  /** False where nothing could be multiplied; the text is the recipe's own then. */
  isScaled: boolean
}

/** A cook measures large amounts in a larger unit: from 1000 g on in kg, and so on. */
const LARGER: Readonly<Record<string, { to: string; from: number }>> = {
  g: { to: 'kg', from: 1000 },
  ml: { to: 'l', from: 1000 },
  tsp: { to: 'tbsp', from: 3 },
}
const SMALLER: Readonly<Record<string, { to: string; below: number }>> = {
  kg: { to: 'g', below: 1 },
  l: { to: 'ml', below: 1 },
  tbsp: { to: 'tsp', below: 1 / 2 },
}
const ROUNDING_ERROR = 1e-6

export function scaleQuantity(quantity: string, factor: number): Scaled {
  const pieces = parseQuantity(quantity)
  if (!pieces) return { text: quantity, isScaled: false }
  if (factor === 1) return { text: quantity, isScaled: true }
  const texts = pieces.map((piece) =>
    typeof piece === 'string' ? piece : show(inFittingUnit(multiply(piece, factor))),
  )
  return { text: texts.join(''), isScaled: true }
}

/** How many times the recipe `have` is enough for; null where the two cannot be compared. */
export function factorFor(quantity: string, have: string): number | null {
  const needed = findFirst(quantity)
  const owned = findFirst(have)
  if (!needed || !owned) return null
  const factor = middle(owned) / middle(needed)
  if (!(factor > 0) || !Number.isFinite(factor)) return null
  if (owned.word === '' || owned.word === needed.word) return factor
  if (!owned.unit || owned.unit.kind !== needed.unit?.kind) return null
  if (owned.unit.id === needed.unit.id) return factor
  if (!owned.unit.base || !needed.unit.base) return null
  return (factor * owned.unit.base) / needed.unit.base
}

function findFirst(quantity: string): Amount | null {
  const pieces = parseQuantity(quantity)
  return pieces && firstAmount(pieces)
}

function middle(amount: Amount): number {
  return (amount.low + amount.high) / 2
}

function multiply(amount: Amount, factor: number): Amount {
  return { ...amount, low: amount.low * factor, high: amount.high * factor }
}

function inFittingUnit(amount: Amount): Amount {
  const id = amount.unit?.id ?? ''
  const larger = LARGER[id]
  const smaller = SMALLER[id]
  if (larger && amount.low + ROUNDING_ERROR >= larger.from) return convert(amount, larger.to)
  if (!smaller || amount.high + ROUNDING_ERROR >= smaller.below) return amount
  const staysFraction = amount.style === 'fraction' && exactKitchenNumber(amount.low) !== null
  return staysFraction && amount.unit?.isMetric ? amount : convert(amount, smaller.to)
}

function convert(amount: Amount, to: string): Amount {
  const unit = findUnit(to)
  if (!unit?.base || !amount.unit?.base) return amount
  const word = amount.word.toLowerCase().includes('spoon')
    ? `${unit.id === 'tsp' ? 'tea' : 'table'}spoon`
    : to
  return { ...multiply(amount, amount.unit.base / unit.base), unit, word }
}

function show(amount: Amount): string {
  const numbers = [amount.low, amount.high].map((value) => showNumber(value, amount))
  const number = [...new Set(numbers)].join(amount.joiner)
  const word = inflect(amount.word, amount.high > 1 + ROUNDING_ERROR ? 2 : 1)
  return `${number}${amount.between}${word}`
}

function showNumber(value: number, { unit, style }: Amount): string {
  if (!unit?.isMetric) return kitchenNumber(value)
  const exact = style === 'fraction' ? exactKitchenNumber(value) : null
  if (exact) return exact
  const number = metricNumber(value, unit)
  return style === 'comma' ? number.replace('.', ',') : number
}
