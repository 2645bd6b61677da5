import { Link } from '@/components/ui/link'
import styles from './chips.module.css'

type Chip = {
  label: string
  href: string
  /** What the link does, where its words do not say it. */
  action?: string
  isCurrent?: boolean
}

export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null
  return (
    <div className={styles.row}>
      <p className="type-small muted">{label}</p>
      <ul className={styles.chips} aria-label={label}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link
              href={chip.href}
              scroll={false}
              className={styles.chip}
              aria-current={chip.isCurrent ? 'true' : undefined}
              aria-label={chip.action && `${chip.action} ${chip.label}`}
            >
              {chip.label}
              {chip.action && <span aria-hidden="true"> ×</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
