import type { ArtInfo } from '@/lib/aotd/schema'
import styles from './author-line.module.css'

/** The name stays in one line, with its emoji. */
export function AuthorLine({ createdBy, userEmoji }: Pick<ArtInfo, 'createdBy' | 'userEmoji'>) {
  return (
    <>
      author: art initialized by{' '}
      <span className={styles.name}>
        {userEmoji ? `${userEmoji}\u00a0${createdBy}` : createdBy}
      </span>
    </>
  )
}
