import type { Unit } from '@/lib/cookbook/scale/units'

/** Halves, thirds and quarters, as measuring spoons have them. */
const SPOONS = [1, 2, 3, 4]
const EXACT = [1, 2, 3, 4, 6, 8, 12, 16]
const TOLERANCE = 0.0005

/** `1 1/2`; exact where a fraction of the kitchen is, and never 0. */
export function kitchenNumber(amount: number): string {
  const exact = exactKitchenNumber(amount)
  if (exact) return exact
  if (amount >= 20) return String(Math.round(amount))
  if (amount < 1 / 8) return fraction(1, Math.round(1 / amount))
  const bottoms = amount >= 10 ? [1, 2] : [...SPOONS, ...(amount < 1 ? [8] : [])]
  const steps = bottoms.map((bottom) => [Math.round(amount * bottom), bottom] as const)
  const usable = steps.filter(([top, bottom]) => top > 0 && (bottom < 8 || top < 2))
  const off = ([top, bottom]: readonly [number, number]) => Math.abs(top / bottom - amount)
  const [top, bottom] = usable.reduce((best, step) => (off(step) < off(best) ? step : best))
  return fraction(top, bottom)
}

/** The same amount as a fraction of a kitchen; null where there is none. */
export function exactKitchenNumber(amount: number): string | null {
  const largest = amount >= 20 ? 4 : amount >= 1 ? 8 : 16
  const bottom = EXACT.find((step) => {
    const top = Math.round(amount * step)
    return step <= largest && top > 0 && Math.abs(top / step - amount) < TOLERANCE
  })
  return bottom === undefined ? null : fraction(Math.round(amount * bottom), bottom)
}

function fraction(top: number, bottom: number): string {
  const [whole, rest] = [Math.floor(top / bottom), top % bottom]
  return [whole > 0 && whole, rest > 0 && `${rest}/${bottom}`].filter(Boolean).join(' ')
}

/** Rounded as kitchen scales and jugs can be read: whole grams from 10 on, three figures of kg. */
export function metricNumber(amount: number, { base = 1 }: Unit): string {
  const isExact = amount < 10 && Math.abs(Number(amount.toPrecision(3)) - amount) < 1e-6
  if (isExact || base >= 1000) return String(Number(amount.toPrecision(3)))
  return String(amount < 10 ? Number(amount.toPrecision(2)) : Math.round(amount))
}
