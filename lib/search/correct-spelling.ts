import { stemmer as stem } from 'stemmer'
import { OTHER_WORDS, QUESTION_WORDS, STOP_WORDS, SYNONYMS } from '@/lib/search/word-lists'
import { createSpelling, type Spelling } from '@/lib/search/spelling'
import INFORMAL from '@/lib/search/word-lists/informal.json' with { type: 'json' }

const informal = new Map(Object.entries(INFORMAL.words))
const questions = createSpelling()
for (const word of [...STOP_WORDS, ...QUESTION_WORDS, ...SYNONYMS]) questions.add(word)
const SHORTEST_PART = 3
/** What two neighbouring letters in the wrong order cost; even a real word may be that. */
const SWAPPED = 1
/** A mistake in one letter costs at most this. */
const LIKELY = 2.1

/** Whether it asks or tells in nearly any question, or is another frequent word. */
export function isEnglishWord(word: string): boolean {
  return questions.isKnown(word) || OTHER_WORDS.has(word)
}

/** Such a word, or one with a likely typing error. */
export function isNearEnglish(word: string): boolean {
  return isEnglishWord(word) || questions.nearest(word).cost < LIKELY
}

/** `oatmilk` as two words that the site has. */
function partsOf(word: string, site: Spelling): string | null {
  for (let i = SHORTEST_PART; i <= word.length - SHORTEST_PART; i++) {
    const [first, second] = [word.slice(0, i), word.slice(i)]
    const isAsking = questions.isKnown(first) || questions.isKnown(second)
    if (!isAsking && site.isKnown(first) && site.isKnown(second)) return `${first} ${second}`
  }
  return null
}

/** Folded text with the words that nobody knows replaced by the nearest known ones; scraps are left out. */
export function correctSpelling(folded: string, site: Spelling): string {
  return folded.replace(/\p{L}+/gu, (word) => {
    const written = informal.get(word)
    if (written !== undefined) return written
    if (site.isKnown(word) || questions.isKnown(word)) return word
    const plain = stem(word)
    if (site.isKnown(plain) || questions.isKnown(plain)) return word
    const [ofSite, ofQuestions] = [site.nearest(word), questions.nearest(word)]
    const nearest =
      ofSite.cost <= ofQuestions.cost || ofQuestions.cost > LIKELY ? ofSite : ofQuestions
    if (OTHER_WORDS.has(word) && nearest.cost > SWAPPED) return word
    if (nearest.cost > LIKELY) {
      const parts = partsOf(word, site)
      if (parts) return parts
    }
    return nearest.word === word && word.length < 3 && /[a-z]/.test(word) ? '' : nearest.word
  })
}
