import { Types } from 'mongoose'
import { findAccount } from '@/lib/auth/accounts'
import type { Viewer } from '@/lib/auth/permissions'
import type { PersonalData } from '@/lib/define-feature'
import type { ReportNotice } from '@/lib/reports/schema'
import { ReportModel } from '@/models/report'

type Sender = Pick<Viewer, 'id' | 'email' | 'emailVerified'>

/** An address counts once it is verified: another one may belong to somebody else. */
const sentBy = ({ id, email, emailVerified }: Sender) => ({
  $or: [{ userId: new Types.ObjectId(id) }, ...(emailVerified ? [{ email }] : [])],
})

/** What was removed of the viewer, and what became of the viewer's reports, newest first. */
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
  async forget({ id, email }) {
    const emailVerified = (await findAccount(id))?.viewer.emailVerified ?? false
    await ReportModel.updateMany(sentBy({ id, email, emailVerified }), {
      $set: { userId: null, email: null },
    })
    await ReportModel.updateMany({ authorId: new Types.ObjectId(id) }, { $set: { authorId: null } })
  },
}
