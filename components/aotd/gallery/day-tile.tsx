import { Link } from '@/components/ui/link'
import { smallImagePath } from '@/lib/aotd/tags'
import type { ArchiveDay } from '@/lib/aotd/schema'
import { artDayPath } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import styles from './day-tile.module.css'
import { PaletteBands } from './palette-bands'

export function DayTile({ dateKey, title, picture, palette, isSample }: ArchiveDay) {
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
