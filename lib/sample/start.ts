import { HOUR_MS } from '@/lib/durations'
import { startJobs } from '@/lib/jobs/run-jobs'
import type { SampleContent } from '@/lib/define-feature'
import { logger, requestLevel } from '@/lib/logger'
import { withOwnSignal } from '@/lib/runtime/time-limit'
import { completePlan, findPlan } from '@/lib/sample/plan'
import { SAMPLES } from '@/lib/sample/samples'

export const SAMPLE_JOB = 'sample-content'

/** Short leases, so that a killed site continues soon after its restart. */
const TIMING = { tickMs: 1000, leaseMs: 6000, retryMs: 30_000 }

/** One process at a time creates it; returns the stop function, like `startJobs`. */
export function startSampleContent(
  contents: readonly SampleContent[] = SAMPLES,
): () => Promise<void> {
  const stop = startJobs(
    [
      {
        name: SAMPLE_JOB,
        everyMs: HOUR_MS,
        run: async (signal) => {
          await fillSampleContent(contents, signal)
          void stop()
        },
      },
    ],
    TIMING,
  )
  return stop
}

const POLL_MS = 500

class SampleRemoved extends Error {
  override name = 'SampleRemoved'
}

export async function fillSampleContent(
  contents: readonly SampleContent[],
  stopping: AbortSignal,
): Promise<void> {
  const plan = await findPlan()
  if (!plan) return
  const removal = watchForRemoval()
  try {
    await withOwnSignal([stopping, removal.signal], async (signal) => {
      for (const { name, create } of contents) {
        const onProgress = (done: number, total: number) =>
          logger()[requestLevel()]({ sample: name }, `Painting sample content: ${done} of ${total}`)
        await create({ ...plan, signal, onProgress })
      }
      signal.throwIfAborted()
    })
    await completePlan()
    logger().info('The sample content is complete.')
  } catch (error) {
    if (!removal.signal.aborted) throw error
    logger().info('The sample content is being removed: nothing more is painted.')
  } finally {
    removal.end()
  }
}

function watchForRemoval() {
  const removed = new AbortController()
  const checkPlan = async () => {
    if (!(await findPlan())) removed.abort(new SampleRemoved())
  }
  const timer = setInterval(() => void checkPlan().catch(() => undefined), POLL_MS)
  timer.unref()
  return { signal: removed.signal, end: () => clearInterval(timer) }
}
