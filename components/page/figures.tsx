import { Link } from '@/components/ui/link'
import styles from './figures.module.css'

export type Figure = {
  label: string
  value: string
  href: string | null
  isCurrent?: boolean
  note?: string
}

type FiguresProps = {
  figures: readonly Figure[]
  hasRule?: boolean
}

export function Figures({ figures, hasRule = false }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${hasRule ? styles.rule : ''}`}>
      {figures.map(({ label, value, href, isCurrent, note }) => (
        <div key={label} className={styles.figure}>
          <dt className="type-small muted">{label}</dt>
          <dd className={`${styles.value} type-figure`}>
            {href === null ? (
              value
            ) : (
              <Link
                href={href}
                scroll={false}
                className={styles.link}
                aria-label={`${label}: ${value}`}
                aria-current={isCurrent || undefined}
              >
                {value}
              </Link>
            )}
          </dd>
          {note && <dd className={`${styles.note} type-small muted`}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
