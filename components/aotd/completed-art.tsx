'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { TODAY_IMAGE_PATH } from '@/lib/aotd/queries'
import type { ArtInfo } from '@/lib/aotd/schema'
import { ArtCounts, ArtPicture, ArtQuote } from './art-facts'
import { ArtLayout } from './art-layout'
// The form's own styles must be there when it is: it is loaded later than the page is drawn.
import './author-form.module.css'
import '@/components/ui/field.module.css'
import styles from './completed-art.module.css'
import { NextEmojis } from './next-emojis'

/** Which only authors load. */
const AuthorForm = dynamic(async () => (await import('./author-form')).AuthorForm)

type CompletedArtProps = { info: ArtInfo; onImageError: () => void }

/** The picture of the day and everything that is said of it (S2 §2). */
export function CompletedArt({ info, onImageError }: CompletedArtProps) {
  const { title, createdBy, authorQuote, quoteHelp } = info
  const [news, setNews] = useState<'quote' | 'emojis'>()
  const hasNext = info.nextAOTDEmojis.length > 0
  return (
    <ArtLayout
      picture={
        <ArtPicture
          src={TODAY_IMAGE_PATH}
          alt={info.altText}
          width={info.width}
          height={info.height}
          dateKey={info.dateKey}
          emojis={info.thisAOTDEmojis}
          onError={onImageError}
        />
      }
    >
      <h2 className={`${styles.work} type-lead`}>{title}</h2>
      <p className="type-control muted">author: art initialized by {createdBy}</p>
      {authorQuote && (
        <ArtQuote
          quote={authorQuote}
          author={createdBy}
          quoteHelp={quoteHelp}
          takesFocus={news === 'quote'}
        />
      )}
      {/* The place is kept: the first view is counted while the page is looked at. */}
      <div className={styles.counts}>
        <ArtCounts streak={info.currentStreakNum} views={info.views} />
      </div>
      {hasNext && <NextEmojis emojis={info.nextAOTDEmojis} takesFocus={news === 'emojis'} />}
      {info.hasPermission && !(authorQuote && hasNext) && (
        <AuthorForm info={info} onDone={setNews} />
      )}
    </ArtLayout>
  )
}
