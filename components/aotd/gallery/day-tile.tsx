import Link from 'next/link'
import { longDay } from '@/components/aotd/format'
import type { ArtDay } from '@/lib/aotd/schema'
import { artDayPath } from '@/lib/config/paths'
import styles from './day-tile.module.css'
import { PaletteBands } from './palette-bands'

type DayTileProps = {
  /** Of the month. */
  day: number
  art: ArtDay
}

/** A day with art in the calendar: its colours, and its number on a corner of paper. */
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
