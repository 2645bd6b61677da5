import PATTERNS from '@/lib/assistant/patterns.json' with { type: 'json' }
import { NUMBER } from '@/lib/search/numbers'

type Name = keyof typeof PATTERNS.patterns

const patterns = new Map<string, RegExp>(
  Object.entries(PATTERNS.patterns).map(([name, { pattern }]) => [
    name,
    new RegExp(pattern.replaceAll('{number}', NUMBER)),
  ]),
)

export const patternOf = (name: Name): RegExp => patterns.get(name) ?? /(?!)/

export const isIn = (name: Name, text: string): boolean => patternOf(name).test(text)

export const findIn = (name: Name, text: string): RegExpExecArray | null =>
  patternOf(name).exec(text)
