import { count } from '@/lib/format'
import type { AdminTotals } from '@/lib/site-stats/schema'
import styles from './figures.module.css'

export function Figures({ totals }: { totals: AdminTotals }) {
  const figures = [
    { label: 'users', value: totals.totalUsers },
    { label: 'art of the day', value: totals.totalAOTD },
    { label: 'messages', value: totals.totalMessages },
    { label: 'friends & family', value: totals.totalFriendsFamilyUsers },
    { label: 'tokens used', value: totals.totalTokensUsed },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className="type-small muted">{label}</dt>
          <dd className={`${styles.value} type-figure`}>{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
