import { buttonClass, Buttons } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { originalPath, POSTCARD_FORMATS, POSTCARD_LABELS, postcardPath } from '@/lib/aotd/catalogue'
import { artDayPath } from '@/lib/config/paths'
import styles from './art-actions.module.css'
import { ShareButton } from './share-button'

type ArtActionsProps = {
  dateKey: string
  title: string
  /** The name of the file. */
  original: string
  isOwnPage?: boolean
}

/** What members can do with a picture. */
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
