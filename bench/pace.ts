import { type Comparison, compare } from './figures'

/** Extent of the measurements: full or quick. */
export type Pace = { rounds: number; seconds: number; isQuick: boolean }

export const WHOLE: Pace = { rounds: 3, seconds: 1.2, isQuick: false }
export const QUICK: Pace = { rounds: 1, seconds: 0.4, isQuick: true }

type Measure = () => Promise<number>

/**
 * Measures two things alternately, so that other load affects both. The first one changes with each
 * round.
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

/** Rate per second of `work` by this many concurrent callers. */
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

/** Duration of `work` in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
