import { findIn } from '@/lib/assistant/patterns'
import COMPARISONS from '@/lib/assistant/read/languages/comparisons.json' with { type: 'json' }
import { type FactName, factName } from '@/lib/search/document'
import { toNumber } from '@/lib/search/numbers'
import { z } from 'zod'

const rule = z.object({
  fact: factName,
  end: z.enum(['min', 'max']),
  label: z.string(),
  isRelative: z.boolean(),
  needsKind: z.boolean().default(false),
  pattern: z.string().transform((pattern) => new RegExp(`\\b(?:${pattern})(?!\\w)`)),
})
export type Comparison = z.infer<typeof rule>

const RULES = z.array(rule).parse(COMPARISONS.rules)
const ABSOLUTE = RULES.filter(({ isRelative, needsKind }) => !isRelative && !needsKind)

/** What is compared, and the other end of it in `cheapest and most expensive`. */
export function comparisonsOf(folded: string, hasKinds: boolean) {
  const comparison: Comparison | null =
    RULES.find(({ pattern, needsKind }) => (hasKinds || !needsKind) && pattern.test(folded)) ?? null
  const isDouble = comparison !== null && / and | or /.test(folded)
  const rest = isDouble ? folded.replace(comparison.pattern, ' ') : ''
  const otherComparison = ABSOLUTE.find(({ pattern }) => pattern.test(rest)) ?? null
  return { comparison, otherComparison }
}

/** The relative comparison of a clause; `more` and `less` go on with the fact before. */
export function relativeIn(clause: string, before?: FactName): Comparison | undefined {
  const all = RULES.filter(({ isRelative }) => isRelative)
  const isMore = /\b(?:more|higher)$/.test(clause)
  const goesOn = before && (isMore || /\b(?:less|fewer|lower)$/.test(clause))
  return (
    all.find(({ pattern }) => pattern.test(clause)) ??
    all.find(({ fact, end }) => goesOn && fact === before && (end === 'max') === isMore)
  )
}

export const isCompared = (text: string) => ABSOLUTE.some(({ pattern }) => pattern.test(text))

export function withoutComparison(folded: string): string {
  const named = ABSOLUTE.filter(({ pattern }) => pattern.test(folded)).slice(0, 2)
  return named.reduce((text, { pattern }) => text.replace(pattern, ' '), folded)
}

const RANKS = new Map(Object.entries(COMPARISONS.ranks))
const RANK = new RegExp(`\\b(${[...RANKS.keys()].join('|')})\\b(?! (?:hand|time|day(?! of)))`)

/** `The second best` has rank 1, `the three best` the limit 3. */
export function orderOf(folded: string): { rank: number; limit: number } {
  const [, number = '1'] = findIn('several', folded) ?? []
  return {
    rank: RANKS.get(RANK.exec(folded)?.[1] ?? '') ?? 0,
    limit: toNumber(number),
  }
}
