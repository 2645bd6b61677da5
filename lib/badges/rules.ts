import type { RuleCode } from '@/lib/badges/catalogue'
import type { Part } from '@/lib/config/parts'
import type { CounterName, Counters } from '@/lib/define-feature'
import { isPartOn } from '@/lib/settings/parts'

type Rule = { counter: CounterName; atLeast: number } | { counter: 'signupRank'; atMost: number }

/** The one table of rules (G-131). */
const RULES: Record<RuleCode, Rule> = {
  welcome: { counter: 'signedUp', atLeast: 1 },
  verified: { counter: 'verified', atLeast: 1 },
  emoji: { counter: 'emojiSet', atLeast: 1 },
  birthday: { counter: 'birthdaySet', atLeast: 1 },
  'art-1': { counter: 'totalAOTDs', atLeast: 1 },
  'art-10': { counter: 'totalAOTDs', atLeast: 10 },
  'art-50': { counter: 'totalAOTDs', atLeast: 50 },
  'art-100': { counter: 'totalAOTDs', atLeast: 100 },
  'streak-4': { counter: 'longestStreak', atLeast: 4 },
  'streak-7': { counter: 'longestStreak', atLeast: 7 },
  'streak-30': { counter: 'longestStreak', atLeast: 30 },
  'streak-100': { counter: 'longestStreak', atLeast: 100 },
  'quote-1': { counter: 'oGquoteCount', atLeast: 1 },
  'quote-10': { counter: 'oGquoteCount', atLeast: 10 },
  'quote-50': { counter: 'oGquoteCount', atLeast: 50 },
  'make-1': { counter: 'confirmedRecipeMakes', atLeast: 1 },
  'make-5': { counter: 'confirmedRecipeMakes', atLeast: 5 },
  'make-25': { counter: 'confirmedRecipeMakes', atLeast: 25 },
  like: { counter: 'likes', atLeast: 1 },
  'chat-100': { counter: 'chatMessages', atLeast: 100 },
  'rank-10': { counter: 'signupRank', atMost: 10 },
  'rank-100': { counter: 'signupRank', atMost: 100 },
  'top-author': { counter: 'daysOnTop', atLeast: 1 },
  seasons: { counter: 'seasons', atLeast: 4 },
  'first-author': { counter: 'firstArt', atLeast: 1 },
}

/** A rule of a part that is off gives no badge and is not shown (G-141). */
const PART_OF: Partial<Record<CounterName, Part>> = {
  totalAOTDs: 'aotd',
  longestStreak: 'aotd',
  oGquoteCount: 'aotd',
  daysOnTop: 'aotd',
  seasons: 'aotd',
  firstArt: 'aotd',
  confirmedRecipeMakes: 'cookbook',
  likes: 'store',
  chatMessages: 'chat',
}

export function isRuleOn(rule: RuleCode | null): boolean {
  const part = rule === null ? undefined : PART_OF[RULES[rule].counter]
  return part === undefined || isPartOn(part)
}

type Progress = { count: number; needed: number }

/** Null for a rank, towards which nobody can work. */
export function progressOf(rule: RuleCode, counters: Counters): Progress | null {
  const { counter, ...bound } = RULES[rule]
  if ('atMost' in bound) return null
  return { count: Math.min(countOf(counter, counters), bound.atLeast), needed: bound.atLeast }
}

/** When the rule was fulfilled; `at` is null where no moment is recorded. Null: it is not. */
export function fulfilled(rule: RuleCode, counters: Counters): { at: Date | null } | null {
  const { counter, ...bound } = RULES[rule]
  if (!isRuleOn(rule)) return null
  const count = countOf(counter, counters)
  const isMet = 'atMost' in bound ? count > 0 && count <= bound.atMost : count >= bound.atLeast
  if (!isMet) return null
  const at = counters.moments[counter]?.['atMost' in bound ? 0 : bound.atLeast - 1]
  return { at: at === undefined ? null : new Date(at) }
}

function countOf(counter: CounterName, counters: Counters): number {
  return counter === 'longestStreak' ? counters.longestStreak.count : counters[counter]
}
