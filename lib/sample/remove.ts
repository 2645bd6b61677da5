import { setTimeout as pause } from 'node:timers/promises'
import { recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { reportJobs } from '@/lib/jobs/claim'
import type { SampleContent } from '@/lib/define-feature'
import type { UsedSample } from '@/lib/sample/schema'
import { hasSampleMembers } from '@/lib/account/sample-members'
import { cancelPlan, findPlan } from '@/lib/sample/plan'
import { SAMPLES } from '@/lib/sample/samples'
import { SAMPLE_JOB } from '@/lib/sample/start'

const POLL_MS = 100
/** Longer than the lease of a killed process. */
const TIMEOUT_MS = 15_000

export async function hasSampleContent(): Promise<boolean> {
  return (await findPlan()) !== null || hasSampleMembers()
}

export async function listUsedSamples(
  contents: readonly SampleContent[] = SAMPLES,
): Promise<UsedSample[]> {
  const lists = await Promise.all(contents.map(({ listUsed }) => listUsed?.() ?? []))
  return lists.flat()
}

/** False if there was none; `actor` is null at the terminal. Throws `unavailable` after a time-out. */
export async function removeSampleContent(
  actor: Admin | null,
  contents: readonly SampleContent[] = SAMPLES,
): Promise<boolean> {
  if (!(await hasSampleContent())) return false
  await cancelPlan()
  await waitUntilStopped()
  // Later content may refer to earlier content.
  const staying = (await listUsedSamples(contents)).map(({ title }) => title)
  for (const { remove } of [...contents].reverse()) await remove()
  const target = { kind: 'sample content', id: 'site', name: 'sample content' }
  await recordChange(actor, {
    action: 'remove sample content',
    target,
    before: {},
    after: { staying },
  })
  return true
}

async function waitUntilStopped(): Promise<void> {
  const giveUpAt = performance.now() + TIMEOUT_MS
  const isRunning = async () => (await reportJobs([SAMPLE_JOB]))[0]?.isRunning
  while (await isRunning()) {
    if (performance.now() > giveUpAt) throw new AppError('unavailable', { retryAfter: 2 })
    await pause(POLL_MS)
  }
}
