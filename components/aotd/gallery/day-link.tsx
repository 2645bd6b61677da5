import { Link } from '@/components/ui/link'
import type { ArtDay } from '@/lib/aotd/schema'
import { artDayPath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import styles from './day-link.module.css'
import { PaletteBands } from './palette-bands'

type DayLinkProps = {
  day: ArtDay
  label: string
}

export function DayLink({ day: { dateKey, title, palette, isSample }, label }: DayLinkProps) {
  return (
    <Link href={artDayPath(dateKey)} className={styles.link}>
      <span className={styles.colours}>
        <PaletteBands palette={palette} />
      </span>
      <span className={styles.words}>
        <span className={`${styles.label} type-small`}>{label}</span>
        <span className={styles.work}>{title}</span>
        <span className="type-small muted">
          {shortDay(dateKey)}
          {isSample && ', sample'}
        </span>
      </span>
    </Link>
  )
}
