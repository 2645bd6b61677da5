import { stemmer as stem } from 'stemmer'
import QUESTION_WORDS from '@/lib/assistant/read/languages/question-words.json' with { type: 'json' }
import { termOf, wordsOf } from '@/lib/search/words'

const STEMS = new Set(QUESTION_WORDS.words.flatMap((line) => line.split(' ')).map(stem))

/** The words of a question that may name something. */
export function contentWords(text: string): string {
  return wordsOf(text)
    .filter((word) => termOf(word) !== null && !STEMS.has(stem(word)))
    .join(' ')
}
