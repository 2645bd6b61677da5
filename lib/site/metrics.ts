import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { isSameSecret } from '@/lib/auth/secret'
import { realNow } from '@/lib/clock'
import { SECOND_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { reportJobs } from '@/lib/jobs/claim'
import { countWaitingMail } from '@/lib/mail/outbox'
import { BUCKETS, counters } from '@/lib/metrics/counters'
import { type Metric, writeMetrics } from '@/lib/metrics/write-metrics'
import { currentDisk } from '@/lib/processes/disk'
import { JOBS } from '@/lib/site/jobs'

type Caller = { viewer: Viewer | null; headers: Headers; ip: string }

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)(:\d+)?$/
const BEARER = /^Bearer (.+)$/i

/** They are for this machine, an admin, or who has METRICS_TOKEN. */
export function checkMetricsCaller({ viewer, headers, ip }: Caller): void {
  // A proxy on this machine that is not in TRUST_PROXY passes the name of the site on.
  const isHere = LOOPBACK.test(ip) && LOOPBACK.test(headers.get('host') ?? '')
  if (isHere || hasRole(viewer, 'admin') || hasToken(headers)) return
  throw new AppError(viewer ? 'forbidden' : 'unauthorized')
}

function hasToken(headers: Headers): boolean {
  const { METRICS_TOKEN } = env()
  const given = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  return !!METRICS_TOKEN && !!given && isSameSecret(given, METRICS_TOKEN)
}

export async function readMetrics(): Promise<string> {
  const [jobs, mails] = await Promise.all([
    reportJobs(JOBS.map(({ name }) => name)),
    countWaitingMail(),
  ])
  const time = realNow()
  const due = jobs.filter(({ isRunning, dueAt }) => !isRunning && dueAt <= time)
  const { space } = currentDisk()
  const { requests, cached } = counters()
  const ended = jobs.flatMap(({ name, endedAt }) =>
    endedAt ? [{ labels: { job: name }, value: endedAt.getTime() / SECOND_MS }] : [],
  )
  const { heapUsed, rss } = process.memoryUsage()
  return writeMetrics([
    {
      name: 'pochade_requests_total',
      type: 'counter',
      help: 'Answers by the class of their status.',
      samples: [...requests].map(([group, value]) => ({ labels: { class: group }, value })),
    },
    requestSeconds(),
    {
      name: 'pochade_cached_answers_total',
      type: 'counter',
      help: 'Pages and lists from the cache, besides the requests above.',
      samples: Object.entries(cached).map(([kind, value]) => ({ labels: { kind }, value })),
    },
    gauge('pochade_heap_bytes', 'Heap in use by JavaScript.', heapUsed),
    gauge('pochade_resident_memory_bytes', 'Memory of the process.', rss),
    ...(space ? [gauge('pochade_disk_free_bytes', 'Free in the data folder.', space.free)] : []),
    gauge('pochade_jobs_waiting', 'Recurring jobs that are due and not running.', due.length),
    gauge(
      'pochade_jobs_failing',
      'Recurring jobs whose last run failed.',
      jobs.filter(({ failures }) => failures > 0).length,
    ),
    {
      name: 'pochade_job_ended_timestamp_seconds',
      type: 'gauge',
      help: 'When a recurring job last came to its end.',
      samples: ended,
    },
    gauge('pochade_mails_waiting', 'Mails that wait for a mail server.', mails),
  ])
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, type: 'gauge', help, samples: [{ value }] }
}

function requestSeconds(): Metric {
  const { requests, within, seconds } = counters()
  const count = [...requests.values()].reduce((sum, each) => sum + each, 0)
  const buckets = BUCKETS.map((limit, i) => ({ le: String(limit), value: within[i] ?? 0 }))
  return {
    name: 'pochade_request_seconds',
    type: 'histogram',
    help: 'Time from a request to the end of its answer.',
    samples: [
      ...[...buckets, { le: '+Inf', value: count }].map(({ le, value }) => ({
        suffix: '_bucket',
        labels: { le },
        value,
      })),
      { suffix: '_sum', value: seconds },
      { suffix: '_count', value: count },
    ],
  }
}
