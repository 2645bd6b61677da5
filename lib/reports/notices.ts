import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { sentBy } from '@/lib/auth/sent-by'
import type { PersonalData } from '@/lib/define-feature'
import type { ReportNotice } from '@/lib/reports/schema'
import { ReportModel } from '@/models/report'

export async function listReportNotices(viewer: Viewer): Promise<ReportNotice[]> {
  const authorId = new Types.ObjectId(viewer.id)
  const found = await ReportModel.find({
    $or: [
      { authorId, state: 'removed' },
      { ...sentBy(viewer), decidedAt: { $ne: null } },
    ],
  })
    .sort({ decidedAt: -1, _id: -1 })
    .lean()
  return found.map(({ _id, subject, state, reasons, decidedAt, sentAt, ...report }) => ({
    id: String(_id),
    isAuthor: String(report.authorId) === viewer.id,
    isRemoved: state === 'removed',
    subject,
    reasons,
    at: (decidedAt ?? sentAt).toISOString(),
  }))
}

export const reportData: PersonalData = {
  async list({ viewer }) {
    const sent = await ReportModel.find(sentBy(viewer)).sort({ sentAt: 1, _id: 1 }).lean()
    const reports = sent.map(({ subject, path, reason, state, reasons, sentAt }) => ({
      subject,
      path,
      reason,
      state,
      reasons,
      sentAt: sentAt.toISOString(),
    }))
    return { lists: { reports, 'report-decisions': await listReportNotices(viewer) } }
  },
  /** The report stays until it is decided and a year old, without whom it concerns. */
  async forget(account) {
    const authorId = new Types.ObjectId(account.id)
    await ReportModel.updateMany(sentBy(account), { $set: { userId: null, email: null } })
    await ReportModel.updateMany({ authorId }, { $set: { authorId: null } })
  },
}
