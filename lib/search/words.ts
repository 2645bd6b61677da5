import { withoutMarks } from '@/lib/config/plain-letters'
import ENGLISH from '@/lib/search/word-lists/english.json' with { type: 'json' }
import LETTER_LIST from '@/lib/search/word-lists/letters.json' with { type: 'json' }
import SYNONYM_LISTS from '@/lib/search/word-lists/synonyms.json' with { type: 'json' }
import { LRUCache } from 'lru-cache'
import { stemmer as porter } from 'stemmer'

/** `Fry` and `fried` have one stem, which the stemmer gives longer words alone. */
const stem = (word: string) => porter(word).replace(/^([^aeiou]{2,})y$/, '$1i')

const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

export const STOP_WORDS = new Set(words(ENGLISH.stop))

const COMMON_WORDS = words(ENGLISH.common)

export const QUESTION_WORDS: readonly string[] = [...COMMON_WORDS, ...words(ENGLISH.asking)]

export const OTHER_WORDS: readonly string[] = words(ENGLISH.other)

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

export const SYNONYMS: readonly string[] = words(SYNONYM_LISTS.groups)

const IS_ASCII = /^[\0-\x7f]*$/
const LETTERS = new Map(Object.entries(LETTER_LIST.letters))
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu

const UNSPACED =
  '[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]'
const HAS_UNSPACED = new RegExp(UNSPACED, 'u')
const ONLY_UNSPACED = new RegExp(`^${UNSPACED}+$`, 'u')
const RUN = new RegExp(`${UNSPACED}+|(?:(?!${UNSPACED}).)+`, 'gu')

/** It drops case, accents and other marks of any language: `Crème` and `creme` are the same. */
export function fold(text: string): string {
  if (IS_ASCII.test(text)) return text.toLowerCase()
  return withoutMarks(text)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter)
}

export function normalize(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}.,°€]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? []
}

export function tokensOf(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    HAS_UNSPACED.test(word) ? (word.match(RUN) ?? []).flatMap(pairsOf) : [word],
  )
}

export function isUnspaced(word: string): boolean {
  return ONLY_UNSPACED.test(word)
}

function pairsOf(run: string): string[] {
  const letters = [...run]
  if (letters.length < 3 || !isUnspaced(run)) return [run]
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}

const stems = new LRUCache<string, string>({ max: 20_000 })

export function termOf(word: string): string | null {
  if (STOP_WORDS.has(word)) return null
  const before = stems.get(word)
  if (before !== undefined) return before
  const stemmed = stem(word)
  const term = CANONICAL.get(stemmed) ?? stemmed
  stems.set(word, term)
  return term
}

export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap((word) => termOf(word) ?? [])
}

export const formsOf = (name: string) => [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')]

export const isFormOf = (word: string, name: string) => formsOf(name).includes(word)
