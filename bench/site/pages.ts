import { comparedFigure, type Figure } from '../figures'
import { type Answer, capture } from '../http/capture'
import type { Load, LoadResult } from '../http/load-generator'
import { startHelper } from '../helper-process'
import { comparePairs, type Pace } from '../pace'
import { BROWSER, paintToday, signedIn, startSite } from './site'

const CONNECTIONS = 10

/** Pages and calls of a completed day against the same bytes from bare node:http. */
export async function* measurePages(pace: Pace): AsyncGenerator<Figure> {
  const { site } = await startSite()
  await paintToday(site)
  const member = await signedIn(site)
  const generator = startHelper<Load, LoadResult>('http/load-generator.ts')
  const statics = startHelper<Answer, string>('http/static-server.ts')
  const targets = [
    { name: 'home', path: '/', headers: BROWSER },
    { name: 'home, signed in', path: '/', headers: member },
    { name: 'login', path: '/login', headers: BROWSER },
    { name: 'art of the day, signed in', path: '/art-of-the-day', headers: member },
    { name: 'status', path: '/api/art-of-the-day/status', headers: BROWSER },
    { name: 'status, signed in', path: '/api/art-of-the-day/status', headers: member },
    { name: 'today, signed in', path: '/api/art-of-the-day/today', headers: member },
    { name: 'info, signed in', path: '/api/art-of-the-day/info', headers: member },
    { name: 'today-image, signed in', path: '/api/art-of-the-day/today-image', headers: member },
  ]
  for (const { name, path, headers } of targets) {
    const url = site.url + path
    const answer = await capture(url, headers)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
    const copy = await statics.ask(answer)
    const load = (address: string) => async () => {
      const result = await generator.ask({
        url: address,
        headers,
        connections: CONNECTIONS,
        seconds: pace.seconds,
      })
      if (result.failures > 0) throw new Error(`${path}: ${result.failures} requests failed.`)
      return result.perSecond
    }
    await load(url)()
    const compared = await comparePairs(pace.rounds, load(url), load(copy))
    const size = `${(answer.body.length / 1024).toFixed(1)} kB`
    const naming = { name: `${name} (${size})`, unit: '/s', against: 'node:http' }
    yield comparedFigure('pages', naming, compared)
  }
}
