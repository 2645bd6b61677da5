import { comparedFigure, type Figure, figure, median } from '../figures'
import { startHelper } from '../helper-process'
import type { Pace } from '../pace'
import type { Indexed } from './index-process'

const DOCUMENTS = 10_000

/** An index of 10,000 documents: time against one of a tenth, memory, and pauses. */
export async function* measureSearch(pace: Pace): AsyncGenerator<Figure> {
  const runs: { whole: Indexed; tenth: Indexed }[] = []
  for (let round = 0; round < pace.rounds; round++) {
    runs.push({ tenth: await measureOnce(DOCUMENTS / 10), whole: await measureOnce(DOCUMENTS) })
  }
  const against = 'a tenth of them'
  for (const [name, key] of [
    ['building an index of 10,000 documents', 'build'],
    ['updating one of them', 'update'],
    ['one search among them', 'search'],
    ['one search with parts of words', 'parts'],
  ] as const) {
    const value = median(runs.map(({ whole }) => whole[key]))
    const reference = median(runs.map(({ tenth }) => tenth[key]))
    const ratio = value / reference
    yield comparedFigure('search', { name, unit: 'ms', against }, { value, reference, ratio })
  }
  const memory = median(runs.map(({ whole }) => whole.memory))
  const maxBound = (atMost: number) => ({ of: 'value', atMost }) as const
  yield figure('search', { name: 'memory of the index', unit: 'MB', bound: maxBound(60) }, memory)
  const value = median(runs.map(({ whole }) => whole.hold))
  const reference = median(runs.map(({ whole }) => whole.idleHold))
  const naming = { name: 'longest pause of the event loop', unit: 'ms', against: 'at rest' }
  const pause = { value, reference, ratio: value / reference }
  yield comparedFigure('search', { ...naming, bound: maxBound(20) }, pause)
}

/** It runs in a process of its own, so that nothing is warm and no garbage is counted. */
async function measureOnce(documents: number): Promise<Indexed> {
  const helper = startHelper<number, Indexed>('search/index-process.ts')
  const indexed = await helper.ask(documents)
  await helper.end()
  return indexed
}
