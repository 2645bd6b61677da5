import { setTimeout as pause } from 'node:timers/promises'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { reportJobs } from '@/lib/jobs/claim'
import type { SampleContent } from '@/lib/define-feature'
import { hasSampleMembers } from '@/lib/account/sample-members'
import { cancelPlan, findPlan } from '@/lib/sample/plan'
import { SAMPLES } from '@/lib/sample/samples'
import { SAMPLE_JOB } from '@/lib/sample/start'

const LOOK_MS = 100
/** Longer than the lease of a process that was killed while it painted. */
const PATIENCE_MS = 15_000

/** Whether there is sample content, or will be. */
export async function hasSampleContent(): Promise<boolean> {
  return (await findPlan()) !== null || hasSampleMembers()
}

/**
 * Removes all sample content for good, and nothing else: what is made at the moment is stopped
 * first, in whatever process. May be repeated; returns whether there was any. `actor` is null at the
 * terminal. Throws `unavailable` when the making does not stop.
 */
export async function removeSampleContent(
  actor: ViewerWith<'admin'> | null,
  contents: readonly SampleContent[] = SAMPLES,
): Promise<boolean> {
  if (!(await hasSampleContent())) return false
  await cancelPlan()
  await awaitEndOfMaking()
  // What was made later may refer to what was made before it.
  for (const { remove } of [...contents].reverse()) await remove()
  const target = { kind: 'sample content', id: 'site', name: 'sample content' }
  await recordChange(actor, { action: 'remove sample content', target, before: {}, after: null })
  return true
}

async function awaitEndOfMaking(): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  const isRunning = async () => (await reportJobs([SAMPLE_JOB]))[0]?.isRunning
  while (await isRunning()) {
    if (performance.now() > giveUpAt) throw new AppError('unavailable', { retryAfter: 2 })
    await pause(LOOK_MS)
  }
}
