import { unaccented } from '@/lib/cookbook/words/languages'

const ASCII = /^[\0-\x7f]*$/

/** Plain letters in the same places: in capitals, accents are often left out. */
export function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text.normalize('NFC').replace(/[\p{L}’]/gu, (letter) => {
    if (letter === '’') return "'"
    const plain = unaccented(letter).toLowerCase()
    return plain.length === letter.length ? plain.replace('ς', 'σ') : letter
  })
}

/** A pattern for texts of plain letters, the longest words first. */
export function startOf(words: readonly string[]): RegExp {
  const plain = words.map(plainLetters).toSorted((a, b) => b.length - a.length)
  return new RegExp(
    `^(?:and |und )?(?:the |die |les |gli |los |las )?(?:${plain.join('|')})(?!\\p{L})`,
    'u',
  )
}

/** A pattern for words that begin so, anywhere in a text of plain letters. */
export function wordsFrom(starts: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${starts.map(plainLetters).join('|')})`, 'u')
}
