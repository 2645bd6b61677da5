import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { FEATURES } from '@/lib/features'
import type { Job } from '@/lib/jobs/run-jobs'
import { collectMedia } from '@/lib/media/collect'
import { assignAll } from '@/lib/badges/assign'
import { runDueDeletions } from '@/lib/site/deletions'
import { readCounters } from '@/lib/site-stats/read-counters'

/** A file is stored before the document that refers to it, by work that takes minutes. */
const STALE_WHILE_REVALIDATE_MS = DAY_MS

export const JOBS: readonly Job[] = [
  { name: 'account-deletion', everyMs: 10 * MINUTE_MS, run: runDueDeletions },
  { name: 'trash-purge', everyMs: 6 * HOUR_MS, run: purgeTrash },
  // Gives what no event gave: for the end of an art day there is none.
  {
    name: 'badges',
    everyMs: HOUR_MS,
    run: async (signal) => void (await assignAll(readCounters, signal)),
  },
  { name: 'media-collection', everyMs: DAY_MS, run: collectOrphans },
  ...FEATURES.flatMap(({ jobs = [] }) => jobs),
]

/** Deleted more than 30 days ago (G-19c). */
export async function purgeTrash(signal: AbortSignal): Promise<void> {
  for (const { trash = [] } of FEATURES) {
    for (const { purgeExpired } of trash) await purgeExpired(signal)
  }
}

export async function collectOrphans(signal: AbortSignal): Promise<void> {
  for (const { media } of FEATURES) {
    if (!media) continue
    const findReferenced = (names: string[]) => {
      signal.throwIfAborted()
      return media.listReferenced(names)
    }
    await collectMedia(media.owner, findReferenced, STALE_WHILE_REVALIDATE_MS)
  }
}
