import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { barColour } from '../rate-colour'
import styles from './stats.module.css'

type StatsProps = { label: string; ratings: readonly { name: string; value: number }[] }

export function Stats({ label, ratings }: StatsProps) {
  if (ratings.length === 0) return <p className="type-small">{COFFEE_TEXTS.noRatings}</p>
  return (
    <ul className={`${styles.stats} type-small`} aria-label={label}>
      {ratings.map(({ name, value }) => (
        <li key={name} className={styles.row}>
          <span>{name}</span>
          <svg className={styles.track} height="8" aria-hidden="true">
            <rect width={`${value * 10}%`} height="8" fill={barColour(value)} />
          </svg>
          <b>{value.toFixed(1)}</b>
        </li>
      ))}
    </ul>
  )
}
