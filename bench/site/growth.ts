import { OWNER, type Site } from '../../e2e/site'
import { comparedFigure, type Figure } from '../figures'
import { capture } from '../http/capture'
import { type HelperProcess, startHelper } from '../helper-process'
import type { Load, LoadResult } from '../http/load-generator'
import { comparePairs, type Pace } from '../pace'
import { BROWSER, cpuOf, signedIn, signIn, startSite } from './site'

const CONNECTIONS = 4
const COUNTS = [50, 5000] as const
/** A measurement has as many requests as fit into its seconds, within these. */
const [MIN_AMOUNT, MAX_AMOUNT] = [20, 20_000]

type Reader = 'visitor' | 'member' | 'owner'
const READERS: readonly Reader[] = ['visitor', 'member']

/** Visitors get a short list from the page cache, and a long one not. */
export const WITHOUT_CACHE: readonly Reader[] = ['member']

/** The path may depend on how many items there are, or be read from the site at this address. */
export type Target = {
  name: string
  path: string | ((count: number, url: string) => string | Promise<string>)
  /** JSON, which is posted. */
  body?: string
  /** Matches once for each item in an answer; without it an answer counts as one. */
  shown?: RegExp
  /** Default visitors and members. */
  readers?: readonly Reader[]
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
}

type FilledSite = {
  site: Site
  count: number
  headers: Record<Reader, Record<string, string>>
  stop: () => unknown
}

type Generator = HelperProcess<Load, LoadResult>

/** CPU time of site and database per shown item, with many items against few. */
export async function* measureGrowth(pace: Pace, growing: Growing): AsyncGenerator<Figure> {
  const [fewCount, manyCount] = growing.counts ?? COUNTS
  const [few, many] = [await startFilled(growing, fewCount), await startFilled(growing, manyCount)]
  const generator: Generator = startHelper('http/load-generator.ts')
  const seconds = pace.seconds / 2

  for (const target of growing.targets) {
    for (const reader of target.readers ?? READERS) {
      const measure = (site: FilledSite) => costOf(generator, site, { target, reader, seconds })
      const [ofMany, ofFew] = [await measure(many), await measure(few)]
      const naming = {
        name: `${target.name} of ${manyCount.toLocaleString('en')}${NOTES[reader]}`,
        unit: target.shown ? 'µs an item' : 'µs',
        against: `of ${fewCount.toLocaleString('en')}`,
        bound: { of: 'ratio', atMost: target.atMost ?? 1.3 } as const,
      }
      yield comparedFigure(growing.part, naming, await comparePairs(pace.rounds, ofMany, ofFew))
    }
  }
  await Promise.all([few, many].map(({ stop }) => stop()))
}

const NOTES: Record<Reader, string> = {
  visitor: '',
  member: ', signed in',
  owner: ', for the owner',
}

type Cost = { target: Target; reader: Reader; seconds: number }

/** Measures the microseconds of CPU per item. */
async function costOf(generator: Generator, filled: FilledSite, cost: Cost) {
  const { site, count } = filled
  const { path, body, shown: pattern } = cost.target
  const url = site.url + (typeof path === 'string' ? path : await path(count, site.url))
  const headers = filled.headers[cost.reader]
  const shown = pattern ? await countShown(url, headers, pattern) : 1
  const ask = async (amount: number) => {
    const load = { url, ...withBody(headers, body), connections: CONNECTIONS, amount }
    const result = await generator.ask(load)
    if (result.failures > 0) throw new Error(`${url}: ${result.failures} requests failed.`)
    return result.perSecond
  }
  await ask(MIN_AMOUNT)
  // Answers still under way at the end of a time would be paid for and not counted.
  const fitting = Math.round((await ask(MIN_AMOUNT)) * cost.seconds)
  const amount = Math.min(Math.max(fitting, MIN_AMOUNT), MAX_AMOUNT)
  return async () => {
    const before = cpuOf(site)
    await ask(amount)
    return ((cpuOf(site) - before) * 1e6) / amount / shown
  }
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
  const headers = {
    visitor: BROWSER,
    member: await signedIn(site),
    owner: await signIn(site, OWNER),
  }
  return { site, count, headers, stop }
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
