import { constants, setPriority } from 'node:os'
import autocannon from 'autocannon'
import { answerMessages } from '../helper-process'

export type Load = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  connections: number
  /** How long, or how many requests. */
  seconds?: number
  amount?: number
  /** Runs at low priority, because real visitors use no CPU time of the server. */
  givesWay?: boolean
}
export type LoadResult = { perSecond: number; requests: number; failures: number }

// A process of its own, so that sending requests takes no time from the server.
answerMessages<Load, LoadResult>(async ({ seconds = 1, givesWay, ...load }) => {
  if (givesWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const startedAt = performance.now()
  const result = await autocannon({ ...load, ...(load.amount ? {} : { duration: seconds }) })
  const elapsed = (performance.now() - startedAt) / 1000
  const requests = result.requests.total
  return { perSecond: requests / elapsed, requests, failures: result.errors + result.non2xx }
})
