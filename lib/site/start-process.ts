import { env } from '@/lib/env'
import { FEATURES } from '@/lib/features'
import { startJobs } from '@/lib/jobs/run-jobs'
import { watchRestoring } from '@/lib/backups/restoring'
import { onMemberActed } from '@/lib/jobs/member-events'
import { onShutdown } from '@/lib/runtime/shutdown'
import { startSearch } from '@/lib/search/current-index'
import { evaluateMember } from '@/lib/badges/evaluate'
import { createIndexes, updateDatabase } from '@/lib/site/update-database'
import { searchSources } from '@/lib/site/search-sources'
import { keepFeedIds } from '@/lib/site/feeds'
import { JOBS } from '@/lib/site/jobs'
import { startSettings } from '@/lib/settings/load'
import { readCounters } from '@/lib/site-stats/read-counters'

export async function startProcess(): Promise<void> {
  env()
  watchRestoring()
  await updateDatabase()
  await startSettings()
  await createIndexes()
  await keepFeedIds()
  onMemberActed((...event) => evaluateMember(readCounters, ...event))
  for (const { workers = [] } of FEATURES) {
    for (const start of workers) onShutdown(start())
  }
  startSearch(searchSources())
  onShutdown(startJobs(JOBS))
}
