import type { ReactNode } from 'react'
import { ArtQuote } from '@/components/aotd/art-facts'
import { AuthorName } from '@/components/aotd/author-line'
import { PaletteBands } from '@/components/aotd/gallery/palette-bands'
import { Specimens } from './specimens'
import { ForVisitors } from '@/components/aotd/for-visitors'
import { JoinButtons } from '@/components/page/members-only'
import { Bands } from '@/components/ui/bands'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import type { ArtDayPage } from '@/lib/aotd/schema'
import styles from './day-for-visitors.module.css'

type DayForVisitorsProps = {
  /** Null before the first picture. */
  day: ArtDayPage | null
  /** What it is, such as `Art of the day, 21 November 2026`. */
  label: string
  heading: 'h1' | 'h2'
  author: ReactNode
  report?: ReactNode
  next: ReactNode
  path: string
}

/** The picture is for members: its title, author, quote and colours are for everybody (G-136). */
export function DayForVisitors(props: DayForVisitorsProps) {
  const { day, label, heading: Heading, author, report, next, path } = props
  return (
    <div className={styles.columns}>
      <div className={styles.work}>
        <p className="type-control muted">{day?.isSample ? `${label}, a sample` : label}</p>
        {day && (
          <>
            <Heading dir="auto" className={`${styles.title} type-name`}>
              {day.title}
            </Heading>
            <p className="type-control muted">
              Started by the member <AuthorName createdBy={author} userEmoji={day.userEmoji} />
            </p>
          </>
        )}
      </div>
      <figure className={styles.colours}>
        {day && <figcaption className="type-control">{ART_TEXTS.onlyColours}</figcaption>}
        <div className={styles.bands}>
          {day ? (
            <PaletteBands palette={day.palette} />
          ) : (
            <Bands direction="down" className={styles.all} />
          )}
        </div>
      </figure>
      <div className={styles.words}>
        <p className={`${styles.site} type-lead`}>
          <ForVisitors />
        </p>
        <JoinButtons path={path} />
        {next}
        {day?.authorQuote && <ArtQuote art={day} report={report} />}
      </div>
      <div className={styles.specimens}>
        <p className="type-control">Three other pictures, for everybody</p>
        <Specimens />
      </div>
    </div>
  )
}
