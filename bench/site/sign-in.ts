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

/** Effect of password hashing on other requests, and whether its time reveals accounts. */
export async function* measureSignIn(pace: Pace): AsyncGenerator<Figure> {
  const file = path.join(temporaryFolder(), 'loop')
  const { site } = await startSite({
    NODE_OPTIONS: `--import=${PROBE}`,
    BENCH_LOOP_FILE: file,
    CAPTCHA_PROVIDER: 'off',
  })
  const { username, password } = await createMember(site)
  yield await measureLoop(site, file, { username, password }, pace)
  yield* await measureNames(site, username, pace)
}

async function measureLoop(
  site: Site,
  file: string,
  body: { username: string; password: string },
  pace: Pace,
): Promise<Figure> {
  const generator = startHelper<Load, LoadResult>('http/load-generator.ts')
  const signIns: Load = {
    url: `${site.url}/api/signin`,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: await knownBrowser(site, body) },
    connections: AT_ONCE,
    givesWay: true,
  }
  // Measured on a warmed-up site.
  await generator.ask({ ...signIns, amount: 2 * SIGN_INS })
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
    name: `event loop late (p99) during ${SIGN_INS} sign-ins`,
    unit: 'ms',
    against: 'idle',
    bound: { of: 'ratio', atMost: 3 } as const,
  }
  return comparedFigure('sign-in', naming, await comparePairs(pace.rounds, busy, idle))
}

/** The cookie of a known browser, as most sign-ins have it. */
async function knownBrowser(site: Site, body: object): Promise<string> {
  const response = await post(`${site.url}/api/signin`, body)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return cookies.find((cookie) => cookie?.startsWith('device=')) ?? ''
}

const ATTEMPTS = [
  {
    name: 'sign-in with a wrong password',
    path: '/api/signin',
    status: 401,
    bodyFor: (username: string) => ({ username, password: 'not the right password' }),
  },
  {
    name: 'asking for a password reset',
    path: '/api/reset-password/request',
    status: 200,
    bodyFor: (identifier: string) => ({ identifier }),
  },
]

/** Whether response times differ between known and unknown names (G-25, G-41). */
async function measureNames(site: Site, username: string, pace: Pace): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path, status, bodyFor } of ATTEMPTS) {
    const attempt = (username: string) => () =>
      timeOf(async () => {
        const answer = await post(site.url + path, bodyFor(username))
        if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`)
      })
    await attempt(username)()
    const rounds = pace.isQuick ? 6 : 24
    const { value, reference } = await comparePairs(rounds, attempt(username), attempt('n0body'))
    const naming = {
      name: `${name}, known name`,
      unit: 'ms',
      against: 'unknown name',
      bound: { of: 'ratio', atLeast: 0.9, atMost: 1.1 } as const,
    }
    figures.push(comparedFigure('sign-in', naming, { value, reference, ratio: value / reference }))
  }
  return figures
}

async function post(url: string, body: object): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  return response
}

/** Event loop delay of the site since the last reading (p99, ms). */
async function readLoop(site: Site, file: string): Promise<number> {
  rmSync(file, { force: true })
  site.signal('SIGUSR2')
  while (!existsSync(file)) await pause(5)
  return Number(readFileSync(file, 'utf8'))
}
