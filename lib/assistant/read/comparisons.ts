import { z } from 'zod'
import COMPARISONS from '@/lib/assistant/read/languages/comparisons.json' with { type: 'json' }
import type { Comparison } from '@/lib/assistant/stages'
import { FACT_NAMES } from '@/lib/search/document'

const wording = z.object({ label: z.string(), relative: z.string(), absolute: z.string() })
const FACTS = z
  .partialRecord(z.enum(FACT_NAMES), z.object({ min: wording, max: wording }))
  .parse(COMPARISONS.facts)

type Rule = { pattern: RegExp; comparison: Comparison }

const RULES: readonly Rule[] = FACT_NAMES.flatMap((fact) =>
  (['relative', 'absolute'] as const).flatMap((kind) =>
    (['min', 'max'] as const).flatMap((end) => {
      const named = FACTS[fact]?.[end]
      if (!named) return []
      const comparison = { fact, end, label: named.label, isRelative: kind === 'relative' }
      return { pattern: new RegExp(`\\b(?:${named[kind]})\\b`), comparison }
    }),
  ),
)

/** `rated last` and `the first coffee`, but not `who comes first`. */
const ENDS_OF_TIME: readonly Rule[] = [
  {
    pattern: /\blast\b(?! (?:week|month|year|day|night|time|summer|winter|autumn|spring))/,
    comparison: { fact: 'date', end: 'max', label: 'newest', isRelative: false },
  },
  {
    pattern: /\bfirst\b/,
    comparison: { fact: 'date', end: 'min', label: 'oldest', isRelative: false },
  },
]

export function comparisonOf(folded: string, hasKinds: boolean): Comparison | null {
  const rules = hasKinds ? [...RULES, ...ENDS_OF_TIME] : RULES
  return rules.find(({ pattern }) => pattern.test(folded))?.comparison ?? null
}

export function withoutComparison(folded: string): string {
  const rule = RULES.find(({ pattern }) => pattern.test(folded))
  return rule && !rule.comparison.isRelative ? folded.replace(rule.pattern, ' ') : folded
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const RANKS: Readonly<Record<string, number>> = {
  'runner up': 1,
  second: 1,
  third: 2,
  fourth: 3,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
}
const RANK = new RegExp(`\\b(${Object.keys(RANKS).join('|')})\\b(?! (?:hand|time|day))`)
const NEXT = /^(?:and |then )*(?:what is |which is |what about )?(?:the )?next(?: one| best)?\b/

/** `top 3`, `three best`, `two coffees`. */
export const SEVERAL =
  /\b(\d|two|three|four|five)(?= (?:best|cheapest|quickest|newest|highest|worst|oldest|easiest|coffees|recipes|pictures|pieces|items|products|cups|dishes|paintings)|$)/

export function orderOf(folded: string): { rank: number; isNextRank: boolean; limit: number } {
  const [, number = '1'] = SEVERAL.exec(folded) ?? []
  return {
    rank: RANKS[RANK.exec(folded)?.[1] ?? ''] ?? 0,
    isNextRank: NEXT.test(folded),
    limit: NUMBERS[number] ?? Number(number),
  }
}
