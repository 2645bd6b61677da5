import { startArtWorker } from '@/lib/aotd/worker'
import { env } from '@/lib/env'
import { createIndexes } from '@/lib/indexes'
import { JOBS } from '@/lib/jobs'
import { startJobs } from '@/lib/jobs/run-jobs'
import { startMailSender } from '@/lib/mail/sender'
import { applyMigrations } from '@/lib/migrations/apply-migrations'
import { onShutdown } from '@/lib/shutdown'

/** Checks the environment, migrates, makes the indexes, takes up unfinished work and what recurs. */
export async function startProcess(): Promise<void> {
  env()
  await applyMigrations()
  await createIndexes()
  onShutdown(startArtWorker())
  onShutdown(startMailSender())
  onShutdown(startJobs(JOBS))
}
