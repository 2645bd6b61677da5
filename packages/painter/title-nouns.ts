import type { Kind, Motif, Mount } from './motif'
import { isCountable, isPlural, manyOf, numberWord, oneOf, shortOf, withArticle } from './nouns'
import type { Facts } from './painting'

/** A subject in the forms that titles need; capitals come later. */
export type Noun = {
  kind: Kind
  mount: Mount
  count: number
  /** It names one of its kind: a fox, cheese, six foxes. */
  some: string
  /** The fox, the foxes. */
  the: string
  /** It has no article: fox, foxes. */
  bare: string
  /** It stands before another noun: fox in fox window. Only short countable nouns have it. */
  before?: string
}

/** `the` before several says that they are known already: the cameras. */
export function isOne({ count, some, the }: Noun): boolean {
  return count === 1 && /^(?:an?|the) /.test(some) && the.startsWith('the ')
}

/** What follows the noun itself says too much for a title, except after `of`. */
const TAIL = /(?<! hand) (?:with|that|in|at|on|among|for|from|behind|who|over|as|saying) .*$/
/** Nouns that say too little without what follows them. */
const VAGUE = /^(?:.* )?(?:person|people|man|men|woman|women|face|faces|sign|signs|hand|arrow)$/
const LONGEST_BEFORE = 12
/** Short nouns that are plural already. */
const PAIRS: readonly string[] = ['cherries', 'grapes', 'scissors', 'glasses']

/** Nouns that read as another word, or say too little, without `a`. */
const WITH_A: readonly string[] = ['die', 'eye', 'fir', 'flower']

/** @param motif the subject as it is drawn */
export function nounOf(
  { name, count, many: isRepeated }: Facts['subjects'][number],
  motif: Motif | undefined,
): Noun {
  const { kind, mount } = motif ?? ({ kind: 'object', mount: 'stands' } as const)
  // What a group says after its hero is its point.
  const cut = (text: string) => {
    const noun = text.replace(TAIL, '')
    return motif?.parts || VAGUE.test(noun) ? text : noun
  }
  const one = cut(oneOf(name))
  const brief = cut(shortOf(name))
  // Nobody knows what is meant by the face.
  const short = brief === 'face' ? one : brief
  const several =
    (count > 1 || isRepeated) && (isCountable(name) || (one !== name && !isPlural(name)))
  if (several) {
    const many = cut(manyOf(name))
    // Who would count the copies of a pattern?
    const some = count > 1 ? `${numberWord(count).toLowerCase()} ${many}` : many
    const bare = PAIRS.includes(short) ? short : many
    return { kind, mount, count, some, the: `the ${bare}`, bare }
  }
  const whole = isPlural(name) || one !== name || isCountable(name)
  const article = whole && !isPlural(name)
  const some = article ? withArticle(one) : one.replace(/^letters /, 'the letters ')
  if (WITH_A.includes(short)) return { kind, mount, count: 1, some, the: some, bare: some }
  const isShort =
    /^(?!person$|man$|woman$)[a-z-]+$/.test(short) &&
    short.length <= LONGEST_BEFORE &&
    isCountable(name) &&
    !isPlural(short)
  return {
    kind,
    mount,
    count: 1,
    some,
    bare: /^(?:word|letters) /.test(short) ? `the ${short}` : short,
    // Two of a group are not one that is known.
    the: /^the |^Father| and an? /.test(some) ? some : `the ${short}`,
    ...(isShort ? { before: short } : {}),
  }
}
