import { Link } from '@/components/ui/link'
import { Empty } from '@/components/page/empty'
import type { ArchiveYear as Year, ArchiveDay } from '@/lib/aotd/schema'
import { PATHS, artDayPath } from '@/lib/config/paths'
import styles from './archive-year.module.css'
import { Section } from '@/components/page/section'
import { counted, monthName, longDay } from '@/lib/format'
import { PaletteBands } from '@/components/aotd/gallery/palette-bands'
import { smallImagePath } from '@/lib/aotd/tags'

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
      {months.length === 0 && (
        <Empty
          place="centre"
          hint="Each day a member can start one."
        >{`No pictures in ${year}.`}</Empty>
      )}
      {months.map(({ month, days, theme }) => (
        <Month key={month} month={month} days={days} theme={theme} />
      ))}
    </>
  )
}

type MonthProps = {
  /** It counts from 1. */
  month: number
  days: readonly ArchiveDay[]
  theme: string | null
}

function Month({ month, days, theme }: MonthProps) {
  return (
    <Section title={monthName(month)} fact={counted(days.length, 'picture')}>
      {theme && <p className="type-control muted">{theme}</p>}
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day.dateKey}>
            <DayTile {...day} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function DayTile({ dateKey, title, picture, palette, isSample }: ArchiveDay) {
  return (
    <Link href={artDayPath(dateKey)} className={styles.tile}>
      <span className={styles.picture}>
        <PaletteBands palette={palette} />
        {picture && (
          <img src={smallImagePath(picture)} alt="" loading="lazy" className={styles.image} />
        )}
        {title && (
          <span className={`${styles.title} type-small`} aria-hidden="true">
            {title}
          </span>
        )}
      </span>
      <span className={`${styles.day} type-small`} aria-hidden="true">
        <span>{Number(dateKey.slice(8))}</span>
        {isSample && <span className={styles.sample}>sample</span>}
      </span>
      <span className="visually-hidden">
        {[longDay(dateKey), title, isSample && 'sample'].filter(Boolean).join(', ')}
      </span>
    </Link>
  )
}
