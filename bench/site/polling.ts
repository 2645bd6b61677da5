import { type Figure, figure } from '../figures'
import { startHelper } from '../helper-process'
import type { Polling, PollingResult } from '../http/poller'
import type { Pace } from '../pace'
import { BROWSER, cpuOf, signedIn, startSite } from './site'

const VISITORS = 1000
const EVERY_MS = 5000
const MEMBERS = 5

/** Cost of visitors who wait for the day's picture: each requests its status every five seconds. */
export async function* measurePolling(pace: Pace): AsyncGenerator<Figure> {
  // The clients come as through a proxy: one address may not have so many connections.
  const { site } = await startSite({ TRUST_PROXY: '1' })
  const members = []
  for (let i = 0; i < MEMBERS; i++) members.push(await signedIn(site))
  const poller = startHelper<Polling, PollingResult>('http/poller.ts')
  const groups = [
    { name: 'visitors', headers: [BROWSER] },
    { name: 'members', headers: members },
  ]
  for (const { name, headers } of groups) {
    const polling = {
      url: `${site.url}/api/art-of-the-day/status`,
      headers,
      visitors: VISITORS,
      everyMs: EVERY_MS,
    }
    // The first round opens the connections and warms up the code.
    await poller.ask({ ...polling, seconds: EVERY_MS / 1000 })
    const before = cpuOf(site)
    const startedAt = performance.now()
    const { failures } = await poller.ask({ ...polling, seconds: pace.isQuick ? 5 : 15 })
    if (failures > 0) throw new Error(`${failures} polls failed.`)
    const seconds = (performance.now() - startedAt) / 1000
    const share = ((cpuOf(site) - before) / seconds) * 100
    const naming = { name: `1,000 ${name} ask for the status every 5 s`, unit: '% of a core' }
    yield figure('polling', { ...naming, bound: { of: 'value', atMost: 25 } }, share)
  }
}
