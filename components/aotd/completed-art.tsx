'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useRef, useState } from 'react'
import { PictureColumns } from '@/components/page/picture-columns'
import { BandsGround } from '@/components/ui/picture-frame'
import { TODAY_IMAGE_PATH } from '@/lib/aotd/tags'
import type { ArtInfo } from '@/lib/aotd/schema'
import { ArtCounts, ArtPicture, ArtQuote, hasViews } from '@/components/aotd/art-facts'
// Preloaded, as the form itself is loaded after the page.
import './author-form.module.css'
import '@/components/ui/form/field.module.css'
import styles from './completed-art.module.css'
import { AuthorLine } from './author-line'
import { useArtUpdates } from './use-art-updates'
import { useTakenFocus } from './use-taken-focus'

const AuthorForm = dynamic(async () => (await import('./author-form')).AuthorForm)

type CompletedArtProps = { info: ArtInfo; author: ReactNode; onImageError: () => void }

export function CompletedArt({ info, author, onImageError }: CompletedArtProps) {
  const { title, authorQuote } = info
  const [news, setNews] = useState<'quote' | 'emojis'>()
  const { readViews } = useArtUpdates(info.dateKey)
  const hasLoaded = useRef(false)
  const hasNext = info.nextAOTDEmojis.length > 0

  /** Loading it counts as a view, which may be the first one. */
  function showFirstView() {
    if (!hasLoaded.current && !hasViews(info.views)) void readViews()
    hasLoaded.current = true
  }

  return (
    <PictureColumns
      picture={
        <ArtPicture
          src={TODAY_IMAGE_PATH}
          alt={info.altText}
          width={info.width}
          height={info.height}
          dateKey={info.dateKey}
          emojis={info.thisAOTDEmojis}
          ground={<BandsGround />}
          onLoaded={showFirstView}
          onError={onImageError}
        />
      }
    >
      <h2 className={`${styles.work} type-lead`}>{title}</h2>
      <p className="type-control muted">
        <AuthorLine {...info} createdBy={author ?? info.createdBy} />
      </p>
      {authorQuote && (
        <ArtQuote
          art={info}
          takesFocus={news === 'quote'}
          reportedAs={info.hasPermission ? null : info.dateKey}
        />
      )}
      {/* Reserves the space, as the first view is counted after rendering. */}
      <div className={styles.counts}>
        <ArtCounts streak={info.currentStreakNum} views={info.views} />
      </div>
      {hasNext && <NextEmojis emojis={info.nextAOTDEmojis} takesFocus={news === 'emojis'} />}
      {info.hasPermission && !(authorQuote && hasNext) && (
        <AuthorForm info={info} onDone={setNews} />
      )}
    </PictureColumns>
  )
}

type NextEmojisProps = { emojis: readonly string[]; takesFocus: boolean }

/** The author and admins see it. */
function NextEmojis({ emojis, takesFocus }: NextEmojisProps) {
  const ref = useTakenFocus<HTMLParagraphElement>(takesFocus)
  return (
    <p ref={ref} tabIndex={takesFocus ? -1 : undefined} className={`${styles.next} type-control`}>
      <span className="muted">emojis for the next art:</span> {emojis.join(' ')}
    </p>
  )
}
