import { HOUR_MS } from '@/lib/durations'
import { startJobs } from '@/lib/jobs/run-jobs'
import type { SampleContent } from '@/lib/define-feature'
import { fillSampleContent } from '@/lib/sample/fill'
import { SAMPLES } from '@/lib/sample/samples'

/** The name that this work's lease is held under. */
export const SAMPLE_JOB = 'sample-content'

/** Shorter leases than those of the jobs that recur: a site that was killed goes on at its restart. */
const PACE = { tickMs: 1000, leaseMs: 6000, retryMs: 30_000 }

/**
 * Has this process make the sample content, if no other process does; where one ends in the middle
 * of it, another goes on. Looks no more once all is made. Returns what ends it, like `startJobs`.
 */
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
    PACE,
  )
  return stop
}
