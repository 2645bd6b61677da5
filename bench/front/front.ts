import { startCommand } from '../../e2e/start-command'
import { compare, comparedFigure, type Figure } from '../figures'
import { type Answer, capture } from '../http/capture'
import { startHelper } from '../helper-process'
import type { Pace } from '../pace'
import { signedIn } from '../site/site'
import { startBareNext } from './bare-next'
import { earlyScripts } from './early-scripts'
import { startFileServer } from './files'
import { type LoadOf, loadFor, type Rates } from './load'
import { startWithSamples, visitorPages } from './visitor-pages'

const PART = 'front'

type Target = { name: string; url: string; headers?: Record<string, string> }

/** Pages and lists for visitors against files, and members' pages against a bare page of Next. */
export async function* measureFront(pace: Pace): AsyncGenerator<Figure> {
  const site = await startWithSamples()
  const { by, load } = loadFor(pace.seconds)
  process.stderr.write(`The load is made by ${by}.\n`)
  const rounds = pace.isQuick ? 1 : 5

  const servers = [await startFileServer('nginx'), await startFileServer('nginx, tuned')]
  for (const { name, path } of await visitorPages(site)) {
    const target = { name, url: site.url + path }
    const answer = await captured(target)
    yield await earlyScripts(PART, name, target.url)
    for (const files of servers) {
      const reference = { name: files.name, url: await files.add(answer) }
      yield* compareRates(await ratesOf(load, rounds, target, reference), {
        name: nameOf(name, answer),
        against: files.name,
        bounds: [0.6, 2],
      })
    }
  }

  const statics = startHelper<Answer, string>('http/static-server.ts')
  for (const name of ['recipes', 'coffee-rate/coffees', 'gallery', 'site-stats/leaderboard']) {
    const target = { name, url: `${site.url}/api/${name}` }
    const answer = await captured(target)
    const reference = { name: 'node:http', url: await statics.ask(answer) }
    yield* compareRates(await ratesOf(load, rounds, target, reference), {
      name: nameOf(`list: ${name}`, answer),
      against: 'node:http',
      bounds: [0.5],
    })
  }

  const member = await signedIn(site)
  const headers = { cookie: member.cookie ?? '' }
  // One as Next starts it, and one with the memory that `npm start` allows.
  const bare = [
    { against: 'bare Next', next: await startBareNext() },
    { against: 'bare Next, same limits', next: await startBareNext(startCommand()) },
  ]
  for (const [name, path] of Object.entries({ home: '/', 'art of the day': '/art-of-the-day' })) {
    const target = { name, url: site.url + path, headers }
    const answer = await captured(target)
    for (const { against, next } of bare) {
      const reference = { name: against, url: await next.pageOf(answer.body.length) }
      yield* compareRates(await ratesOf(load, rounds, target, reference), {
        name: nameOf(`${name}, signed in`, answer),
        against,
        bounds: [0.8],
      })
    }
  }
}

async function captured({ url, headers = {} }: Target): Promise<Answer> {
  const answer = await capture(url, headers)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  return answer
}

function nameOf(name: string, { body }: Answer): string {
  return `${name} (${(body.length / 1024).toFixed(1)} kB)`
}

type Pair = readonly [site: Rates, reference: Rates]

/** Alternately, so that other load affects both. */
async function ratesOf(
  load: LoadOf,
  rounds: number,
  site: Target,
  reference: Target,
): Promise<Pair[]> {
  const measure = ({ url, headers }: Target) => load(url, headers)
  await measure(site)
  await measure(reference)
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const rates = await measure(site)
      pairs.push([rates, await measure(reference)])
    } else {
      const rates = await measure(reference)
      pairs.push([await measure(site), rates])
    }
  }
  return pairs
}

type Wanted = {
  name: string
  against: string
  /** The least ratio of requests and, where it matters, the highest of the p99s. */
  bounds: readonly [atLeast: number, atMost?: number]
}

function* compareRates(
  pairs: readonly Pair[],
  { name, against, bounds: [atLeast, atMost] }: Wanted,
): Generator<Figure> {
  yield comparedFigure(
    PART,
    { name, unit: '/s', against, bound: { of: 'ratio', atLeast } },
    compare(pairs.map(([site, other]) => [site.perSecond, other.perSecond] as const)),
  )
  yield comparedFigure(
    PART,
    {
      name: `${name}, p99`,
      unit: 'ms',
      against,
      ...(atMost !== undefined && { bound: { of: 'ratio' as const, atMost } }),
    },
    compare(pairs.map(([site, other]) => [site.p99, other.p99] as const)),
  )
}
