import { Link } from '@/components/ui/link'
import { Empty } from '@/components/page/empty'
import type { ArchiveYear as Year } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './archive-year.module.css'
import { Month } from './month'

export function ArchiveYear({ year, years, months }: Year) {
  return (
    <>
      <nav aria-label="Years">
        <ul className={styles.years}>
          {years.map((other) => (
            <li key={other}>
              <Link
                href={`${PATHS.artArchive}?year=${other}`}
                className={styles.year}
                aria-current={other === year ? 'page' : undefined}
              >
                {other}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {months.length === 0 && <Empty place="centre">{`No pictures in ${year}.`}</Empty>}
      {months.map(({ month, days }) => (
        <Month key={month} month={month} days={days} />
      ))}
    </>
  )
}
