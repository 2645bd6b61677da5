'use client'

import type { ReactNode } from 'react'
import { PictureFrame } from '@/components/ui/picture-frame'
import { STREAK_SHOWN_ABOVE } from '@/lib/aotd/catalogue'
import type { ArtInfo, ArtViews, RestedStreak } from '@/lib/aotd/schema'
import { count, longDay } from '@/lib/format'
import { STREAK_ICON_PATH } from '@/lib/icons/catalogue'
import styles from './art-facts.module.css'
import { ArtEmojis } from './art-emojis'
import { FadingImage } from '@/components/ui/fading-image'
import { useTakenFocus } from './use-taken-focus'

export type ArtPictureProps = {
  src: string
  alt: string
  width: number
  height: number
  dateKey: string
  emojis: string[]
  ground: ReactNode
  cover?: ReactNode
  onLoaded?: () => void
  onError: () => void
}

export function ArtPicture({ dateKey, emojis, ground, cover, ...image }: ArtPictureProps) {
  return (
    <figure>
      <PictureFrame>
        {ground}
        <FadingImage {...image} />
        <ArtEmojis emojis={emojis} />
        {cover}
      </PictureFrame>
      <figcaption className={`${styles.caption} type-small muted`}>
        <span>{longDay(dateKey)}</span>
        <span>AI-generated</span>
      </figcaption>
    </figure>
  )
}

type ArtQuoteProps = {
  art: Pick<ArtInfo, 'authorQuote' | 'createdBy' | 'quoteHelp'>
  takesFocus?: boolean
  report?: ReactNode
}

export function ArtQuote({ art, takesFocus = false, report }: ArtQuoteProps) {
  const ref = useTakenFocus<HTMLElement>(takesFocus)
  return (
    <figure ref={ref} tabIndex={takesFocus ? -1 : undefined} className={styles.quote}>
      <blockquote dir="auto" className="type-quote">
        {art.authorQuote}
      </blockquote>
      <figcaption className="type-control muted">
        <span>
          - {art.createdBy}
          {art.quoteHelp > 0 && ' & AI'}
        </span>
        {report && <> {report}</>}
      </figcaption>
    </figure>
  )
}

/** Each rest day is an empty ring beside the days with art (G-159). */
function Carried({ days, restedDays }: RestedStreak) {
  return (
    <span className="muted">
      {restedDays > 0 ? `${count(days)} + ${restedDays} rested ` : `${count(days)} carried on`}
      <span aria-hidden="true">{'○'.repeat(restedDays)}</span>
    </span>
  )
}

export function hasViews({ total, verified }: ArtViews): boolean {
  return total > 0 && verified > 0
}

type ArtCountsProps = { streak: number; carried?: RestedStreak; views: ArtViews }

export function ArtCounts({ streak, carried, views }: ArtCountsProps) {
  const hasStreak = streak > STREAK_SHOWN_ABOVE
  const isCarried = carried !== undefined && carried.days > Math.max(streak, STREAK_SHOWN_ABOVE)
  if (!hasStreak && !isCarried && !hasViews(views)) return null
  return (
    <p className={`${styles.counts} type-control`}>
      {hasStreak && (
        <span className={styles.streak}>
          <img src={STREAK_ICON_PATH} width={20} height={20} alt="" />
          <span className="visually-hidden">streak of </span>
          {count(streak)}
          <span className="visually-hidden"> days</span>
        </span>
      )}
      {isCarried && <Carried {...carried} />}
      {hasViews(views) && (
        <span className="muted">
          views: <span className={styles.count}>{count(views.total)} total</span>,{' '}
          <span className={styles.count}>{count(views.verified)} verified</span>
        </span>
      )}
    </p>
  )
}
