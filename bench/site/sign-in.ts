import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../e2e/site'
import { comparedFigure, type Figure } from '../figures'
import { temporaryFolder } from '../held'
import { startHelper } from '../helper-process'
import type { Load, LoadResult } from '../http/load-generator'
import { comparePairs, type Pace, timeOf } from '../pace'
import { createMember, startSite } from './site'

const SIGN_INS = 200
const AT_ONCE = 20
const PROBE = path.join(import.meta.dirname, 'loop-probe.mjs')

/** What hashing passwords does to everybody else, and whether its time tells who has an account. */
export async function* measureSignIn(pace: Pace): AsyncGenerator<Figure> {
  const file = path.join(temporaryFolder(), 'loop')
  const { site } = await startSite({ NODE_OPTIONS: `--import=${PROBE}`, BENCH_LOOP_FILE: file })
  const { username, password } = await createMember(site)
  yield await measureLoop(site, file, { username, password }, pace)
  yield await measureNames(site, username, pace)
}

async function measureLoop(
  site: Site,
  file: string,
  body: { username: string; password: string },
  pace: Pace,
): Promise<Figure> {
  const generator = startHelper<Load, LoadResult>('http/load-generator.ts')
  const signIns: Load = {
    ...{ url: `${site.url}/api/signin`, method: 'POST', body: JSON.stringify(body) },
    ...{ headers: { 'content-type': 'application/json' }, connections: AT_ONCE },
  }
  const status: Load = { url: `${site.url}/api/art-of-the-day/status`, connections: 1, seconds: 2 }
  await generator.ask({ ...signIns, amount: AT_ONCE })
  await generator.ask(status)
  const busy = async () => {
    await readLoop(site, file)
    const { failures } = await generator.ask({ ...signIns, amount: SIGN_INS })
    if (failures > 0) throw new Error(`${failures} of ${SIGN_INS} sign-ins failed.`)
    return readLoop(site, file)
  }
  const idle = async () => {
    await readLoop(site, file)
    await pause(pace.seconds * 2000)
    return readLoop(site, file)
  }
  const naming = {
    ...{ name: `event loop late (p99) during ${SIGN_INS} sign-ins`, unit: 'ms', against: 'idle' },
    bound: { of: 'ratio', atMost: 3 } as const,
  }
  return comparedFigure('sign-in', naming, await comparePairs(pace.rounds, busy, idle))
}

async function measureNames(site: Site, username: string, pace: Pace): Promise<Figure> {
  const attempt = (name: string) => () =>
    timeOf(() =>
      fetch(`${site.url}/api/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: name, password: 'not the right password' }),
      }).then((response) => response.text()),
    )
  await attempt(username)()
  const rounds = pace.isQuick ? 10 : 60
  const { value, reference } = await comparePairs(rounds, attempt(username), attempt('n0body'))
  const naming = {
    ...{ name: 'wrong password, known name', unit: 'ms', against: 'unknown name' },
    bound: { of: 'ratio', atLeast: 0.9, atMost: 1.1 } as const,
  }
  return comparedFigure('sign-in', naming, { value, reference, ratio: value / reference })
}

/** By how much the site's event loop was late since the last reading (p99, ms). */
async function readLoop(site: Site, file: string): Promise<number> {
  rmSync(file, { force: true })
  site.signal('SIGUSR2')
  while (!existsSync(file)) await pause(5)
  return Number(readFileSync(file, 'utf8'))
}
