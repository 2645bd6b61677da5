import { stemmer as stem } from 'stemmer'
import ENGLISH from '@/lib/search/word-lists/english.json' with { type: 'json' }
import SYNONYM_LISTS from '@/lib/search/word-lists/synonyms.json' with { type: 'json' }

const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

export const STOP_WORDS = new Set(words(ENGLISH.stop))

/** They tell little of what is sought: a document may lack them. */
const COMMON_WORDS = words(ENGLISH.common)

/** Words of questions, which are no typing errors. */
export const QUESTION_WORDS: readonly string[] = [...COMMON_WORDS, ...words(ENGLISH.asking)]

/** Frequent words that are no typing errors of what a site writes. */
export const OTHER_WORDS = new Set(words(ENGLISH.other))

const STEMS = new Set(COMMON_WORDS.map(stem))

export function isCommonWord(term: string): boolean {
  return STEMS.has(term)
}

const CANONICAL = new Map(
  SYNONYM_LISTS.groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem)
    return others.map((other) => [other, first] as const)
  }),
)

export function canonical(stemmed: string): string {
  return CANONICAL.get(stemmed) ?? stemmed
}

export const SYNONYMS: readonly string[] = words(SYNONYM_LISTS.groups)
