import { shownNameOf } from '@/lib/account/shown-name'
import { artDayOf } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { activeFeatures, FEATURES } from '@/lib/features'
import { forEachItem } from '@/lib/jobs/each-item'
import type { Job } from '@/lib/jobs/run-jobs'
import { sendDigests } from '@/lib/digest/send-digests'
import { makeBooks, YEAR_BOOK_JOB } from '@/lib/year-book/books'
import { collectMedia } from '@/lib/media/collect'
import { IMPORT_JOB } from '@/lib/archives/imports'
import { findAccount } from '@/lib/auth/accounts'
import { runImports } from '@/lib/move/run-imports'
import { assignAll } from '@/lib/badges/assign'
import { readDigest } from '@/lib/site/digest'
import { runDueDeletions } from '@/lib/site/deletions'
import { readCounters } from '@/lib/site-stats/read-counters'
import type { PersonEntry } from '@/lib/site/schema'
import type { ReadYear } from '@/lib/year-book/schema'

export const readYear: ReadYear = async (userId, year) => {
  const account = await findAccount(userId)
  if (!account || account.isSuspended) throw new Error('The account may not sign in.')
  const lists = await Promise.all(
    activeFeatures().map(({ ofPerson }) => ofPerson?.(account.viewer, userId) ?? []),
  )
  const isOfYear = ({ date }: PersonEntry) => date?.startsWith(String(year))
  const byDate = (a: PersonEntry, b: PersonEntry) => (a.date ?? '').localeCompare(b.date ?? '')
  const sections = lists.flat().map(({ entries, ...section }) => ({
    ...section,
    entries: entries.filter(isOfYear).toSorted(byDate),
  }))
  return { name: await shownNameOf(userId), year, sections }
}

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
