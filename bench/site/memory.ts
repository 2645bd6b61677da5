import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { databaseOf } from '../../e2e/processes'
import { startCommand } from '../../e2e/start-command'
import { comparedFigure, type Comparison, type Figure, figure, slopeOf } from '../figures'
import { startBareNext } from '../front/bare-next'
import { hold } from '../held'
import { type HelperProcess, startHelper } from '../helper-process'
import { capture } from '../http/capture'
import type { Load, LoadResult } from '../http/load-generator'
import { comparePairs, type Pace, timeOf } from '../pace'
import { anonymousMemory } from '../process-usage'
import { startWithSamples } from '../front/visitor-pages'
import { mixedRequests } from './mixed-load'
import { signedIn, startSite } from './site'

const PART = 'memory'
const BARE = 'bare Next'
const CONNECTIONS = 10
const SLICES = 20
/** The bare page gets a fifth of the requests: it is slow, and full after some thousands. */
const BARE_SHARE = 5
const LOOK_MS = 200

type Generator = HelperProcess<Load, LoadResult>
type Measured = { pid: number; load: Load; rests: number[]; max: number }

/** Memory of site and database, against a bare Next with the same limits, and the time of a start. */
export async function* measureMemory(pace: Pace): AsyncGenerator<Figure> {
  const start = () => timeOf(async () => (await startSite()).stop())
  const node = () => timeOf(() => runBareNode())
  yield comparedFigure(
    PART,
    { name: 'start and stop of the site', unit: 'ms', against: 'node with tsx' },
    await comparePairs(pace.rounds, start, node),
  )
  const { site: fresh, stop } = await startSite()
  const atStart = anonymousMemory(fresh.pid)
  yield figure(PART, { name: 'site, RssAnon after the start', unit: 'MB' }, atStart)
  await stop()

  const site = await startWithSamples()
  const database = databaseOf(site)
  if (!database) throw new Error('The site has no embedded database.')
  const { body } = await capture(site.url, await signedIn(site))
  const bare = await startBareNext(startCommand())
  const toSite: Generator = startHelper('http/load-generator.ts')
  const toOther: Generator = startHelper('http/load-generator.ts')
  const total = pace.isQuick ? 1000 : 50_000
  const every = { connections: CONNECTIONS, amount: total / SLICES }
  const fewer = { ...every, amount: every.amount / BARE_SHARE }
  const ofSite = measured(site.pid, {
    url: site.url,
    requests: await mixedRequests(site),
    ...every,
  })
  const other = measured(bare.pid, { url: await bare.pageOf(body.length), ...fewer })
  for (let slice = 0; slice < SLICES; slice++) {
    // At once, as no time is measured.
    await Promise.all([loadOnce(toSite, ofSite), loadOnce(toOther, other)])
  }

  const amount = `${total.toLocaleString('en')} mixed requests`
  const under = { name: `site, most RssAnon under ${amount}`, unit: 'MB', against: BARE }
  const mostMB = { of: 'value', atMost: 260 } as const
  yield comparedFigure(PART, { ...under, bound: mostMB }, ratioOf(ofSite.max, other.max))
  const after = { name: `site, RssAnon after ${amount}`, unit: 'MB', against: BARE }
  const [ownLast = 0, otherLast = 0] = [ofSite.rests.at(-1), other.rests.at(-1)]
  const mostRatio = { of: 'ratio', atMost: 1.2 } as const
  yield comparedFigure(PART, { ...after, bound: mostRatio }, ratioOf(ownLast, otherLast))
  for (const [name, { rests, load }] of Object.entries({ site: ofSite, [BARE]: other })) {
    const growth = slopeOf(rests.slice(SLICES / 2)) * (10_000 / (load.amount ?? NaN))
    const unit = 'MB for 10,000 requests'
    yield figure(PART, { name: `${name}, growth in the second half`, unit }, growth)
  }
  const ofDatabase = { name: `database, RssAnon after ${amount}`, unit: 'MB' }
  yield figure(PART, ofDatabase, anonymousMemory(database.pid))
}

function measured(pid: number, load: Load): Measured {
  return { pid, load, rests: [], max: 0 }
}

/** Part of the load; notes the memory after it, and the most of it meanwhile. */
async function loadOnce(generator: Generator, target: Measured): Promise<void> {
  const look = () => {
    const rest = anonymousMemory(target.pid)
    target.max = Math.max(target.max, rest)
    return rest
  }
  const looking = setInterval(look, LOOK_MS)
  const { failures } = await generator.ask(target.load)
  clearInterval(looking)
  if (failures > 0) throw new Error(`${target.load.url}: ${failures} requests failed.`)
  target.rests.push(look())
}

function ratioOf(value: number, reference: number): Comparison {
  return { value, reference, ratio: value / reference }
}

async function runBareNode(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', ''], { stdio: 'ignore' })
  const release = hold(() => child.kill('SIGKILL'))
  await once(child, 'exit')
  await release()
}
