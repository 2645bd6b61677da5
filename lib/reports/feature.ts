import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { REPORT_CAME_MAIL, REPORT_MAIL } from '@/lib/reports/letters'
import { reportData } from '@/lib/reports/notices'
import { deleteOldReports, waitingReports } from '@/lib/reports/waiting'
import { ReportModel } from '@/models/report'

export const reports = defineFeature({
  name: 'reports',
  kind: 'service',
  models: [ReportModel],
  jobs: [{ name: 'reports-clean-up', everyMs: 6 * HOUR_MS, run: deleteOldReports }],
  personalData: reportData,
  stored: [
    'Reports of what members wrote or uploaded: what was reported and why, by which account, the address for the answer if one was typed, and the decision with its reasons. The author is not told who reported it. A report is deleted a year after the decision; with an account its name and address go at once.',
  ],
  mailKinds: [REPORT_CAME_MAIL, REPORT_MAIL],
  waiting: waitingReports,
})
