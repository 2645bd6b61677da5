import type { Site } from '../../e2e/site'
import { comparedFigure, type Figure, figure, median } from '../figures'
import { startHelper } from '../helper-process'
import type { Pace } from '../pace'
import { startSite } from './site'
import type { Crowd } from './crowd'
import type { Counted } from './statistics-process'

const FEW: Crowd = { members: 100, days: 10 }
const MANY: Crowd = { members: 10_000, days: 1000 }
const MAX_MB = 250

/** The cost per member of the owner's statistics, many against few. */
export async function* measureStatistics(pace: Pace): AsyncGenerator<Figure> {
  const runs: { few: Counted; many: Counted }[] = []
  for (let round = 0; round < pace.rounds; round++) {
    runs.push({ few: await measureOnce(FEW), many: await measureOnce(MANY) })
  }
  for (const [name, key] of [
    ['figures of all members', 'figures'],
    ['page of users', 'page'],
  ] as const) {
    const perMember = (crowd: Crowd, values: readonly number[]) =>
      (median(values) / crowd.members) * 1000
    const value = perMember(
      MANY,
      runs.map(({ many }) => many[key]),
    )
    const reference = perMember(
      FEW,
      runs.map(({ few }) => few[key]),
    )
    const naming = { name: `${name} of 10,000`, unit: 'µs a member', against: 'of 100' }
    const bound = { of: 'ratio', atMost: 1.3 } as const
    yield comparedFigure(
      'statistics',
      { ...naming, bound },
      { value, reference, ratio: value / reference },
    )
  }
  const memory = median(runs.map(({ many }) => many.memory))
  const bound = { of: 'value', atMost: MAX_MB } as const
  const naming = { name: 'memory for 10,000 members and 1,000 days of art', unit: 'MB', bound }
  yield figure('statistics', naming, memory)
}

/** It uses a fresh database, in a process of its own. */
async function measureOnce(crowd: Crowd): Promise<Counted> {
  const { site, stop } = await startSite()
  const counted = await askHelper(site, crowd)
  await stop()
  return counted
}

async function askHelper({ databaseUri }: Site, crowd: Crowd): Promise<Counted> {
  const helper = startHelper<Crowd & { uri: string }, Counted>('site/statistics-process.ts')
  const counted = await helper.ask({ ...crowd, uri: databaseUri })
  await helper.end()
  return counted
}
