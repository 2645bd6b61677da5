import { z } from 'zod'
import { type DefaultCode, RULE_CODES, type RuleCode } from '@/lib/badges/catalogue'
import BADGES from '@/lib/badges/defaults.json' with { type: 'json' }

/** Each has a contrast of 3:1 on all grounds of both themes. */
export const CATEGORY_COLORS = {
  account: '#3b7fc4',
  art: '#19847b',
  streak: '#d6483d',
  words: '#8f63c9',
  cookbook: '#a9740f',
  community: '#c4508f',
  early: '#5f7f2d',
  honour: '#b8622c',
  help: '#2e8b4f',
} as const

const defaultBadge = z.object({
  code: z.enum([...RULE_CODES, 'bug-finder']),
  name: z.string(),
  value: z.number(),
  category: z.custom<keyof typeof CATEGORY_COLORS>((name) => String(name) in CATEGORY_COLORS),
  description: z.string(),
  isUnique: z.boolean().optional(),
})

/** G-131 */
export const DEFAULT_BADGES = z.array(defaultBadge).parse(BADGES)

export function ruleOf(code: DefaultCode): RuleCode | null {
  return code === 'bug-finder' ? null : code
}
