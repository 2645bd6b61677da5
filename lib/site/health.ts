import { z } from 'zod'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { count, instant } from '@/lib/http/answer-fields'
import { JOBS } from '@/lib/site/jobs'
import { type JobReport, reportJobs } from '@/lib/jobs/claim'

const jobReport = z.object({
  name: z.string().meta({ example: 'purge trash' }),
  isRunning: z.boolean(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  dueAt: instant,
  error: z.string().nullable(),
  failures: count,
})

export const healthAnswer = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  /** Admins alone see it. */
  jobs: z.array(jobReport).optional(),
})
export type Health = z.infer<typeof healthAnswer>

/** Throws 503 without the database (G-18). */
export async function getHealth(viewer: Viewer | null): Promise<Health> {
  try {
    const { db } = await connectDb()
    await db?.command({ ping: 1 })
    if (!hasRole(viewer, 'admin')) return { status: 'ok', database: 'ok' }
    const reports = await reportJobs(JOBS.map(({ name }) => name))
    return { status: 'ok', database: 'ok', jobs: reports.map(toJobDto) }
  } catch (cause) {
    throw new AppError('unavailable', { retryAfter: 2, cause })
  }
}

function toJobDto({ startedAt, endedAt, dueAt, ...report }: JobReport): z.infer<typeof jobReport> {
  return {
    ...report,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    dueAt: dueAt.toISOString(),
  }
}
