import { setMaxListeners } from 'node:events'
import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import { isDatabaseGone } from '@/lib/errors'
import {
  claimJob,
  endJob,
  ensureJobs,
  failJob,
  findFreeJobs,
  releaseJob,
  renewJob,
} from '@/lib/jobs/claim'
import { keepLease } from '@/lib/leases/lease'
import { closeOwner, openOwner } from '@/lib/leases/lease-owner'
import { logger } from '@/lib/logger'
import { withOwnSignal } from '@/lib/runtime/time-limit'

/** Recurring work; runs in one process at a time. */
export type Job = {
  name: string
  everyMs: number
  /** Whether this process can run it; default true. */
  isHere?: () => boolean
  /** May be aborted at any point and run again; throws soon after the signal if it is not done. */
  run: (signal: AbortSignal) => Promise<void>
}

type JobPace = {
  tickMs: number
  leaseMs: number
  /** The first delay after a failure; doubles with each further one. */
  retryMs: number
}

const PACE: JobPace = { tickMs: 5 * SECOND_MS, leaseMs: MINUTE_MS, retryMs: MINUTE_MS }

/** Returns a function that stops and waits for running jobs. */
export function startJobs(all: readonly Job[], pace: JobPace = PACE): () => Promise<void> {
  const jobs = all.filter(({ isHere }) => isHere?.() ?? true)
  const stopping = new AbortController()
  // Each running job follows it, and all may run at once: Node warns from the eleventh.
  setMaxListeners(jobs.length, stopping.signal)
  const running = new Map<string, Promise<void>>()
  const names = jobs.map(({ name }) => name)
  let isKnown = false
  let looking: Promise<void> = Promise.resolve()
  let isLooking = false

  async function look(): Promise<void> {
    if (!isKnown) await ensureJobs(names)
    isKnown = true
    const free = await findFreeJobs(names)
    for (const job of jobs) {
      if (stopping.signal.aborted || running.has(job.name) || !free.includes(job.name)) continue
      const attempt = attemptJob(job, pace, stopping.signal)
      const run = attempt.catch(logUnlessDatabaseGone).finally(() => running.delete(job.name))
      running.set(job.name, run)
    }
  }

  function tick(): void {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch(logUnlessDatabaseGone)
      .finally(() => (isLooking = false))
  }

  const timer = setInterval(tick, pace.tickMs)
  timer.unref()
  tick()
  return async () => {
    clearInterval(timer)
    stopping.abort(new Error('The process ends.'))
    await looking
    await Promise.all(running.values())
  }
}

async function attemptJob(job: Job, pace: JobPace, stopping: AbortSignal) {
  const owner = openOwner()
  try {
    if (await claimJob(job.name, owner, pace.leaseMs)) await runJob(job, owner, pace, stopping)
  } finally {
    closeOwner(owner)
  }
}

async function runJob(job: Job, owner: string, pace: JobPace, stopping: AbortSignal) {
  const { name } = job
  const lease = keepLease(() => renewJob(name, owner, pace.leaseMs), pace.leaseMs)
  try {
    await withOwnSignal([stopping, lease.lost], job.run)
  } catch (error) {
    if (lease.lost.aborted) return
    if (stopping.aborted) return void (await releaseJob(name, owner))
    if (!isDatabaseGone(error)) logger().error({ err: error, job: name }, 'a job failed')
    const text = error instanceof Error ? error.message : String(error)
    const retryMs = (failures: number) =>
      Math.min(job.everyMs, pace.retryMs * 2 ** Math.min(failures - 1, 10))
    await failJob(name, owner, text, retryMs)
    return
  } finally {
    lease.end()
  }
  await endJob(name, owner, job.everyMs)
}

function logUnlessDatabaseGone(error: unknown): void {
  if (!isDatabaseGone(error)) logger().error({ err: error }, 'the jobs could not be run')
}
