import { makeArt, publishArt } from '@/lib/aotd/painting/generate'
import { LEASE_MS, failWork, LeaseLost, releaseWork, type Work } from '@/lib/aotd/painting/work'
import { claimWork } from '@/lib/aotd/painting/claim-work'
import { choosePainter } from '@/lib/aotd/painting/painters'
import { isDatabaseGone } from '@/lib/errors'
import type { PicturePainter } from '@/lib/integrations/images/port'
import { closeOwner } from '@/lib/leases/lease-owner'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'
import { TimedOut, withTimeLimit } from '@/lib/runtime/time-limit'

const TICK_MS = 3000

type StopWorker = () => Promise<void>

const current = () => shared<{ wake?: () => void }>('art-worker', () => ({}))

export function startArtWorker(painter: PicturePainter = choosePainter()): StopWorker {
  const stopping = new AbortController()
  const passes = new Set<Promise<void>>()
  const startPass = () => {
    const pass = runPendingWork(painter, stopping.signal)
      .then(() => undefined, logUnlessDatabaseGone)
      .finally(() => passes.delete(pass))
    passes.add(pass)
  }
  const timer = setInterval(startPass, TICK_MS)
  timer.unref()
  current().wake = startPass
  startPass()
  return async () => {
    clearInterval(timer)
    delete current().wake
    stopping.abort(new WorkerStopped())
    await Promise.all(passes)
  }
}

/** Another process finds the work if this one has no worker. */
export function requestWork(): void {
  current().wake?.()
}

/** Returns how many were taken. */
export async function runPendingWork(
  painter: PicturePainter,
  signal: AbortSignal,
  limitMs = LEASE_MS,
): Promise<number> {
  const runs: Promise<void>[] = []
  try {
    while (!signal.aborted) {
      const work = await claimWork()
      if (!work) break
      runs.push(run(work, painter, signal, limitMs))
    }
  } finally {
    await Promise.all(runs)
  }
  return runs.length
}

class WorkerStopped extends Error {
  override name = 'WorkerStopped'
}

async function run(
  work: Work,
  painter: PicturePainter,
  stopping: AbortSignal,
  limitMs: number,
): Promise<void> {
  try {
    if (!work.isCompleted) {
      await withTimeLimit(limitMs, (signal) => makeArt(work, painter, signal), stopping)
    }
    await publishArt(work, stopping)
    closeOwner(work.owner)
  } catch (error) {
    await end(work, error, stopping.aborted).catch(logUnlessDatabaseGone)
    closeOwner(work.owner, endOfRun(error))
  }
}

function endOfRun(error: unknown) {
  if (error instanceof TimedOut) return 'timed_out'
  return isDatabaseGone(error) ? 'lost_database' : undefined
}

async function end(work: Work, error: unknown, isStopping: boolean): Promise<void> {
  // Another worker has the art, or takes it over.
  if (error instanceof LeaseLost || error instanceof TimedOut) return
  if (isStopping) return releaseWork(work)
  if (isDatabaseGone(error)) return
  logger().error({ err: error, dateKey: work.request.dateKey }, 'the art could not be finished')
  await failWork(work, error)
}

function logUnlessDatabaseGone(error: unknown): void {
  if (error instanceof LeaseLost || isDatabaseGone(error)) return
  logger().error({ err: error }, 'the art worker failed')
}
