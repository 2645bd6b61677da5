import { stemmer as stem } from 'stemmer'
import { canonical, STOP_WORDS } from '@/lib/search/word-lists'

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu

/** These scripts put no spaces between words. */
const UNSPACED =
  '[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]'
const HAS_UNSPACED = new RegExp(UNSPACED, 'u')
const ONLY_UNSPACED = new RegExp(`^${UNSPACED}+$`, 'u')
const RUN = new RegExp(`${UNSPACED}+|(?:(?!${UNSPACED}).)+`, 'gu')

/** It drops case, accents and other marks of any language: `Crème` and `creme` are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
}

export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? []
}

/** Words, and each pair of neighbouring characters where nothing parts the words. */
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

/** It is the word as the index has it; null for one that the index leaves out. */
export function termOf(word: string): string | null {
  return STOP_WORDS.has(word) ? null : canonical(stem(word))
}

export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap((word) => termOf(word) ?? [])
}

/** Whether it is the name itself or its plural. */
export function isFormOf(word: string, name: string): boolean {
  return (
    word === name ||
    word === `${name}s` ||
    word === `${name}es` ||
    (name.endsWith('y') && word === `${name.slice(0, -1)}ies`)
  )
}
