import { isFunctionWord } from '@/lib/search/languages/translate'
import { termOf, wordsOf } from '@/lib/search/words'
import { setImmediate } from 'node:timers/promises'
import { stemmer as stem } from 'stemmer'

/** Phrasings of each help text, by its title; those of no title are about entries. */
export type Phrasings = Readonly<Record<string, string>>

/** `all` are the numbers of the phrasings that have it, in their order. */
type Feature = { weight: number; all: Iterable<number> }

export type PhrasingIndex = {
  titles: readonly string[]
  /** The number of the title, by the number of a phrasing. */
  titleOf: Uint16Array
  norms: Float32Array
  featureOf: (name: string) => Feature
}

const BETWEEN = ' | '
const OF_PAIR = 0.4
const OF_STOP_WORD = 0.5
/** A pair of words that one phrasing alone has says little. */
const MIN_OF_PAIR = 2

export const isPair = (name: string) => name.includes(' ')

export const isStopWord = (name: string) => name.startsWith('_')

/** The stems of a text, each once, and pairs of those beside each other; `_` is before stop words. */
export function featuresOf(text: string): string[] {
  const stems = wordsOf(text).map(
    (word) => (isFunctionWord(word) ? null : termOf(word)) ?? `_${stem(word)}`,
  )
  const pairs = stems.slice(1).map((one, i) => `${stems[i]} ${one}`)
  return [...new Set([...stems, ...pairs])]
}

export const normOf = (weights: readonly number[]) =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0))

/** The postings lie in one array, as 5,000 phrasings in objects would take 10 MB. */
export async function createPhrasingIndex(languages: readonly Phrasings[]): Promise<PhrasingIndex> {
  const titles = [...new Set(languages.flatMap(Object.keys))]
  const phrasings: { title: number; names: readonly string[] }[] = []
  for (const [i, title] of titles.entries()) {
    const texts = languages.flatMap((one) => one[title]?.split(BETWEEN) ?? [])
    phrasings.push(...[title, ...texts].map((text) => ({ title: i, names: featuresOf(text) })))
    await setImmediate()
  }
  const holding = new Map<string, number[]>()
  for (const [i, { names }] of phrasings.entries()) {
    for (const name of names) {
      const all = holding.get(name)
      if (all) all.push(i)
      else holding.set(name, [i])
    }
  }
  await setImmediate()
  const titleOf = Uint16Array.from(phrasings, ({ title }) => title)
  const weightOf = (name: string, all: readonly number[]) =>
    Math.log(1 + titles.length / (new Set(all.map((i) => titleOf[i])).size || 0.5)) *
    (isPair(name) ? OF_PAIR : isStopWord(name) ? OF_STOP_WORD : 1)
  const indexed = [...holding].filter(([name, all]) => !isPair(name) || all.length >= MIN_OF_PAIR)
  const places = new Map(indexed.map(([name], i) => [name, i]))
  const weights = Float32Array.from(indexed, ([name, all]) => weightOf(name, all))
  const postings = Uint16Array.from(indexed.flatMap(([, all]) => all))
  const ends = new Uint32Array(indexed.length)
  for (const [i, [, all]] of indexed.entries()) ends[i] = (ends[i - 1] ?? 0) + all.length
  const featureOf = (name: string): Feature => {
    const place = places.get(name)
    if (place === undefined) return { weight: weightOf(name, []), all: [] }
    const all = postings.subarray(ends[place - 1] ?? 0, ends[place])
    return { weight: weights[place] ?? 0, all }
  }
  const weightsIn = (names: readonly string[]) =>
    names.flatMap((name) => weights[places.get(name) ?? -1] ?? [])
  const norms = Float32Array.from(phrasings, ({ names }) => normOf(weightsIn(names)))
  return { titles, titleOf, norms, featureOf }
}
