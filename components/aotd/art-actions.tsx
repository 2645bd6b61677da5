import { Button, buttonClass, Buttons } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { Link } from '@/components/ui/link'
import { showToast } from '@/components/ui/show-toast'
import { POSTCARD_FORMATS, POSTCARD_LABELS } from '@/lib/aotd/catalogue'
import { originalPath, postcardPath } from '@/lib/aotd/tags'
import { artDayPath } from '@/lib/config/paths'
import styles from './art-actions.module.css'

type ArtActionsProps = {
  dateKey: string
  title: string
  /** The name of the file. */
  original: string
  isOwnPage?: boolean
}

export function ArtActions({ dateKey, title, original, isOwnPage = false }: ArtActionsProps) {
  return (
    <div className={styles.actions}>
      <Buttons>
        <ShareButton dateKey={dateKey} title={title} />
        <a href={originalPath(original)} download className={buttonClass('outline')}>
          Download the original
        </a>
      </Buttons>
      <p className="type-control">
        Postcard:{' '}
        {POSTCARD_FORMATS.map((format, i) => (
          <span key={format}>
            {i > 0 && ', '}
            <a href={postcardPath(dateKey, format)} download className={styles.link}>
              {POSTCARD_LABELS[format]}
            </a>
          </span>
        ))}
      </p>
      {!isOwnPage && (
        <p className="type-control">
          <Link href={artDayPath(dateKey)} className={styles.link}>
            The page of this day
          </Link>
        </p>
      )}
    </div>
  )
}

/** Browsers that cannot share copy the link. */
function ShareButton({ dateKey, title }: { dateKey: string; title: string }) {
  async function share() {
    const url = new URL(artDayPath(dateKey), location.href).href
    const failed = `This browser cannot share. The link is ${url}`
    if (typeof navigator.share !== 'function') {
      return copyText(url, { copied: 'The link was copied.', failed })
    }
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The reader has closed the browser's own menu.
      if (error instanceof DOMException && error.name === 'AbortError') return
      void showToast('error', failed, { length: 'short' })
    }
  }
  return <Button onClick={() => void share()}>Share</Button>
}
