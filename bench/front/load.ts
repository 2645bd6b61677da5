import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { startHelper } from '../helper-process'
import type { Load, LoadResult } from '../http/load-generator'

const run = promisify(execFile)
const CONNECTIONS = 16

export type Rates = { perSecond: number; p99: number }
export type LoadOf = (url: string, headers?: Record<string, string>) => Promise<Rates>

/** wrk, which takes the least from the server, or the bench's own generator where it is missing. */
export function loadFor(seconds: number): { by: string; load: LoadOf } {
  if (spawnSync('wrk', ['--version']).error) return { by: 'autocannon', load: byHelper(seconds) }
  const whole = Math.max(1, Math.round(seconds))
  return { by: 'wrk', load: (url, headers = {}) => byWrk(url, headers, whole) }
}

async function byWrk(url: string, headers: Record<string, string>, seconds: number) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...sent, url]
  const { stdout } = await run('wrk', args)
  const failed = /Non-2xx[^\n]*|Socket errors[^\n]*/.exec(stdout)?.[0]
  if (failed) throw new Error(`${url}: ${failed}`)
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? NaN
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * factor,
  }
}

function byHelper(seconds: number): LoadOf {
  const generator = startHelper<Load, LoadResult>('http/load-generator.ts')
  return async (url, headers = {}) => {
    const result = await generator.ask({ url, headers, connections: CONNECTIONS, seconds })
    if (result.failures > 0) throw new Error(`${url}: ${result.failures} requests failed.`)
    return { perSecond: result.perSecond, p99: result.p99 }
  }
}
