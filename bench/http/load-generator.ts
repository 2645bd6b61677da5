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
  /** Goes behind the site, as visitors take no time of the machine that they visit. */
  givesWay?: boolean
}
export type LoadResult = { perSecond: number; requests: number; failures: number }

// Its own process, so that asking does not take the time of what answers.
answerMessages<Load, LoadResult>(async ({ seconds = 1, givesWay, ...load }) => {
  if (givesWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const startedAt = performance.now()
  const result = await autocannon({ ...load, ...(load.amount ? {} : { duration: seconds }) })
  const elapsed = (performance.now() - startedAt) / 1000
  const requests = result.requests.total
  return { perSecond: requests / elapsed, requests, failures: result.errors + result.non2xx }
})
