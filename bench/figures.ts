/** The required bound of a figure: of its value, or of its ratio to the reference. */
export type Bound = { of: 'value' | 'ratio'; atLeast?: number; atMost?: number }

export type Figure = {
  part: string
  name: string
  value: number
  unit: string
  reference?: { name: string; value: number }
  /** The value over its reference. */
  ratio?: number
  bound?: Bound
  /** Whether the bound holds, for information only. */
  holds?: boolean
}

export type Comparison = { value: number; reference: number; ratio: number }

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.')
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** What each value adds to the one before, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (values.length - 1) / 2
  const weights = values.map((_, i) => i - middle)
  const along = values.reduce((sum, value, i) => sum + (value - mean) * (weights[i] ?? 0), 0)
  return along / weights.reduce((sum, weight) => sum + weight * weight, 0)
}

/** The measurements are paired: it gives the medians, and the median of the ratios. */
export function compare(
  pairs: readonly (readonly [value: number, reference: number])[],
): Comparison {
  return {
    value: median(pairs.map(([value]) => value)),
    reference: median(pairs.map(([, reference]) => reference)),
    ratio: median(pairs.map(([value, reference]) => value / reference)),
  }
}

export function doesHold(bound: Bound, value: number, ratio: number | undefined): boolean {
  const judged = bound.of === 'value' ? value : ratio
  if (judged === undefined) throw new Error('A bound of a ratio needs a reference.')
  return judged >= (bound.atLeast ?? -Infinity) && judged <= (bound.atMost ?? Infinity)
}

type Naming = { name: string; unit: string; bound?: Bound }

/** A figure without a reference. */
export function figure(part: string, { name, unit, bound }: Naming, value: number): Figure {
  return {
    part,
    name,
    value,
    unit,
    ...(bound && { bound, holds: doesHold(bound, value, undefined) }),
  }
}

/** A figure with its reference. */
export function comparedFigure(
  part: string,
  { name, unit, bound, against }: Naming & { against: string },
  { value, reference, ratio }: Comparison,
): Figure {
  return {
    part,
    name,
    value,
    unit,
    ratio,
    reference: { name: against, value: reference },
    ...(bound && { bound, holds: doesHold(bound, value, ratio) }),
  }
}
