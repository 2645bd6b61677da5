import { fold } from '@/lib/search/words'

const APOSTROPHE = /['’‘ʼʹ′´`＇]/gu
const POSSESSIVE = /['’‘ʼʹ′´`＇]s(?!\p{L})/giu
const AND = /[&＆]/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu
/** They join two names, and may be left out. */
const JOINING = ['and', 'n']

/** What a search looks in: `Shepherd's` is `shepherd s` and `shepherds`, `stir-fry` also `stirfry`. */
export function searchedText(text: string): string {
  const joined = text.replace(APOSTROPHE, '').replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
  return `${wordsIn(text)} ${wordsIn(joined)}`
}

export function soughtWords(query: string): string[] {
  const words = wordsIn(query.replace(POSSESSIVE, '')).split(' ')
  const names = words.filter((word) => !JOINING.includes(word))
  return names.length > 0 ? names : words
}

function wordsIn(text: string): string {
  const spaced = text.replace(APOSTROPHE, ' ').replace(AND, ' and ')
  return fold(spaced).replace(BETWEEN_WORDS, ' ').trim()
}
