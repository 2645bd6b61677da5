import { type Comparison, compare } from './figures'

/** How much is measured: the whole of it, or little and quickly. */
export type Pace = { rounds: number; seconds: number; isQuick: boolean }

export const WHOLE: Pace = { rounds: 3, seconds: 1.2, isQuick: false }
export const QUICK: Pace = { rounds: 1, seconds: 0.4, isQuick: true }

type Measure = () => Promise<number>

/**
 * Measures two things in turn, so that what else the machine does meets both. Which one begins
 * changes with each round.
 */
export async function comparePairs(
  rounds: number,
  measure: Measure,
  reference: Measure,
): Promise<Comparison> {
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const value = await measure()
      pairs.push([value, await reference()])
    } else {
      const against = await reference()
      pairs.push([await measure(), against])
    }
  }
  return compare(pairs)
}

/** How often a second `work` is done by this many callers at a time. */
export async function ratePerSecond(
  seconds: number,
  callers: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let done = 0
  const call = async () => {
    while (performance.now() < endsAt) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return done / ((performance.now() - startedAt) / 1000)
}

/** How many milliseconds `work` takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
