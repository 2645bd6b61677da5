import TRANSLATIONS from '@/lib/search/languages/translations.json' with { type: 'json' }
import { fold } from '@/lib/search/words'

const LEAST_BEGINNING = 4
const LEAST_REST = 8
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
  for (let length = Math.min(word.length, LONGEST); length >= LEAST_BEGINNING; length--) {
    const meaning = wordMeaning(word.slice(0, length))
    if (!meaning) continue
    const rest = word.slice(length).replace(/^(s|n|en|er|e)(?=.{4})/, '')
    const following = rest.length >= LEAST_BEGINNING ? meaningOf(rest) : null
    return [meaning, ...(following ?? (rest.length >= LEAST_REST ? [rest] : []))]
  }
  return null
}
