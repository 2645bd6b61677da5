import { ArtCounts, ArtQuote } from '@/components/aotd/art-facts'
import { PictureColumns } from '@/components/page/picture-columns'
import { Section } from '@/components/page/section'
import { buttonClass } from '@/components/ui/button-class'
import { fullImagePath, originalPath } from '@/lib/aotd/tags'
import type { ArtDayPage } from '@/lib/aotd/schema'
import styles from './day-art.module.css'
import { DayLink } from './day-link'
import { DayPicture } from './day-picture'

type Art = NonNullable<ArtDayPage['art']>
export type DayArtProps = { dateKey: string; isSample: boolean; art: Art }

export function DayArt({ dateKey, isSample, art }: DayArtProps) {
  const { title, createdBy, authorQuote, streak, views, emojis } = art
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
          />
        }
      >
        <h2 className={`${styles.work} type-lead`}>{title}</h2>
        <p className="type-control muted">author: art initialized by {createdBy}</p>
        {isSample && <p className="type-control muted">sample</p>}
        {authorQuote && <ArtQuote art={art} />}
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
