import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { REPORT_TEXTS } from '@/lib/reports/catalogue'
import type { ReportNotice } from '@/lib/reports/schema'
import styles from './report-notices.module.css'

/** Decisions with their reasons, for the author and for who reported (G-148). */
export function ReportNotices({ notices }: { notices: readonly ReportNotice[] }) {
  return (
    <>
      <ul className={styles.notices}>
        {notices.map(({ id, subject, reasons, at, ...notice }) => (
          <li key={id} className={styles.notice}>
            <p>
              {outcomeOf(notice)}: {subject}
            </p>
            <p className={styles.reasons}>{reasons}</p>
            <p className="type-small muted">{shortDay(at)}</p>
          </li>
        ))}
      </ul>
      <p className="type-control">
        {REPORT_TEXTS.redress} <Link href={PATHS.contact}>Contact</Link>
      </p>
    </>
  )
}

function outcomeOf({ isAuthor, isRemoved }: Pick<ReportNotice, 'isAuthor' | 'isRemoved'>): string {
  if (isAuthor) return 'Removed after a report'
  return isRemoved ? 'You reported, and it was removed' : 'You reported, and it stays'
}
