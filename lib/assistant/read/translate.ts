import FUNCTION_WORDS from '@/lib/assistant/read/languages/function-words.json' with { type: 'json' }
import PHRASES from '@/lib/assistant/read/languages/phrases.json' with { type: 'json' }
import TRANSLATIONS from '@/lib/assistant/read/languages/translations.json' with { type: 'json' }
import { THRESHOLDS } from '@/lib/assistant/thresholds'
import { isEnglishWord, isNearEnglish } from '@/lib/search/correct-spelling'
import { fold, wordsOf } from '@/lib/search/words'

const wordSet = (lists: readonly string[]) =>
  new Set(lists.flatMap((list) => list.split(' ')).map(fold))

const FUNCTION = wordSet(Object.values(FUNCTION_WORDS.languages))
const ALSO_ENGLISH = wordSet([FUNCTION_WORDS.alsoEnglish])
const IN = wordSet([FUNCTION_WORDS.in])
const PATTERNS = Object.entries(PHRASES.phrases).map(([english, pattern]) => ({
  english: ` ${english} `,
  pattern: new RegExp(`(?<= |^)(?:${pattern})(?= |$)`),
}))
const BEGINNINGS = new Map(
  Object.entries(TRANSLATIONS.words).flatMap(([english, words]) =>
    words.split(' ').map((word) => [fold(word), english] as const),
  ),
)
const LONGEST = Math.max(...[...BEGINNINGS.keys()].map((word) => word.length))
/** The English words of a question in another language; null for English. */
export function toEnglish(question: string): string | null {
  const words = wordsOf(question)
  if (!/[¿¡]/.test(question) && !isForeign(words)) return null
  const text = PATTERNS.reduce(
    (translated, { pattern, english }) => translated.replace(pattern, english),
    words.join(' '),
  )
  return (
    text
      .split(' ')
      .flatMap(translateWord)
      .join(' ')
      // Some languages say it after the word.
      .replace(/(\S+) without$/, 'without $1')
      .replace(/\bin (?=in )/g, '')
  )
}

function isForeign(words: readonly string[]): boolean {
  const isOtherScript = words.some((word) =>
    /[^\p{Script=Latin}\p{N}\p{Extended_Pictographic}]/u.test(word),
  )
  if (isOtherScript) return true
  const telling = words.filter((word) => !ALSO_ENGLISH.has(word))
  const english = telling.filter(
    (word) => isNearEnglish(word) && !FUNCTION.has(word) && !BEGINNINGS.has(word),
  )
  const foreign = telling.filter((word) => FUNCTION.has(word))
  const known = telling.filter(
    (word) => word.length > 3 && !english.includes(word) && meaningOf(word) !== null,
  )
  return (
    foreign.length + known.length > english.length &&
    (foreign.length > 0 || (known.length > 1 && english.length === 0))
  )
}

function translateWord(word: string): string[] {
  if (word === '') return []
  if (IN.has(word)) return ['in']
  const meaning = meaningOf(word)
  if (meaning) return meaning
  const isShort = word.length < 3 && /\p{L}/u.test(word)
  return FUNCTION.has(word) || (isShort && !isEnglishWord(word)) ? [] : [word]
}

/** Reads the longest known beginning, then the rest, as words may be compounds. */
function meaningOf(word: string): string[] | null {
  const whole = BEGINNINGS.get(word)
  if (whole) return [whole]
  for (
    let length = Math.min(word.length, LONGEST);
    length >= THRESHOLDS.foreignBeginning;
    length--
  ) {
    const meaning = BEGINNINGS.get(word.slice(0, length))
    if (!meaning) continue
    const rest = word.slice(length).replace(/^(s|n|en|er|e)(?=.{4})/, '')
    const following = rest.length >= THRESHOLDS.foreignBeginning ? meaningOf(rest) : null
    return [meaning, ...(following ?? (rest.length >= THRESHOLDS.foreignRest ? [rest] : []))]
  }
  return null
}
