import dynamic from 'next/dynamic'
import { type ReactNode, useRef, useState } from 'react'
import { PictureColumns } from '@/components/page/picture-columns'
import { BandsGround } from '@/components/ui/picture-frame'
import type { ArtInfo } from '@/lib/aotd/schema'
import { ArtCounts, ArtPicture, ArtQuote, hasViews } from '@/components/aotd/art-facts'
// Preloaded, as the form itself is loaded after the page.
import './author-form.module.css'
import '@/components/ui/form/field.module.css'
import { TODAY_IMAGE_PATH } from '@/lib/aotd/tags'
import styles from './completed-art.module.css'
import { ArtActions } from './art-actions'
import { AuthorLine } from './author-line'
import { useArtUpdates } from './use-art-updates'
import { useTakenFocus } from './use-taken-focus'

const CornerBadge = dynamic(async () => (await import('./corner-badge')).CornerBadge)
const ReportQuote = dynamic(async () => (await import('./report-quote')).ReportQuote)
const AuthorForm = dynamic(async () => (await import('./author-form')).AuthorForm)

type CompletedArtProps = {
  info: ArtInfo
  author: ReactNode
  /** Its author has waited for it, and sees it alone first. */
  isUnveiled: boolean
  onImageError: () => void
}

export function CompletedArt(props: CompletedArtProps) {
  const { info, author, isUnveiled, onImageError } = props
  const { title, authorQuote, dateKey } = info
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState<'quote' | 'emojis'>()
  const { readViews } = useArtUpdates(dateKey)
  const hasLoaded = useRef(false)
  const hasNext = info.nextAOTDEmojis.length > 0

  /** Loading it counts as a view, which may be the first one. */
  function showFirstView() {
    if (!hasLoaded.current && !hasViews(info.views)) void readViews()
    hasLoaded.current = true
    setOpen(true)
  }

  const unveiling = isUnveiled ? (isOpen ? styles.open : styles.veiled) : ''

  return (
    <div className={unveiling}>
      <PictureColumns
        picture={
          <ArtPicture
            src={TODAY_IMAGE_PATH}
            alt={info.altText}
            width={info.width}
            height={info.height}
            dateKey={dateKey}
            emojis={info.thisAOTDEmojis}
            ground={<BandsGround />}
            cover={
              isUnveiled && (
                <>
                  <div className={styles.veil}>
                    <BandsGround />
                  </div>
                  {isOpen && <CornerBadge />}
                </>
              )
            }
            onLoaded={showFirstView}
            onError={onImageError}
          />
        }
      >
        <div className={styles.words}>
          <h2 className={`${styles.work} type-lead`}>{title}</h2>
          <p className="type-control muted">
            <AuthorLine {...info} createdBy={author ?? info.createdBy} />
          </p>
          {authorQuote && (
            <ArtQuote
              art={info}
              takesFocus={news === 'quote'}
              report={
                !info.hasPermission && <ReportQuote dateKey={dateKey} author={info.createdBy} />
              }
            />
          )}
          {/* Reserves the space, as the first view is counted after rendering. */}
          <div className={styles.counts}>
            <ArtCounts
              streak={info.currentStreakNum}
              carried={{ days: info.carriedStreakNum, restedDays: info.restedDays }}
              views={info.views}
            />
          </div>
          {hasNext && <NextEmojis emojis={info.nextAOTDEmojis} takesFocus={news === 'emojis'} />}
          {info.hasPermission && !(authorQuote && hasNext) && (
            <AuthorForm info={info} onDone={setNews} />
          )}
          <ArtActions dateKey={dateKey} title={title} original={info.original} />
        </div>
      </PictureColumns>
    </div>
  )
}

/** The author and admins see it. */
function NextEmojis({ emojis, takesFocus }: { emojis: readonly string[]; takesFocus: boolean }) {
  const ref = useTakenFocus<HTMLParagraphElement>(takesFocus)
  return (
    <p ref={ref} tabIndex={takesFocus ? -1 : undefined} className={`${styles.next} type-control`}>
      <span className="muted">emojis for the next art:</span> {emojis.join(' ')}
    </p>
  )
}
