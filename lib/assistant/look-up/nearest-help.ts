import {
  createPhrasingIndex,
  featuresOf,
  isPair,
  isStopWord,
  normOf,
  type PhrasingIndex,
} from '@/lib/assistant/look-up/phrasing-index'
import ENGLISH from '@/lib/assistant/look-up/phrasings/english.json' with { type: 'json' }
import FRENCH from '@/lib/assistant/look-up/phrasings/french.json' with { type: 'json' }
import GERMAN from '@/lib/assistant/look-up/phrasings/german.json' with { type: 'json' }
import GREEK from '@/lib/assistant/look-up/phrasings/greek.json' with { type: 'json' }
import ITALIAN from '@/lib/assistant/look-up/phrasings/italian.json' with { type: 'json' }
import SPANISH from '@/lib/assistant/look-up/phrasings/spanish.json' with { type: 'json' }
import { remembered } from '@/lib/search/remembered'
import { isCommonWord } from '@/lib/search/words'
import { LRUCache } from 'lru-cache'

const NEAREST = 2
const MAX_REMEMBERED = 200
/** What each naming word counts that a question has in common with the phrasings of a text. */
const OF_SHARED = 0.5
const MAX_SHARED = 3

export type NearHelp = {
  title: string
  nearness: number
  /** The question is about the site from 1 on; else it is left to the search. */
  sureness: number
}

const NONE: NearHelp = { title: '', nearness: 0, sureness: -1 }

let loading: Promise<void> | undefined
let nearestTo = (_question: string): NearHelp => NONE

/** It must have ended before a help text is looked up. */
export function loadPhrasings(): Promise<void> {
  loading ??= createPhrasingIndex([ENGLISH, FRENCH, GERMAN, GREEK, ITALIAN, SPANISH]).then(
    (index) => {
      const recent = new LRUCache<string, NearHelp>({ max: MAX_REMEMBERED })
      nearestTo = remembered((question: string) => nearestIn(index, question), recent)
    },
  )
  return loading
}

/**
 * Nearness goes from 0 to 2: the mean cosine of the two nearest phrasings, and the share of the
 * question that they have, by weight. Sureness is how much nearer they are than those that ask for
 * entries or for what the site cannot know, and the naming words that they share.
 */
export const nearestHelp = (question: string): NearHelp => nearestTo(question)

function nearestIn(
  { titles, titleOf, norms, featureOf }: PhrasingIndex,
  question: string,
): NearHelp {
  const names = featuresOf(question)
  const features = names.map(featureOf)
  const products = new Float32Array(norms.length)
  const shares = new Float32Array(titles.length)
  const shared = new Uint16Array(titles.length)
  for (const [at, { weight, all }] of features.entries()) {
    const name = names[at] ?? ''
    const isNaming = !isPair(name) && !isStopWord(name) && !isCommonWord(name)
    let last = -1
    for (const i of all) {
      const title = titleOf[i] ?? 0
      products[i] = (products[i] ?? 0) + weight ** 2
      if (title === last) continue
      last = title
      shares[title] = (shares[title] ?? 0) + weight
      shared[title] = (shared[title] ?? 0) + Number(isNaming)
    }
  }
  const norm = normOf(features.map(({ weight }) => weight))
  const whole = features.reduce((sum, { weight }) => sum + weight, 0)
  const cosines = titles.map((): number[] => [])
  products.forEach((product, i) => {
    if (product > 0) cosines[titleOf[i] ?? 0]?.push(product / (norm * (norms[i] ?? 1)))
  })
  const nearness = cosines.map((all, i) => {
    const nearest = all.sort((a, b) => b - a).slice(0, NEAREST)
    return nearest.reduce((sum, one) => sum + one, 0) / NEAREST + (shares[i] ?? 0) / (whole || 1)
  })
  const ofEntries = nearness[titles.indexOf('')] ?? 0
  const sureness = nearness.map(
    (one, i) => one - ofEntries + Math.min(shared[i] ?? 0, MAX_SHARED) * OF_SHARED,
  )
  const best = Math.max(...nearness.filter((_, i) => titles[i] !== ''))
  const at = nearness.findIndex((one, i) => one === best && titles[i] !== '')
  return { title: titles[at] ?? '', nearness: best, sureness: sureness[at] ?? 0 }
}
