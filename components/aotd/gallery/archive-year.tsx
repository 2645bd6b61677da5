import Link from 'next/link'
import { count } from '@/components/aotd/format'
import type { ArchiveYear as Year } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './archive-year.module.css'
import { Month } from './month'

/** A year of art days: each with a picture is a tile of its colours that leads to its page. */
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
          {count(days.length)} {days.length === 1 ? 'picture' : 'pictures'}
          {days.some(({ isSample }) => isSample) && ', dashed ones are samples'}
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
