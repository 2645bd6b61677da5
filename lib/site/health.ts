import { z } from 'zod'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { count, instant } from '@/lib/http/fields'
import { currentDisk } from '@/lib/processes/disk'
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

const bytes = z.int().min(0).meta({ example: 12_884_901_888 })

/** Pages are shown in all of them, so that all are 200. */
const STATUS = { ok: 'ok', low: 'disk nearly full', full: 'disk full' } as const

export const healthAnswer = z.object({
  status: z.enum([STATUS.ok, STATUS.low, STATUS.full]),
  database: z.literal('ok'),
  /** Admins alone see that of the data folder; null if the system does not tell. */
  disk: z.object({ free: bytes, total: bytes }).nullable().optional(),
  jobs: z.array(jobReport).optional(),
})
export type Health = z.infer<typeof healthAnswer>

/** Throws 503 without the database (G-18). */
export async function getHealth(viewer: Viewer | null): Promise<Health> {
  try {
    const { db } = await connectDb()
    await db?.command({ ping: 1 })
    const disk = currentDisk()
    const health = { status: STATUS[disk.state], database: 'ok' } as const
    if (!hasRole(viewer, 'admin')) return health
    const reports = await reportJobs(JOBS.map(({ name }) => name))
    return { ...health, disk: disk.space, jobs: reports.map(toJobDto) }
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
