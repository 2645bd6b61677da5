import { Types } from 'mongoose'
import type { ChecklistBody } from '@/lib/account/admin/schema'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { AdminVisitModel } from '@/models/admin-visit'

/** A visit ends when the overview was not opened for so long; a reload keeps its news. */
const VISIT_MS = 30 * MINUTE_MS

/** Notes that an admin looks at the overview; returns when the visit before ended. */
export async function noteVisit({ id }: Admin): Promise<Date | null> {
  const _id = new Types.ObjectId(id)
  const time = now()
  const before = await AdminVisitModel.findById(_id).lean()
  const seenAt = before?.seenAt ?? null
  const isNewVisit = seenAt === null || time.getTime() - seenAt.getTime() > VISIT_MS
  const since = isNewVisit ? seenAt : (before?.since ?? null)
  await AdminVisitModel.updateOne({ _id }, { $set: { seenAt: time, since } }, { upsert: true })
  return since
}

export async function readChecklist({ id }: Admin): Promise<Required<ChecklistBody>> {
  const visit = await AdminVisitModel.findById(id).lean()
  const { isChecklistClosed = false, hasCopyElsewhere = false } = visit ?? {}
  return { isClosed: isChecklistClosed, hasCopyElsewhere }
}

export async function saveChecklist(
  { id }: Admin,
  { isClosed, hasCopyElsewhere }: ChecklistBody,
): Promise<void> {
  const $set = {
    ...(isClosed !== undefined && { isChecklistClosed: isClosed }),
    ...(hasCopyElsewhere !== undefined && { hasCopyElsewhere }),
  }
  await AdminVisitModel.updateOne({ _id: new Types.ObjectId(id) }, { $set }, { upsert: true })
}
