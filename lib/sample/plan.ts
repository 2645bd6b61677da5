import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { SampleContentModel } from '@/models/sample-content'
import { UserModel } from '@/models/user'

const ONLY = { _id: 'site' }

type SamplePlan = { plannedAt: Date }

/** True for an empty database, or an unfinished plan. Call it before the owner is created. */
export async function planSampleContent(): Promise<boolean> {
  if (env().SAMPLE_CONTENT === 'off') return false
  if (!(await UserModel.exists({}))) {
    const $setOnInsert = { state: 'wanted', plannedAt: now() }
    await SampleContentModel.updateOne(ONLY, { $setOnInsert }, { upsert: true })
  }
  return (await findPlan()) !== null
}

export async function findPlan(): Promise<SamplePlan | null> {
  const entry = await SampleContentModel.findOne({ ...ONLY, state: 'wanted' }).lean()
  return entry && { plannedAt: entry.plannedAt }
}

export async function completePlan(): Promise<void> {
  await SampleContentModel.updateOne({ ...ONLY, state: 'wanted' }, { $set: { state: 'complete' } })
}

/** Any process that makes sample content stops. */
export async function cancelPlan(): Promise<void> {
  await SampleContentModel.updateOne(ONLY, { $set: { state: 'removed' } })
}
