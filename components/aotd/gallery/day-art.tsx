'use client'

import { ArtCounts, ArtQuote, ArtPicture, type ArtPictureProps } from '@/components/aotd/art-facts'
import { AuthorLine } from '@/components/aotd/author-line'
import { PictureColumns } from '@/components/page/picture-columns'
import { Section } from '@/components/page/section'
import { buttonClass } from '@/components/ui/button-class'
import { fullImagePath, originalPath } from '@/lib/aotd/tags'
import type { ArtDayPage, ArtDay } from '@/lib/aotd/schema'
import styles from './day-art.module.css'
import { Link } from '@/components/ui/link'
import { artDayPath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { PaletteBands } from '@/components/aotd/gallery/palette-bands'
import { type ReactNode, useState } from 'react'
import { CrossedPlace, PictureFrame } from '@/components/ui/picture-frame'
import { ART_TEXTS } from '@/lib/aotd/catalogue'

type Art = NonNullable<ArtDayPage['art']>
export type DayArtProps = {
  dateKey: string
  isSample: boolean
  palette: ArtDayPage['palette']
  isReportable: boolean
  art: Art
  author: ReactNode
}

export function DayArt({ dateKey, isSample, palette, isReportable, art, author }: DayArtProps) {
  const { title, authorQuote, streak, views, emojis } = art
  const { altText, width, height, files } = art
  return (
    <>
      <PictureColumns
        picture={
          <DayPicture
            src={fullImagePath(files.full)}
            alt={altText}
            width={width}
            height={height}
            dateKey={dateKey}
            emojis={emojis}
            ground={<PaletteBands palette={palette} />}
          />
        }
      >
        <h2 className={`${styles.work} type-lead`}>{title}</h2>
        <p className="type-control muted">
          <AuthorLine createdBy={author} userEmoji={art.userEmoji} />
        </p>
        {isSample && <p className="type-control muted">sample</p>}
        {authorQuote && <ArtQuote art={art} reportedAs={isReportable ? dateKey : null} />}
        <ArtCounts streak={streak} views={views} />
        <p className={styles.save}>
          <a href={originalPath(files.original)} download className={buttonClass('outline')}>
            Download the original
          </a>
        </p>
      </PictureColumns>
      <OtherDays art={art} />
    </>
  )
}

function OtherDays({ art: { previous, next, onThisDay } }: { art: Art }) {
  return (
    <div className={styles.others}>
      {(previous || next) && (
        <Section title="Other days" fact="before and after">
          <ul className={styles.days}>
            {previous && (
              <li>
                <DayLink day={previous} label="previous" />
              </li>
            )}
            {next && (
              <li>
                <DayLink day={next} label="next" />
              </li>
            )}
          </ul>
        </Section>
      )}
      {onThisDay.length > 0 && (
        <Section title="On this day" fact="in other years">
          <ul className={styles.days}>
            {onThisDay.map((day) => (
              <li key={day.dateKey}>
                <DayLink day={day} label={day.dateKey.slice(0, 4)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

type DayLinkProps = {
  day: ArtDay
  label: string
}

function DayLink({ day: { dateKey, title, palette, isSample }, label }: DayLinkProps) {
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

function DayPicture(props: Omit<ArtPictureProps, 'onError'>) {
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return <ArtPicture {...props} onError={() => setFailed(true)} />
  return (
    <figure>
      <PictureFrame bleeds>
        <CrossedPlace />
      </PictureFrame>
      <figcaption className={`${styles.failed} type-control`} role="alert">
        {ART_TEXTS.imageFailed}
      </figcaption>
    </figure>
  )
}
