import fc from 'fast-check'
import { expect } from 'vitest'
import { DEFAULT_BADGES } from '@/lib/badges/defaults'
import { histories, runHistory } from '@/testing/badge-histories'
import { expectedBadges } from '@/testing/badge-reference'

const VALUES = new Map<string, number>([
  ...DEFAULT_BADGES.map(({ code, value }): [string, number] => [code, value]),
  ['only', 7],
])

export async function checkHistories(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { again, ...outcome } = await runHistory(history)
      expect(again).toEqual(outcome)
      const { earned, collected, points, uniqueHolders } = outcome
      expect(earned.map((codes) => codes.filter((code) => code !== 'only'))).toEqual(
        expectedBadges(history),
      )
      const sum = (codes: readonly string[]) =>
        codes.reduce((total, code) => total + (VALUES.get(code) ?? NaN), 0)
      expect(points).toEqual(collected.map(sum))
      const qualified = earned.flatMap((codes, i) =>
        i > 0 && codes.includes(history.unique) ? [i] : [],
      )
      expect(uniqueHolders).toHaveLength(Math.min(1, qualified.length))
      for (const holder of uniqueHolders) expect(qualified).toContain(holder)
    }),
    { numRuns },
  )
}
