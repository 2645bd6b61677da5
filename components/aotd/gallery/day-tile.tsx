import Link from 'next/link'
import type { ArtDay } from '@/lib/aotd/schema'
import { artDayPath } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import styles from './day-tile.module.css'
import { PaletteBands } from './palette-bands'

type DayTileProps = {
  /** Of the month. */
  day: number
  art: ArtDay
}

export function DayTile({ day, art: { dateKey, title, palette, isSample } }: DayTileProps) {
  return (
    <Link
      href={artDayPath(dateKey)}
      prefetch={false}
      className={`${styles.tile} ${isSample ? styles.sample : ''}`}
      title={title}
    >
      <PaletteBands palette={palette} />
      <span className={`${styles.number} type-small`} aria-hidden="true">
        {day}
      </span>
      <span className="aloud">
        {longDay(dateKey)}: {title}
        {isSample && ', sample'}
      </span>
    </Link>
  )
}
