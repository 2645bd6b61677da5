import { HOUR_MS } from '@/lib/durations'
import { startJobs } from '@/lib/jobs/run-jobs'
import type { SampleContent } from '@/lib/define-feature'
import { fillSampleContent } from '@/lib/sample/fill'
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
