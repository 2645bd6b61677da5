import { Section } from '@/components/page/section'
import type { ArchiveDay } from '@/lib/aotd/schema'
import { counted, monthName } from '@/lib/format'
import { DayTile } from './day-tile'
import styles from './month.module.css'

type MonthProps = {
  /** It counts from 1. */
  month: number
  days: readonly ArchiveDay[]
}

export function Month({ month, days }: MonthProps) {
  return (
    <Section title={monthName(month)} fact={counted(days.length, 'picture')}>
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
