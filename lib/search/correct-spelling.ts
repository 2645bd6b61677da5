import { stemmer as stem } from 'stemmer'
import { COMMON_WORDS, OTHER_WORDS } from '@/lib/search/common-words'
import { createSpelling, type Spelling } from '@/lib/search/spelling'
import { SYNONYMS } from '@/lib/search/synonyms'
import { STOP_WORDS } from '@/lib/search/words'

const ASKING = (
  'cost costs price prices expensive cheap cheaper cheapest dearest priciest stock sold available ' +
  'serve serves servings portions difficult difficulty hard harder hardest easy easier easiest ' +
  'ingredient ingredients contain contains take takes minutes hours minute hour quick quicker ' +
  'quickest fast faster fastest slow slowest short shortest long longer longest big bigger biggest ' +
  'large larger largest small smaller smallest tall wide size quote score scored rating rated best ' +
  'one two three four five six seven eight nine ten eleven twelve quarter quarters half ' +
  'simplest simpler soonest finest favourite popular often decent avoid disappointing awful terrible recommend worth ' +
  'widest tallest narrowest wider taller starving starve hungry trickiest toughest tiniest littlest hugest affordable speediest challenging worst highest lowest higher lower newest newer latest oldest older first last average artist ' +
  'author maker chef wrote written painted cooked cook bake baked sell coffee recipe recipes gallery ' +
  'picture pictures painting paintings piece pieces store shop account password username delete ' +
  'change forgot forgotten register sign login cookies privacy message messages characters badge ' +
  'badges vegan vegetarian dessert without fewest least most many much which what where when who ' +
  'whose how why does rather temperature degrees feed feeds people euros january february march ' +
  'dimensions measures designed automatically portion slice slices april june july august september october november december monday today yesterday tomorrow'
).split(' ')

const INFORMAL: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  duz: 'does',
  wat: 'what',
  wot: 'what',
  dis: 'this',
  whats: 'what is',
  wats: 'what is',
  wheres: 'where is',
  hows: 'how is',
  whos: 'who is',
  thats: 'that is',
  theres: 'there is',
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  sel: 'sell',
  don: 'do not',
  didn: 'did not',
  doesn: 'does not',
  cant: 'can not',
  doesnt: 'does not',
  isnt: 'is not',
  wont: 'will not',
  pls: 'please',
  plz: 'please',
  wanna: 'want to',
  gonna: 'going to',
  gimme: 'give me',
  cuz: 'because',
  coz: 'because',
  bout: 'about',
  tho: 'though',
  thru: 'through',
  tmrw: 'tomorrow',
  n: 'and',
  y: 'why',
  gud: 'good',
  hou: 'how',
  hoo: 'who',
  dose: 'does',
  dos: 'does',
  wher: 'where',
  ad: 'advertising',
  ads: 'advertising',
  info: 'information',
  pw: 'password',
  pwd: 'password',
  hw: 'how',
  wer: 'where',
  wen: 'when',
  wich: 'which',
  luv: 'love',
  kinda: 'rather',
}

const questions = createSpelling()
for (const word of [...STOP_WORDS, ...COMMON_WORDS, ...ASKING, ...SYNONYMS]) questions.learn(word)
const others = new Set(OTHER_WORDS)
const SHORTEST_PART = 3
/** What two neighbouring letters in the wrong order cost; even a real word may be that. */
const SWAPPED = 1
/** A mistake in one letter costs at most this. */
const LIKELY = 2.1

/** Whether it asks or tells in nearly any question, or is another frequent word. */
export function isEnglishWord(word: string): boolean {
  return questions.isKnown(word) || others.has(word)
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
    const informal = INFORMAL[word]
    if (informal !== undefined) return informal
    if (site.isKnown(word) || questions.isKnown(word)) return word
    const plain = stem(word)
    if (site.isKnown(plain) || questions.isKnown(plain)) return word
    const [own, asking] = [site.nearest(word), questions.nearest(word)]
    const nearest = own.cost <= asking.cost || asking.cost > LIKELY ? own : asking
    if (others.has(word) && nearest.cost > SWAPPED) return word
    if (nearest.cost > LIKELY) {
      const parts = partsOf(word, site)
      if (parts) return parts
    }
    return nearest.word === word && word.length < 3 && /[a-z]/.test(word) ? '' : nearest.word
  })
}
