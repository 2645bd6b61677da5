import { stemmer as stem } from 'stemmer'
import DATA from '@/lib/search/word-lists/synonyms.json' with { type: 'json' }

const CANONICAL = new Map(
  DATA.groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem)
    return others.map((other) => [other, first] as const)
  }),
)

export function canonical(stemmed: string): string {
  return CANONICAL.get(stemmed) ?? stemmed
}

export const SYNONYMS: readonly string[] = DATA.groups.flatMap((group) => group.split(' '))
