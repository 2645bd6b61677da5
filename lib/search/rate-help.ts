import { isAboutSite } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { remembered } from '@/lib/search/remembered'
import { isCommonWord, termsOf, wordsOf } from '@/lib/search/words'

const PARTS = [
  ['title', 1],
  ['keywords', 0.8],
  ['text', 0.45],
] as const
const COMMON = 0.4
const TITLE = 0.35
const PASSAGE = 0.1
const OF_PASSAGE = 0.9
const SAME_QUESTION = 1.04

const weightsOf = remembered((entry: Entry): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const [part, weight] of PARTS) {
    for (const term of termsOf(entry[part] ?? '')) {
      if (!found.has(term)) found.set(term, weight)
    }
  }
  return found
}, new WeakMap())

const rarityOf = (term: string, holding: number, all: number) =>
  Math.log(1 + all / (holding + 0.5)) * (isCommonWord(term) ? COMMON : 1)

/** The share of the words that an answer about the site has, those of its question first; 0 to 1. */
export function createHelpRating(entries: readonly Entry[]) {
  const all = entries.filter(isAboutSite).map(weightsOf)
  const rarities = new Map<string, number>()
  for (const term of all.flatMap((one) => [...one.keys()])) {
    if (rarities.has(term)) continue
    const holding = all.filter((one) => one.has(term)).length
    rarities.set(term, rarityOf(term, holding, all.length))
  }
  return (entry: Entry, words: string): number => {
    const held = weightsOf(entry)
    const title = new Set(['', ...termsOf(entry.title)])
    const terms = [...new Set(termsOf(words))]
    const rarity = terms.map((term) => rarities.get(term) ?? rarityOf(term, 0, all.length))
    const whole = rarity.reduce((sum, one) => sum + one, 0)
    const found = terms.reduce((sum, term, i) => sum + (rarity[i] ?? 0) * (held.get(term) ?? 0), 0)
    const [asking = ''] = wordsOf(entry.title)
    const isSame = wordsOf(words).includes(asking) ? SAME_QUESTION : 1
    const sumOf = (some: readonly string[]) =>
      some.reduce((sum, term) => sum + (isCommonWord(term) ? COMMON : 1), 0)
    const named = sumOf([...title].filter((term) => terms.includes(term))) / sumOf([...title])
    const isAnswer = entry.title.endsWith('?')
    const ofTitle = isAnswer ? 1 + TITLE * named : OF_PASSAGE * (1 + PASSAGE * named)
    return whole === 0 ? 0 : (found / whole) * ofTitle * isSame
  }
}
