import { fold } from '@/lib/search/words'

const APOSTROPHE = /['’‘ʼʹ′´`＇]/gu
const POSSESSIVE = /['’‘ʼʹ′´`＇]s(?!\p{L})/giu
const AND = /[&＆]/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu
/** Letters that some write as two: `Kaesespaetzle`, `muesli` */
const SPELLED = /[äöüø]/giu
const SPELLINGS: Readonly<Record<string, string>> = { a: 'ae', o: 'oe', u: 'ue' }
/** They join two names, and may be left out. */
const JOINING = ['and', 'n']

/** What a search looks in: `Shepherd's` is `shepherd s` and `shepherds`, `stir-fry` also `stirfry`. */
export function searchedText(text: string): string {
  const joined = text.replace(APOSTROPHE, '').replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
  const spelled = text.normalize('NFC').replace(SPELLED, (letter) => SPELLINGS[fold(letter)] ?? '')
  const texts = spelled === text.normalize('NFC') ? [text, joined] : [text, joined, spelled]
  return texts.map(wordsIn).join(' ')
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
