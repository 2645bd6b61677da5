import { isInformal, isNearEnglish, isQuestionWord } from '@/lib/search/correct-spelling'
import FUNCTION_WORDS from '@/lib/search/languages/function-words.json' with { type: 'json' }
import { meaningOf, wordMeaning } from '@/lib/search/languages/meanings'
import PHRASES from '@/lib/search/languages/phrases.json' with { type: 'json' }
import { fold, wordsOf } from '@/lib/search/words'

const wordSet = (...lists: readonly string[]) =>
  new Set(lists.flatMap((list) => list.split(' ')).map(fold))

const FUNCTION = wordSet(...Object.values(FUNCTION_WORDS.languages))
const ALSO_ENGLISH = wordSet(FUNCTION_WORDS.alsoEnglish)
/** `Wat is in the salad` is English with a typing error. */
const ENGLISH_ONLY = wordSet('the of does what which with how')
const IN = wordSet(FUNCTION_WORDS.in)
const AND = wordSet(FUNCTION_WORDS.and)

/** Whether nearly every question of another language has the folded word. */
export const isFunctionWord = (word: string) => FUNCTION.has(word)

const PHRASE_RULES = Object.entries(PHRASES.phrases).map(
  ([english, pattern]) => [new RegExp(`(?<= |^)(?:${pattern})(?= |$)`, 'g'), english] as const,
)

export function toEnglish(question: string): string | null {
  const words = wordsOf(question)
  if (!/[¿¡]/.test(question) && !isForeign(words)) return null
  const text = PHRASE_RULES.reduce(
    (translated, [pattern, english]) => translated.replace(pattern, ` ${english.toUpperCase()} `),
    words.join(' '),
  )
  const translated = text.split(' ').flatMap(translateWord)
  const english = translated.join(' ').replace(/\bin (?=in )/gi, '')
  return english.replace(/(\S+) without$/, 'without $1')
}

function isForeign(words: readonly string[]): boolean {
  if (/[^\p{Script=Latin}\p{N}\p{Extended_Pictographic}]/u.test(words.join(''))) return true
  const isEnglish = words.some((word) => ENGLISH_ONLY.has(word))
  const telling = words.filter(
    (word) => !ALSO_ENGLISH.has(word) && !(isEnglish && isInformal(word)),
  )
  const phrases = PHRASE_RULES.flatMap(([pattern]) => words.join(' ').match(pattern) ?? [])
  const foreign = [
    ...telling.filter((word) => FUNCTION.has(word)),
    ...phrases.filter((phrase) => phrase.includes(' ')),
  ]
  const english = telling.filter(
    (word) => isNearEnglish(word) && !FUNCTION.has(word) && wordMeaning(word) === undefined,
  )
  const known = telling.filter(
    (word) => word.length > 3 && !english.includes(word) && meaningOf(word) !== null,
  )
  return (
    foreign.length + known.length > english.length &&
    (foreign.length > 0 || known.length > english.length + 1)
  )
}

function translateWord(word: string): string[] {
  if (word === '') return []
  if (/^[A-Z]+$/.test(word)) return [word.toLowerCase()]
  if (IN.has(word)) return ['in']
  if (AND.has(word)) return ['and']
  const meaning = meaningOf(word)
  if (meaning) return meaning
  const isShort = word.length < 3 && /\p{L}/u.test(word)
  return FUNCTION.has(word) || (isShort && !isQuestionWord(word)) ? [] : [word]
}
