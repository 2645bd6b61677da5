import type { NextPicture, TodaySummary } from '@/lib/aotd/schema'
import { longDay } from '@/lib/format'
import styles from './day-card.module.css'
import { NextPictureLine } from './next-picture-line'
import { PaletteBands } from './gallery/palette-bands'

type DayCardProps = { today: TodaySummary; siteName: string; next: NextPicture }

/** Other sites show it in a frame. */
export function DayCard({ today, siteName, next }: DayCardProps) {
  const { date, title, colours, page } = today
  return (
    <article className={styles.card}>
      <div className={styles.bands}>
        <PaletteBands palette={colours} />
      </div>
      <div className={styles.words}>
        <h1 className="type-name">{title ?? 'The colours of the day'}</h1>
        <div className={styles.lines}>
          {date && <p className="type-control muted">{longDay(date)}</p>}
          <NextPictureLine {...next} />
        </div>
        <a className={`${styles.site} type-control`} href={page} target="_blank">
          {siteName}
        </a>
      </div>
    </article>
  )
}
