import { useState } from 'react'
import { CrossedPlace } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import { entryPicturePath } from '@/components/aotd/admin/calls'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'

export function EntryFacts({ entry }: { entry: AdminArt }) {
  const [hasFailed, setFailed] = useState(false)
  const { _id, url, width, height, title, generationStatus, author, nextEmojis } = entry
  const facts = [
    ['id', _id],
    ['author now', author],
    ['streak', String(entry.streak)],
    ['painted by', entry.model ?? 'nobody yet'],
    ['size', width && height ? `${width} × ${height}` : 'none'],
    ['next emojis', nextEmojis.join(' ') || 'none'],
    ['version', String(entry.__v)],
  ]
  return (
    <div className={styles.facts}>
      {url && !hasFailed ? (
        <img
          src={entryPicturePath(_id)}
          width={width ?? 4}
          height={height ?? 3}
          alt={title ?? 'Untitled'}
          className={styles.picture}
          onError={() => setFailed(true)}
        />
      ) : (
        <div className={styles.noPicture}>
          <CrossedPlace />
          <p className="type-small muted">{url ? 'Failed to load image' : 'No picture yet'}</p>
        </div>
      )}
      <div>
        <StatusBadge status={generationStatus.status} />
        <dl className={`${styles.list} type-control`}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
