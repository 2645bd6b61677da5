import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { JOBS } from '@/lib/jobs'
import { type JobReport, reportJobs } from '@/lib/jobs/claim'

export type Health = {
  status: 'ok'
  database: 'ok'
  /** The last run and error of each recurring job, for admins alone. */
  jobs?: JobReport[]
}

/** Answers while the site and its database do; else 503 (G-18). */
export async function getHealth(viewer: Viewer | null): Promise<Health> {
  try {
    const { db } = await connectDb()
    await db?.command({ ping: 1 })
    if (!hasRole(viewer, 'admin')) return { status: 'ok', database: 'ok' }
    return { status: 'ok', database: 'ok', jobs: await reportJobs(JOBS.map(({ name }) => name)) }
  } catch (cause) {
    throw new AppError('unavailable', { retryAfter: 2, cause })
  }
}
