import { constants, setPriority } from 'node:os'
import autocannon, { type Result } from 'autocannon'
import { answerMessages } from '../helper-process'

/** The first answer on a large site may count all entries, such as that of the sitemap. */
const TIMEOUT_SECONDS = 60

export type Load = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Sent in turns by each connection, in place of one path with one set of headers. */
  requests?: { path: string; headers: Record<string, string> }[]
  connections: number
  /** How long, or how many requests. */
  seconds?: number
  amount?: number
  /** Runs at low priority, because real visitors use no CPU time of the server. */
  givesWay?: boolean
}
export type LoadResult = {
  perSecond: number
  requests: number
  failures: number
  /** It is in milliseconds. */
  p99: number
}

// A process of its own, so that sending requests takes no time from the server.
answerMessages<Load, LoadResult>(async ({ seconds = 1, givesWay, ...load }) => {
  if (givesWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const startedAt = performance.now()
  let endedAt = startedAt
  const result = await new Promise<Result>((resolve, reject) => {
    const limits = { timeout: TIMEOUT_SECONDS, ...(load.amount ? {} : { duration: seconds }) }
    const options = { ...load, ...limits }
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    // The run itself ends at a whole second, which is too coarse for few requests.
    run.on('response', () => (endedAt = performance.now()))
  })
  const requests = result.requests.total
  const perSecond = requests / ((endedAt - startedAt) / 1000)
  const failures = result.errors + result.non2xx
  return { perSecond, requests, failures, p99: result.latency.p99 }
})
