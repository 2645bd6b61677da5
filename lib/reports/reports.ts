import { Types } from 'mongoose'
import { mailOwner } from '@/lib/account/mail-owner'
import { recordChange } from '@/lib/audit/record-change'
import { findAccount } from '@/lib/auth/accounts'
import type { Admin, Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { toDocumentId } from '@/lib/document-id'
import { AppError, notFound } from '@/lib/errors'
import { asExtra } from '@/lib/mail/as-extra'
import { paragraphsOf } from '@/lib/mail/letter'
import { queueLetter } from '@/lib/mail/queue-mail'
import { REPORT_TEXTS, type ReportState } from '@/lib/reports/catalogue'
import { authorLetter, REPORT_CAME_MAIL, REPORT_MAIL, reporterLetter } from '@/lib/reports/letters'
import type { ReportedThing } from '@/lib/reports/reportable'
import { type Report, ReportModel } from '@/models/report'

export type StoredReport = Report & { _id: Types.ObjectId }

type NewReport = {
  path: string
  kind: string
  thing: ReportedThing
  reason: string
  viewer: Viewer | null
  email: string | undefined
}

export async function storeReport(report: NewReport): Promise<void> {
  const { path, kind, thing, reason, viewer, email = null } = report
  await ReportModel.create({
    path,
    kind,
    targetId: thing.id,
    subject: thing.subject,
    authorId: thing.authorId && new Types.ObjectId(thing.authorId),
    reason,
    userId: viewer && new Types.ObjectId(viewer.id),
    email,
    sentAt: now(),
  })
  await mailOwner(REPORT_CAME_MAIL, {
    needsServer: true,
    title: 'A report waits for you',
    before: [`This was reported: ${thing.subject}.`, ...paragraphsOf(reason)],
  })
}

/** Throws 404, or 409 for a decided one. */
export async function readWaitingReport(id: string): Promise<StoredReport> {
  const _id = toDocumentId(id)
  const report = _id && (await ReportModel.findById(_id).lean())
  if (!report) throw notFound(REPORT_TEXTS.noSuchReport)
  if (report.state !== 'waiting') throw new AppError('conflict', { message: REPORT_TEXTS.decided })
  return report
}

export type Verdict = { state: Exclude<ReportState, 'waiting'>; reasons: string }

export async function storeVerdict({ _id }: StoredReport, verdict: Verdict): Promise<void> {
  await ReportModel.updateOne({ _id }, { $set: { ...verdict, decidedAt: now() } })
}

/** Notes the decision in the audit, and mails both sides; the profile tells members too. */
export async function announceDecision(
  admin: Admin,
  report: StoredReport,
  { state, reasons }: Verdict,
): Promise<void> {
  const { kind, targetId: id, subject, path } = report
  await recordChange(admin, {
    action: state === 'removed' ? 'remove reported' : 'keep reported',
    target: { kind, id, name: subject },
    before: { state: 'waiting', path },
    after: { state, path, reasons },
  })
  await asExtra('a report', () =>
    mailBoth(report, { subject, reasons, isRemoved: state === 'removed' }),
  )
}

async function mailBoth(
  { email, authorId }: StoredReport,
  decided: { subject: string; reasons: string; isRemoved: boolean },
): Promise<void> {
  if (email) await queueLetter(REPORT_MAIL, { to: email, letter: reporterLetter(decided) })
  const author = decided.isRemoved && authorId && (await findAccount(String(authorId)))
  // An address that is not verified may belong to somebody else; the profile tells the member.
  if (!author || !author.viewer.emailVerified) return
  const { email: to, username } = author.viewer
  await queueLetter(REPORT_MAIL, { to, letter: authorLetter(username, decided) })
}
