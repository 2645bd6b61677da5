import Link from 'next/link'
import type { ArchiveYear as Year } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import { counted } from '@/lib/format'
import styles from './archive-year.module.css'
import { Month } from './month'

export function ArchiveYear({ year, years, months }: Year) {
  const days = months.flat()
  return (
    <>
      <div className={styles.head}>
        <nav aria-label="Years">
          <ul className={styles.years}>
            {years.map((other) => (
              <li key={other}>
                <Link
                  href={`${PATHS.artArchive}?year=${other}`}
                  prefetch={false}
                  className={styles.year}
                  aria-current={other === year ? 'page' : undefined}
                >
                  {other}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="type-control muted">
          {counted(days.length, 'picture')}
          {days.some(({ isSample }) => isSample) && ', with samples'}
        </p>
      </div>
      <div className={styles.months}>
        {months.map((ofMonth, i) => (
          <Month key={i} year={year} month={i + 1} days={ofMonth} />
        ))}
      </div>
    </>
  )
}
