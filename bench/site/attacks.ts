import { comparedFigure, type Figure } from '../figures'
import { startHelper } from '../helper-process'
import type { Attack } from '../http/attacker'
import type { Visit, VisitResult } from '../http/visitor'
import { comparePairs, type Pace } from '../pace'
import { startSite } from './site'

const ATTACKS: (Omit<Attack, 'url'> & { name: string })[] = [
  { name: '300 pages asked for ahead on one connection', connections: 1, ahead: 300 },
  { name: '150 connections with a page each', connections: 150, ahead: 1 },
  {
    name: '150 connections that ask for a page and leave',
    connections: 150,
    ahead: 1,
    leaves: true,
  },
  { name: '12,000 pages asked for ahead on 40 connections', connections: 40, ahead: 300 },
  { name: '3,000 idle connections', connections: 3000, ahead: 0 },
]

/** How long another visitor waits while one client attacks; limits of requests a minute are off. */
export async function* measureAttacks(pace: Pace): AsyncGenerator<Figure> {
  const { site } = await startSite({ LOG_LEVEL: 'error' })
  const visitor = startHelper<Visit, VisitResult>('http/visitor.ts')
  const idle = async () => {
    const { p99, failures } = await visitor.ask({
      ...{ url: `${site.url}/api/health`, seconds: pace.seconds * 2 },
    })
    if (failures > 0) throw new Error(`${failures} requests of the visitor failed.`)
    return p99
  }
  await idle()
  for (const { name, ...attack } of ATTACKS) {
    const attacker = startHelper<Attack | 'end', number>('http/attacker.ts')
    const attacked = async () => {
      await attacker.ask({ ...attack, url: `${site.url}/login` })
      const p99 = await idle()
      await attacker.ask('end')
      return p99
    }
    const compared = await comparePairs(pace.rounds, attacked, idle)
    await attacker.end()
    yield comparedFigure(
      'attacks',
      { name: `health check (p99), ${name}`, unit: 'ms', against: 'idle' },
      compared,
    )
  }
}
