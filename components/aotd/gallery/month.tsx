import type { ArtDay } from '@/lib/aotd/schema'
import { monthName } from '@/lib/format'
import { weeksOf } from './calendar'
import { DayTile } from './day-tile'
import styles from './month.module.css'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type MonthProps = {
  year: number
  /** From 1. */
  month: number
  days: ArtDay[]
}

/** Without art only the name is shown. */
export function Month({ year, month, days }: MonthProps) {
  const key = `${year}-${String(month).padStart(2, '0')}`
  if (days.length === 0) {
    return (
      <p className={`${styles.quiet} muted`}>
        {monthName(month)}
        <span className="aloud">: no pictures</span>
      </p>
    )
  }
  const byDate = new Map(days.map((day) => [day.dateKey, day]))
  return (
    <table className={styles.month}>
      <caption className={styles.name}>{monthName(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name} className="type-small muted">
              <span aria-hidden="true">{name.charAt(0)}</span>
              <span className="aloud">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column}>
                {day && (
                  <Day day={day} art={byDate.get(`${key}-${String(day).padStart(2, '0')}`)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, art }: { day: number; art: ArtDay | undefined }) {
  if (art) return <DayTile day={day} art={art} />
  return <span className={`${styles.none} type-small muted`}>{day}</span>
}
