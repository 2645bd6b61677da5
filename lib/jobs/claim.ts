import { realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { isDuplicateKey } from '@/lib/errors'
import { JobModel } from '@/models/job'

/*
 * Leases and the hours of jobs follow real time, and not the site's clock (G-14): they hold off
 * processes that truly run, and a clock that a test moves must neither start a job twice nor keep
 * it from running. What a job itself decides by date, such as 30 days, follows the site's clock.
 */

const ERROR_CHARACTERS = 300

/** What the database knows of a job. */
export type JobReport = {
  name: string
  isRunning: boolean
  startedAt: Date | null
  endedAt: Date | null
  dueAt: Date
  error: string | null
  failures: number
}

/** Makes the entries of jobs that have none yet; these are due at once. */
export async function ensureJobs(names: readonly string[]): Promise<void> {
  await connectDb()
  for (const _id of names) {
    await JobModel.updateOne(
      { _id },
      { $setOnInsert: { dueAt: realNow(), lease: null, failures: 0 } },
      { upsert: true },
    ).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
    })
  }
}

/** Matches jobs that wait for someone: due, and in nobody's hands or in those of a dead process. */
function isFree(owner: string) {
  const time = realNow()
  return {
    dueAt: { $lte: time },
    // A lease of this very process is left over from a run that could not write its end.
    $or: [{ lease: null }, { 'lease.until': { $lte: time } }, { 'lease.owner': owner }],
  }
}

/** Of these jobs, the ones that wait for someone; reads alone, so that idle ticks write nothing. */
export async function findFreeJobs(names: readonly string[], owner: string): Promise<string[]> {
  await connectDb()
  const found = await JobModel.find({ _id: { $in: names }, ...isFree(owner) })
    .select({ _id: 1 })
    .lean()
  return found.map(({ _id }) => String(_id))
}

/** Takes a job for `leaseMs`; false where another process was quicker. */
export async function claimJob(name: string, owner: string, leaseMs: number): Promise<boolean> {
  const { matchedCount } = await JobModel.updateOne(
    { _id: name, ...isFree(owner) },
    { $set: { lease: { owner, until: fromNow(leaseMs) }, startedAt: realNow() } },
  )
  return matchedCount === 1
}

/** Holds a job for another `leaseMs`; false where it has gone into other hands. */
export function renewJob(name: string, owner: string, leaseMs: number): Promise<boolean> {
  return write(name, owner, { 'lease.until': fromNow(leaseMs) })
}

/** Notes a good run and when the next one is due. */
export function endJob(name: string, owner: string, everyMs: number): Promise<boolean> {
  const dueAt = fromNow(everyMs)
  return write(name, owner, { lease: null, endedAt: realNow(), error: null, failures: 0, dueAt })
}

/** Notes a bad run and when it is tried again. */
export async function failJob(
  name: string,
  owner: string,
  error: string,
  retryMs: (failures: number) => number,
): Promise<boolean> {
  const job = await JobModel.findOne({ _id: name, 'lease.owner': owner }).lean()
  if (!job) return false
  const failures = job.failures + 1
  const text = error.slice(0, ERROR_CHARACTERS)
  const dueAt = fromNow(retryMs(failures))
  return write(name, owner, { lease: null, endedAt: realNow(), error: text, failures, dueAt })
}

/** Gives a job back that was cut off, for another process to begin at once. */
export function releaseJob(name: string, owner: string): Promise<boolean> {
  return write(name, owner, { lease: null })
}

/** How each of these jobs stands, in their order; those that never had an entry are left out. */
export async function reportJobs(names: readonly string[]): Promise<JobReport[]> {
  await connectDb()
  const found = await JobModel.find({ _id: { $in: names } }).lean()
  const states = new Map(found.map((job) => [String(job._id), job]))
  const time = realNow()
  return names.flatMap((name) => {
    const job = states.get(name)
    if (!job) return []
    const { startedAt = null, endedAt = null, error = null, dueAt, failures } = job
    const isRunning = !!job.lease && job.lease.until > time
    return [{ name, isRunning, startedAt, endedAt, dueAt, error, failures }]
  })
}

async function write(name: string, owner: string, $set: Record<string, unknown>): Promise<boolean> {
  const { matchedCount } = await JobModel.updateOne({ _id: name, 'lease.owner': owner }, { $set })
  return matchedCount === 1
}

function fromNow(ms: number): Date {
  return new Date(realNow().getTime() + ms)
}
