import type { Site } from '../../e2e/site'
import { comparedFigure, type Figure } from '../figures'
import { capture } from '../http/capture'
import { startHelper } from '../helper-process'
import type { Load, LoadResult } from '../http/load-generator'
import { comparePairs, type Pace } from '../pace'
import { BROWSER, signedIn, startSite } from './site'

const CONNECTIONS = 4
const COUNTS = [50, 5000] as const

/** The path may depend on how many items there are. */
type Target = {
  name: string
  path: string | ((count: number) => string)
  /** JSON, which is posted. */
  body?: string
  /** Default 1.3 times the cost with few. */
  atMost?: number
}

export type Growing = {
  part: string
  /** Few and many; default 50 and 5,000. */
  counts?: readonly [few: number, many: number]
  /** The heap of both sites in MB; default that of `npm start`. */
  heap?: number
  /** Puts so many items into the site's database. */
  fill: (site: Site, count: number) => Promise<void>
  targets: readonly Target[]
  /** Matches once for each item in an answer; without it an answer counts as one. */
  shown?: RegExp
}

type FilledSite = {
  url: string
  count: number
  member: Record<string, string>
  stop: () => unknown
}

/** Cost per shown item with many items against few, for visitors and members. */
export async function* measureGrowth(pace: Pace, growing: Growing): AsyncGenerator<Figure> {
  const [fewCount, manyCount] = growing.counts ?? COUNTS
  const [few, many] = [await startFilled(growing, fewCount), await startFilled(growing, manyCount)]
  const generator = startHelper<Load, LoadResult>('http/load-generator.ts')

  /** Measures the microseconds per item. */
  async function costOf(url: string, headers: Record<string, string>, body?: string) {
    const shown = growing.shown ? await countShown(url, headers, growing.shown) : 1
    // A number of requests is given, as one answer with all items takes long.
    const amount = pace.isQuick ? 20 : 80
    const load = { url, ...withBody(headers, body), connections: CONNECTIONS, amount }
    const measure = async () => {
      const { failures, perSecond } = await generator.ask(load)
      if (failures > 0) throw new Error(`${url}: ${failures} requests failed.`)
      return 1_000_000 / perSecond / shown
    }
    await measure()
    return measure
  }

  for (const { name, path, body, atMost = 1.3 } of growing.targets) {
    for (const isMember of [false, true]) {
      const measure = ({ url, count, member }: FilledSite) =>
        costOf(
          url + (typeof path === 'string' ? path : path(count)),
          isMember ? member : BROWSER,
          body,
        )
      const [ofMany, ofFew] = [await measure(many), await measure(few)]
      const naming = {
        name: `${name} of ${manyCount.toLocaleString('en')}${isMember ? ', signed in' : ''}`,
        unit: growing.shown ? 'µs an item' : 'µs',
        against: `of ${fewCount.toLocaleString('en')}`,
        bound: { of: 'ratio', atMost } as const,
      }
      yield comparedFigure(growing.part, naming, await comparePairs(pace.rounds, ofMany, ofFew))
    }
  }
  await Promise.all([few, many].map(({ stop }) => stop()))
}

function withBody(headers: Record<string, string>, body: string | undefined) {
  if (body === undefined) return { headers }
  return {
    method: 'POST' as const,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
}

async function startFilled({ fill, heap }: Growing, count: number): Promise<FilledSite> {
  const { site, stop } = await startSite({}, heap)
  await fill(site, count)
  return { url: site.url, count, member: await signedIn(site), stop }
}

async function countShown(
  url: string,
  headers: Record<string, string>,
  pattern: RegExp,
): Promise<number> {
  const { body, status } = await capture(url, { ...headers, 'accept-encoding': 'identity' })
  const shown = body.toString().match(pattern)?.length ?? 0
  if (status !== 200 || shown === 0) throw new Error(`${url} shows nothing.`)
  return shown
}
