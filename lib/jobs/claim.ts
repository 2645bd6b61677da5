import { setTimeout as pause } from 'node:timers/promises'
import { realNow } from '@/lib/clock'
import { cutText } from '@/lib/config/cut-text'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { isFree, leasesOn } from '@/lib/leases/lease'
import { JobModel } from '@/models/job'

/* Job times follow real time, as a moved site clock (G-14) must neither repeat nor stop jobs. */

const ERROR_CHARACTERS = 300
const POLL_MS = 500

export type JobReport = {
  name: string
  isRunning: boolean
  startedAt: Date | null
  endedAt: Date | null
  dueAt: Date
  error: string | null
  failures: number
}

const leases = (ms: number) => leasesOn(JobModel, { ms })

/** New jobs are due at once. */
export async function ensureJobs(names: readonly string[]): Promise<void> {
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

const isDue = () => ({ dueAt: { $lte: realNow() } })

async function readFree(names: readonly string[], owner?: string) {
  const found = await JobModel.find({ _id: { $in: names }, ...isDue() })
    .select({ lease: 1 })
    .lean()
  return found.filter(({ lease }) => isFree(lease, realNow(), owner))
}

/** Reads only, so that idle ticks write nothing. */
export async function findFreeJobs(names: readonly string[]): Promise<string[]> {
  return (await readFree(names)).map(({ _id }) => _id)
}

/** False where it is not due or another process holds it. */
export async function claimJob(name: string, owner: string, leaseMs: number): Promise<boolean> {
  const [job] = await readFree([name], owner)
  if (!job) return false
  const startedAt = realNow()
  const update = { $set: { startedAt, dueAt: startedAt } }
  return (await leases(leaseMs).claim(job, { owner, filter: isDue(), update })) !== null
}

export function renewJob(_id: string, owner: string, leaseMs: number): Promise<boolean> {
  return leases(leaseMs).renew({ _id, owner })
}

export async function endJob(_id: string, owner: string, everyMs: number): Promise<boolean> {
  await postpone(_id, owner, everyMs)
  return leases(0).release({ _id, owner }, { endedAt: realNow(), error: null, failures: 0 })
}

/** A job that was made due while it ran stays so, as it may have missed what was added. */
async function postpone(_id: string, owner: string, ms: number): Promise<void> {
  const isUnchanged = { $expr: { $eq: ['$dueAt', '$startedAt'] } }
  const filter = { _id, 'lease.owner': owner, ...isUnchanged }
  await JobModel.updateOne(filter, { $set: { dueAt: fromNow(ms) } })
}

export async function failJob(
  _id: string,
  owner: string,
  error: string,
  retryMs: (failures: number) => number,
): Promise<boolean> {
  const job = await JobModel.findOne({ _id, 'lease.owner': owner }).lean()
  if (!job) return false
  const failures = job.failures + 1
  await postpone(_id, owner, retryMs(failures))
  const text = cutText(error, ERROR_CHARACTERS)
  return leases(0).release({ _id, owner }, { endedAt: realNow(), error: text, failures })
}

/** It runs at the next tick of a process instead of at its time. */
export async function makeJobDue(_id: string): Promise<void> {
  await JobModel.updateOne({ _id }, { $set: { dueAt: realNow() } })
}

/** Waits for jobs of other processes too; throws 503 after `waitMs`, which is longer than a lease. */
export async function untilNoJobRuns(waitMs = 90_000): Promise<void> {
  for (let waited = 0; waited < waitMs; waited += POLL_MS) {
    const held = await JobModel.find({ 'lease.until': { $gt: realNow() } }).lean()
    if (held.every(({ lease }) => isFree(lease, realNow()))) return
    await pause(POLL_MS)
  }
  throw new AppError('unavailable', { message: 'A job still runs. Please try again later.' })
}

/** The job was aborted; another process can start it at once. */
export function releaseJob(_id: string, owner: string): Promise<boolean> {
  return leases(0).release({ _id, owner })
}

export async function reportJobs(names: readonly string[]): Promise<JobReport[]> {
  const found = await JobModel.find({ _id: { $in: names } }).lean()
  const states = new Map(found.map((job) => [job._id, job]))
  const time = realNow()
  return names.flatMap((name) => {
    const job = states.get(name)
    if (!job) return []
    const { startedAt = null, endedAt = null, error = null, dueAt, failures } = job
    const isRunning = !!job.lease && job.lease.until > time
    return [{ name, isRunning, startedAt, endedAt, dueAt, error, failures }]
  })
}

function fromNow(ms: number): Date {
  return new Date(realNow().getTime() + ms)
}
