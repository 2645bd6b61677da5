import ENGLISH from '@/lib/assistant/look-up/phrasings/english.json' with { type: 'json' }
import FRENCH from '@/lib/assistant/look-up/phrasings/french.json' with { type: 'json' }
import GERMAN from '@/lib/assistant/look-up/phrasings/german.json' with { type: 'json' }
import GREEK from '@/lib/assistant/look-up/phrasings/greek.json' with { type: 'json' }
import ITALIAN from '@/lib/assistant/look-up/phrasings/italian.json' with { type: 'json' }
import SPANISH from '@/lib/assistant/look-up/phrasings/spanish.json' with { type: 'json' }
import { isFunctionWord } from '@/lib/search/languages/translate'
import { remembered } from '@/lib/search/remembered'
import { isCommonWord, termOf, wordsOf } from '@/lib/search/words'
import { LRUCache } from 'lru-cache'
import { stemmer as stem } from 'stemmer'

const BETWEEN = ' | '
const OF_PAIR = 0.4
const OF_STOP_WORD = 0.5
/** A pair of words that one phrasing alone has says little. */
const MIN_OF_PAIR = 2
const NEAREST = 2
const MAX_REMEMBERED = 200

type Feature = { weight: number; phrasings: readonly number[]; titles: ReadonlySet<number> }

export type NearHelp = {
  /** Of the help text; empty where the question is one about entries. */
  title: string
  nearness: number
  /** How many naming words of the question its phrasings have. */
  shared: number
}

let index: ReturnType<typeof createIndex> | undefined

/**
 * The help text with the phrasings that are nearest to a question in one of the languages. How near
 * they are goes from 0 to 2: the mean cosine of the two nearest, and the share of the words of the
 * question that its phrasings have.
 */
export const nearestHelp = remembered(
  (question: string): NearHelp => {
    index ??= createIndex([ENGLISH, FRENCH, GERMAN, GREEK, ITALIAN, SPANISH])
    const { titles, titleOf, norms, featureOf } = index
    const names = featuresOf(question)
    const features = names.map(featureOf)
    const [products, shares] = [norms.map(() => 0), titles.map(() => 0)]
    for (const { weight, phrasings, titles } of features) {
      for (const i of phrasings) products[i] = (products[i] ?? 0) + weight ** 2
      for (const i of titles) shares[i] = (shares[i] ?? 0) + weight
    }
    const norm = normOf(features)
    const whole = sumOf(features.map(({ weight }) => weight))
    const cosines = titles.map((): number[] => [])
    for (const [i, product] of products.entries()) {
      if (product > 0) cosines[titleOf[i] ?? 0]?.push(product / (norm * (norms[i] ?? 1)))
    }
    const nearness = cosines.map((all, i) => {
      const nearest = all.sort((a, b) => b - a).slice(0, NEAREST)
      return sumOf(nearest) / NEAREST + (shares[i] ?? 0) / (whole || 1)
    })
    const best = Math.max(...nearness)
    const at = nearness.indexOf(best)
    const shared = names.filter((name) => isNaming(name) && featureOf(name).titles.has(at)).length
    return { title: titles[at] ?? '', nearness: best, shared }
  },
  new LRUCache<string, NearHelp>({ max: MAX_REMEMBERED }),
)

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

const normOf = (features: readonly Pick<Feature, 'weight'>[]) =>
  Math.sqrt(sumOf(features.map(({ weight }) => weight ** 2)))

const isNaming = (name: string) => !isPair(name) && !name.startsWith('_') && !isCommonWord(name)

const isPair = (name: string) => name.includes(' ')

/** The stems of a text, each once, and pairs of those beside each other; `_` is before stop words. */
function featuresOf(text: string): string[] {
  const stems = wordsOf(text).map(
    (word) => (isFunctionWord(word) ? null : termOf(word)) ?? `_${stem(word)}`,
  )
  const pairs = stems.slice(1).map((one, i) => `${stems[i]} ${one}`)
  return [...new Set([...stems, ...pairs])]
}

function createIndex(languages: readonly Readonly<Record<string, string>>[]) {
  const titles = [...new Set(languages.flatMap(Object.keys))]
  const phrasings = titles.flatMap((title, i) =>
    [title, ...languages.flatMap((one) => one[title]?.split(BETWEEN) ?? [])].map((text) => ({
      title: i,
      names: featuresOf(text),
    })),
  )
  const holding = new Map<string, number[]>()
  for (const [i, { names }] of phrasings.entries()) {
    for (const name of names) holding.set(name, [...(holding.get(name) ?? []), i])
  }
  const weightOf = (name: string, ofTitles: number) =>
    Math.log(1 + titles.length / (ofTitles || 0.5)) *
    (isPair(name) ? OF_PAIR : name.startsWith('_') ? OF_STOP_WORD : 1)
  const features = new Map(
    [...holding]
      .filter(([name, { length }]) => !isPair(name) || length >= MIN_OF_PAIR)
      .map(([name, all]): [string, Feature] => {
        const ofTitles = new Set(all.map((i) => phrasings[i]?.title ?? 0))
        return [name, { weight: weightOf(name, ofTitles.size), phrasings: all, titles: ofTitles }]
      }),
  )
  return {
    titles,
    titleOf: phrasings.map(({ title }) => title),
    norms: phrasings.map(({ names }) => normOf(names.flatMap((name) => features.get(name) ?? []))),
    featureOf: (name: string): Feature =>
      features.get(name) ?? { weight: weightOf(name, 0), phrasings: [], titles: new Set() },
  }
}
