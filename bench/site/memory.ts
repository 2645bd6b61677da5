import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { databaseOf } from '../../e2e/processes'
import { comparedFigure, type Figure, figure } from '../figures'
import { hold } from '../held'
import { startHelper } from '../helper-process'
import type { Load, LoadResult } from '../http/load-generator'
import { comparePairs, type Pace, timeOf } from '../pace'
import { anonymousMemory } from '../process-usage'
import { BROWSER, paintToday, signedIn, startSite } from './site'

const PART = 'memory'

/** Memory of site and database, and the time of a start. */
export async function* measureMemory(pace: Pace): AsyncGenerator<Figure> {
  const start = () => timeOf(async () => (await startSite()).stop())
  const bare = () => timeOf(() => runBareNode())
  yield comparedFigure(
    PART,
    { name: 'start and stop of the site', unit: 'ms', against: 'node with tsx' },
    await comparePairs(pace.rounds, start, bare),
  )
  const { site } = await startSite()
  const database = databaseOf(site)
  if (!database) throw new Error('The site has no embedded database.')
  yield figure(
    PART,
    { name: 'site, RssAnon after the start', unit: 'MB' },
    anonymousMemory(site.pid),
  )
  const ofDatabase = { name: 'database, RssAnon after the start', unit: 'MB' }
  yield figure(PART, ofDatabase, anonymousMemory(database.pid))
  await paintToday(site)
  const member = await signedIn(site)
  const generator = startHelper<Load, LoadResult>('http/load-generator.ts')
  const amount = pace.isQuick ? 200 : 1000
  for (const [path, headers] of [
    ['/', BROWSER],
    ['/', member],
    ['/login', BROWSER],
    ['/api/art-of-the-day/status', BROWSER],
    ['/api/art-of-the-day/info', member],
  ] as const) {
    const { failures } = await generator.ask({
      ...{ url: site.url + path, headers, connections: 10, amount },
    })
    if (failures > 0) throw new Error(`${path}: ${failures} requests failed.`)
  }
  const after = `RssAnon after ${(amount * 5).toLocaleString('en')} requests`
  yield figure(PART, { name: `site, ${after}`, unit: 'MB' }, anonymousMemory(site.pid))
  yield figure(PART, { name: `database, ${after}`, unit: 'MB' }, anonymousMemory(database.pid))
}

async function runBareNode(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', ''], { stdio: 'ignore' })
  const release = hold(() => child.kill('SIGKILL'))
  await once(child, 'exit')
  await release()
}
