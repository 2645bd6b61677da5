import { ArtCounts, ArtQuote, ArtPicture, type ArtPictureProps } from '@/components/aotd/art-facts'
import { ArtActions } from '@/components/aotd/art-actions'
import { ReportQuote } from '@/components/aotd/report-quote'
import { AuthorLine } from '@/components/aotd/author-line'
import { PictureColumns } from '@/components/page/picture-columns'
import { Section } from '@/components/page/section'
import type { ArtDayPage, ArtDay } from '@/lib/aotd/schema'
import styles from './day-art.module.css'
import { Link } from '@/components/ui/link'
import { artDayPath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { PaletteBands } from '@/components/aotd/gallery/palette-bands'
import { type ReactNode, useState } from 'react'
import { CrossedPlace, PictureFrame } from '@/components/ui/picture-frame'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { fullImagePath, smallImagePath } from '@/lib/aotd/tags'

type Art = NonNullable<ArtDayPage['art']>
export type DayArtProps = {
  page: ArtDayPage
  art: Art
  isReportable: boolean
  author: ReactNode
}

export function DayArt({ page, art, isReportable, author }: DayArtProps) {
  const { dateKey, title, isSample, palette } = page
  const { streak, views, emojis, altText, width, height, files } = art
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
        <h1 dir="auto" className={`${styles.work} type-name`}>
          {title}
        </h1>
        <p className="type-control muted">
          <AuthorLine createdBy={author} userEmoji={page.userEmoji} />
        </p>
        {isSample && <p className="type-control muted">sample</p>}
        {page.authorQuote && (
          <ArtQuote
            art={page}
            report={isReportable && <ReportQuote dateKey={dateKey} author={page.createdBy} />}
          />
        )}
        <ArtCounts streak={streak} carried={art.carried} views={views} />
        <ArtActions dateKey={dateKey} title={title} original={files.original} isOwnPage />
      </PictureColumns>
      {art.onThisDay.length > 0 && <OtherYears days={art.onThisDay} />}
    </>
  )
}

function OtherYears({ days }: { days: readonly ArtDay[] }) {
  return (
    <div className={styles.others}>
      <Section title="On this day" fact="in other years">
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day.dateKey}>
              <DayLink day={day} label={day.dateKey.slice(0, 4)} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

type DayLinkProps = {
  day: ArtDay
  label: string
}

function DayLink({ day: { dateKey, title, picture, palette, isSample }, label }: DayLinkProps) {
  return (
    <Link href={artDayPath(dateKey)} className={styles.link}>
      <span className={styles.colours}>
        <PaletteBands palette={palette} />
        <img src={smallImagePath(picture)} alt="" loading="lazy" className={styles.small} />
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
      <PictureFrame>
        <CrossedPlace />
      </PictureFrame>
      <figcaption className={`${styles.failed} type-control`} role="alert">
        {ART_TEXTS.imageFailed}
      </figcaption>
    </figure>
  )
}
