import { nowMs } from '@/lib/clock'
import type { Decision } from '@/lib/config/waiting'
import type { Waiting } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { usernameOf } from '@/lib/auth/display-name'
import { REPORT_LIMITS, REPORT_TEXTS as TEXTS } from '@/lib/reports/catalogue'
import type { StoredReport } from '@/lib/reports/reports'
import { siteConfig } from '@/lib/settings/site-config'
import { ReportModel } from '@/models/report'

const WAITS = { state: 'waiting' } as const
const YEAR_MS = 365 * DAY_MS

export const waitingReports: Waiting = {
  count: () => ReportModel.countDocuments(WAITS),
  async list(limit) {
    const found = await ReportModel.find(WAITS).sort({ sentAt: 1, _id: 1 }).limit(limit).lean()
    return Promise.all(found.map(toItem))
  },
}

async function toItem({ _id, subject, path, reason, userId, email, sentAt }: StoredReport) {
  const sender = userId ? await usernameOf(String(userId)) : 'a visitor'
  const reader = readerOf({ userId, email })
  return {
    id: `report-${_id}`,
    kind: 'reported',
    noun: 'report',
    title: subject,
    href: path,
    by: [sender, email].filter(Boolean).join(', '),
    at: sentAt.toISOString(),
    text: reason,
    decisions: [
      decision('Keep', `${_id}/keep`, TEXTS.stays, reader),
      {
        ...decision('Remove', `${_id}/remove`, TEXTS.removed, `${reader} The author reads them.`),
        isDanger: true,
      },
    ],
  }
}

/** A member reads them in the profile. */
function readerOf({ userId, email }: Pick<StoredReport, 'userId' | 'email'>): string {
  if (userId) return TEXTS.reporterReads
  if (!email) return TEXTS.noAddress
  return siteConfig().sendsMail ? TEXTS.reporterReads : TEXTS.mailWaits
}

function decision(label: string, place: string, done: string, help: string): Decision {
  return {
    label,
    path: `/api/reports/admin/${place}`,
    method: 'POST',
    done,
    failed: TEXTS.failed,
    text: {
      name: 'reasons',
      label: 'Reasons',
      help,
      max: REPORT_LIMITS.reason,
      missing: TEXTS.reasonsMissing,
    },
  }
}

export async function deleteOldReports(): Promise<void> {
  await ReportModel.deleteMany({
    decidedAt: { $ne: null, $lte: new Date(nowMs() - YEAR_MS) },
  })
}
