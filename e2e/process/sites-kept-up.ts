import { randomInt } from 'node:crypto'
import type { Site } from '../site'
import { type Ask, callSite } from './call-site'

const CUT = /TypeError: (fetch failed|terminated)/

export type SitesKeptUp = {
  /** One of those that run. */
  any: () => Site
  running: () => readonly Site[]
  /** Asks one of those that run; that it was killed meanwhile counts as unavailable. */
  ask: Ask
  /** Kills one at random; resolves when another one has taken its place, after how many ms. */
  killOne: () => Promise<number>
}

/** Processes of one site, as an operator's supervisor keeps them up. */
export async function keepSitesUp(launch: () => Site, count: number): Promise<SitesKeptUp> {
  const running = await Promise.all(Array.from({ length: count }, () => launch().ready()))
  const killed = new Set<Site>()

  function any(): Site {
    const site = running.length > 0 ? running[randomInt(running.length)] : undefined
    if (!site) throw new Error('No site is running.')
    return site
  }

  return {
    any,
    running: () => running,

    async ask(path, call) {
      const site = any()
      const outcome = await callSite(site.url, path, call)
      const wasCut = outcome.kind === 'wrong' && killed.has(site) && CUT.test(outcome.problem)
      return wasCut ? { kind: 'unavailable', ms: outcome.ms } : outcome
    },

    async killOne() {
      const site = any()
      const startedAt = performance.now()
      killed.add(site)
      running.splice(running.indexOf(site), 1)
      site.signal('SIGKILL')
      await site.ended
      running.push(await launch().ready())
      return performance.now() - startedAt
    },
  }
}
