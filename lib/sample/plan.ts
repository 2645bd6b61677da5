import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { SampleContentModel } from '@/models/sample-content'
import { UserModel } from '@/models/user'

const ONLY = { _id: 'site' }

export type SamplePlan = { plannedAt: Date }

/**
 * Whether this process is to make sample content: `SAMPLE_CONTENT` is on, and the database is empty,
 * or was when the content that is still unfinished was planned. Asked before the owner is created,
 * as a database with an account is not empty; what was removed is not planned again.
 */
export async function planSampleContent(): Promise<boolean> {
  if (env().SAMPLE_CONTENT === 'off') return false
  if (!(await UserModel.exists({}))) {
    const $setOnInsert = { state: 'wanted', plannedAt: now() }
    await SampleContentModel.updateOne(ONLY, { $setOnInsert }, { upsert: true })
  }
  return (await findPlan()) !== null
}

/** The plan of what is still to be made, or null. */
export async function findPlan(): Promise<SamplePlan | null> {
  const entry = await SampleContentModel.findOne({ ...ONLY, state: 'wanted' }).lean()
  return entry && { plannedAt: entry.plannedAt }
}

/** Notes that all is made, unless it was removed meanwhile. */
export async function completePlan(): Promise<void> {
  await SampleContentModel.updateOne({ ...ONLY, state: 'wanted' }, { $set: { state: 'complete' } })
}

/** Has whoever makes sample content stop, and nobody begin again. */
export async function cancelPlan(): Promise<void> {
  await SampleContentModel.updateOne(ONLY, { $set: { state: 'removed' } })
}
