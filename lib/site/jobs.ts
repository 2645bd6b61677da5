import { artDayOf } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { FEATURES } from '@/lib/features'
import { forEachItem } from '@/lib/jobs/each-item'
import type { Job } from '@/lib/jobs/run-jobs'
import { sendDigests } from '@/lib/digest/send-digests'
import { makeBooks, YEAR_BOOK_JOB } from '@/lib/year-book/books'
import { collectMedia } from '@/lib/media/collect'
import { IMPORT_JOB } from '@/lib/archives/imports'
import { runImports } from '@/lib/move/run-imports'
import { assignAll } from '@/lib/badges/assign'
import { readDigest } from '@/lib/site/digest'
import { readYear } from '@/lib/site/year-book'
import { runDueDeletions } from '@/lib/site/deletions'
import { readCounters } from '@/lib/site-stats/read-counters'

/** A file is stored before the document that refers to it, by work that takes minutes. */
const UNREFERENCED_MS = DAY_MS

export const JOBS: readonly Job[] = [
  { name: 'account-deletion', everyMs: 10 * MINUTE_MS, run: runDueDeletions },
  { name: 'trash-purge', everyMs: 6 * HOUR_MS, run: purgeTrash },
  // Gives what no event gave: for the end of an art day there is none.
  {
    name: 'badges',
    everyMs: HOUR_MS,
    run: async (signal) => void (await assignAll(readCounters, signal)),
  },
  {
    name: 'weekly-digest',
    everyMs: HOUR_MS,
    run: (signal) => sendDigests(readDigest, artDayOf(now()), signal),
  },
  { name: YEAR_BOOK_JOB, everyMs: 6 * HOUR_MS, run: (signal) => makeBooks(readYear, signal) },
  { name: IMPORT_JOB, everyMs: 6 * HOUR_MS, run: runImports },
  { name: 'media-collection', everyMs: DAY_MS, run: collectOrphans },
  ...FEATURES.flatMap(({ jobs = [] }) => jobs),
]

/** Deleted more than 30 days ago (G-19c). */
export async function purgeTrash(signal: AbortSignal): Promise<void> {
  const all = FEATURES.flatMap(({ trash = [] }) => trash)
  await forEachItem(all, ({ purgeExpired }) => purgeExpired(signal), signal)
}

export async function collectOrphans(signal: AbortSignal): Promise<void> {
  const all = FEATURES.flatMap(({ media }) => media ?? [])
  const collect = ({ owner, listReferenced }: (typeof all)[number]) => {
    const findReferenced = (names: string[]) => {
      signal.throwIfAborted()
      return listReferenced(names)
    }
    return collectMedia(owner, findReferenced, UNREFERENCED_MS)
  }
  await forEachItem(all, collect, signal)
}
