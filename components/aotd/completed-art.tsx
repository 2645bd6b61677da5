'use client'

import { FlameIcon } from '@/components/ui/icons'
import { CornerCut, PictureFrame } from '@/components/ui/picture-frame'
import { STREAK_SHOWN_ABOVE } from '@/lib/art-of-the-day/catalogue'
import type { ArtInfo } from '@/lib/art-of-the-day/schema'
import { ArtImage } from './art-image'
import { ArtLayout } from './art-layout'
import styles from './completed-art.module.css'
import { count, longDay } from './format'

type CompletedArtProps = { info: ArtInfo; onImageError: () => void }

/** The picture of the day and everything that is said of it (S2 §2). */
export function CompletedArt({ info, onImageError }: CompletedArtProps) {
  return (
    <ArtLayout picture={<Picture info={info} onImageError={onImageError} />}>
      <h2 className={`${styles.work} type-lead`}>{info.title}</h2>
      <p className="type-control muted">author: art initialized by {info.createdBy}</p>
      {info.authorQuote && <Quote info={info} quote={info.authorQuote} />}
      <Counts info={info} />
    </ArtLayout>
  )
}

function Picture({ info, onImageError }: CompletedArtProps) {
  return (
    <figure>
      <PictureFrame bleeds>
        <ArtImage
          alt={info.altText}
          width={info.width}
          height={info.height}
          onError={onImageError}
        />
        {info.thisAOTDEmojis.length > 0 && (
          <CornerCut>
            <p className={styles.emojis}>
              <span className="aloud">Painted from </span>
              {info.thisAOTDEmojis.map((emoji) => (
                <span key={emoji}>{emoji}</span>
              ))}
            </p>
          </CornerCut>
        )}
      </PictureFrame>
      <figcaption className={`${styles.caption} type-small muted`}>
        <span>{longDay(info.dateKey)}</span>
        <span>AI-generated</span>
      </figcaption>
    </figure>
  )
}

function Quote({ info, quote }: { info: ArtInfo; quote: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote className="type-quote">{quote}</blockquote>
      <figcaption className="type-control muted">
        - {info.createdBy}
        {info.quoteHelp > 0 && ' & AI'}
      </figcaption>
    </figure>
  )
}

/** The streak from four days on, the views when there are some of both kinds. */
function Counts({ info: { currentStreakNum, views } }: { info: ArtInfo }) {
  const hasStreak = currentStreakNum > STREAK_SHOWN_ABOVE
  const hasViews = views.total > 0 && views.verified > 0
  if (!hasStreak && !hasViews) return null
  return (
    <p className={`${styles.counts} type-control`}>
      {hasStreak && (
        <span className={styles.streak}>
          <FlameIcon />
          <span className="aloud">streak of </span>
          {count(currentStreakNum)}
          <span className="aloud"> days</span>
        </span>
      )}
      {hasViews && (
        <span className="muted">
          views: <span className={styles.count}>{count(views.total)} total</span>,{' '}
          <span className={styles.count}>{count(views.verified)} verified</span>
        </span>
      )}
    </p>
  )
}
