import { shared } from '@/lib/runtime/process-state'

/** Upper limits in seconds. */
export const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Counters = {
  requests: Map<string, number>
  /** How many took at most as long as the bucket of the same index. */
  within: number[]
  seconds: number
  cached: { whole: number; unchanged: number }
}

/** Those of this process since its start. */
export const counters = () =>
  shared<Counters>('metrics', () => ({
    requests: new Map(),
    within: BUCKETS.map(() => 0),
    seconds: 0,
    cached: { whole: 0, unchanged: 0 },
  }))

export function countRequest(status: number, ms: number): void {
  const all = counters()
  const group = `${Math.floor(status / 100)}xx`
  all.requests.set(group, (all.requests.get(group) ?? 0) + 1)
  all.seconds += ms / 1000
  BUCKETS.forEach((limit, i) => {
    if (ms <= limit * 1000) all.within[i] = (all.within[i] ?? 0) + 1
  })
}

/** Cached answers that are sent before a request is read as a whole; they take no measurable time. */
export function countCached(status: number): void {
  counters().cached[status === 304 ? 'unchanged' : 'whole']++
}
