import { env } from '@/lib/env'
import { FEATURES } from '@/lib/features'
import { startJobs } from '@/lib/jobs/run-jobs'
import { watchRestoring } from '@/lib/backups/restoring'
import { onMemberActed } from '@/lib/jobs/member-events'
import { onShutdown } from '@/lib/runtime/shutdown'
import { startSearch } from '@/lib/search/current-index'
import { evaluateMember } from '@/lib/badges/evaluate'
import { completeRestore } from '@/lib/site/backups'
import { createIndexes, updateDatabase } from '@/lib/site/update-database'
import { searchSources } from '@/lib/site/search-sources'
import { keepFeedIds } from '@/lib/site/feeds'
import { JOBS } from '@/lib/site/jobs'
import { startSettings } from '@/lib/settings/load'
import { readCounters } from '@/lib/site-stats/read-counters'

export async function startProcess(): Promise<void> {
  env()
  await updateDatabase()
  await startSettings()
  await createIndexes()
  await keepFeedIds()
  onMemberActed((...event) => evaluateMember(readCounters, ...event))
  startSearch(searchSources())
  onShutdown(watchRestoring({ startWork, complete: completeRestore }))
}

function startWork(): () => Promise<void> {
  const workers = FEATURES.flatMap((feature) => feature.workers ?? [])
  const stops = [...workers.map((start) => start()), startJobs(JOBS)]
  return async () => void (await Promise.allSettled(stops.map((stop) => stop())))
}
