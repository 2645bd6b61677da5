import type { Unit } from '@/lib/cookbook/scale/units'

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
]

/** `1 1/2`: halves, thirds and quarters, as a measuring spoon has them; eighths below one half. */
export function kitchenNumber(amount: number): string {
  if (amount < 1 / 16) return plain(Number(amount.toPrecision(1)))
  if (amount >= 20) return plain(Math.round(amount))
  const whole = Math.floor(amount)
  const rest = amount - whole
  const steps: [number, string][] = [
    [0, ''],
    ...FRACTIONS.filter(([value]) => isFine(value, whole)).map(
      ([value, text]): [number, string] => [value, text],
    ),
    [1, ''],
  ]
  const [value, text] = steps.reduce((best, step) =>
    Math.abs(step[0] - rest) < Math.abs(best[0] - rest) ? step : best,
  )
  if (value === 1) return plain(whole + 1)
  return [whole > 0 || !text ? plain(whole) : '', text].filter(Boolean).join(' ')
}

function isFine(value: number, whole: number): boolean {
  if (whole >= 10) return value === 1 / 2
  return value > 1 / 8 || whole === 0
}

/** The same amount exactly, as a fraction of a kitchen; null where there is none. */
export function exactKitchenNumber(amount: number): string | null {
  const rest = amount - Math.floor(amount)
  const isExact = [0, ...FRACTIONS.map(([value]) => value)].some(
    (value) => Math.abs(value - rest) < 0.001,
  )
  return isExact ? kitchenNumber(amount) : null
}

/** Rounded as kitchen scales and jugs can be read. */
export function metricNumber(amount: number, unit: Unit): string {
  const step = unit.base && unit.base >= 1000 ? 0.05 : stepFor(amount)
  const rounded = Math.round(amount / step) * step
  return plain(rounded > 0 ? rounded : Number(amount.toPrecision(1)))
}

function stepFor(amount: number): number {
  if (amount > 60) return 5
  return amount >= 10 ? 1 : 0.5
}

function plain(number: number): string {
  return String(Math.round(number * 100) / 100)
}
