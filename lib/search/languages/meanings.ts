import TRANSLATIONS from '@/lib/search/languages/translations.json' with { type: 'json' }
import { fold } from '@/lib/search/words'

const MIN_BEGINNING = 4
const MIN_REST = 8
/** Shorter ends are in words of other meanings: `aglio` is in `dettaglio`. */
const MIN_END = 6
const BEGINNINGS = new Map(
  Object.entries(TRANSLATIONS.words).flatMap(([english, words]) =>
    words.split(' ').map((word) => [fold(word), english] as const),
  ),
)
const LONGEST = Math.max(...[...BEGINNINGS.keys()].map((word) => word.length))

export const wordMeaning = (word: string): string | undefined => BEGINNINGS.get(word)

export function meaningOf(word: string): string[] | null {
  const whole = wordMeaning(word)
  if (whole) return [whole]
  for (let length = Math.min(word.length, LONGEST); length >= MIN_BEGINNING; length--) {
    const meaning = wordMeaning(word.slice(0, length))
    if (!meaning) continue
    const rest = word.slice(length).replace(/^(s|n|en|er|e)(?=.{4})/, '')
    const following = rest.length >= MIN_BEGINNING ? meaningOf(rest) : null
    return [meaning, ...(following ?? (rest.length >= MIN_REST ? [rest] : []))]
  }
  const ends = Array.from(word.slice(2, 1 - MIN_END), (_, i) => wordMeaning(word.slice(i + 2)))
  return ends.find((meaning) => meaning !== undefined)?.split('\n') ?? null
}
