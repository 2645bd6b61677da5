import { Link } from '@/components/ui/link'
import { count } from '@/lib/format'
import styles from './bars.module.css'

type BarsProps = {
  rows: readonly { name: string; value: number; href: string }[]
  label: string
}

export function Bars({ rows, label }: BarsProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className={styles.bars} aria-label={label}>
      {rows.map(({ name, value, href }) => (
        <li key={name} className={styles.row}>
          <Link href={href}>{name}</Link>
          <svg className={styles.bar} width="100%" height="4" aria-hidden="true">
            <rect width={`${(value / max) * 100}%`} height="4" />
          </svg>
          <span className={styles.value}>{count(value)}</span>
        </li>
      ))}
    </ul>
  )
}
