import type { ReactNode } from 'react'
import type { ArtInfo } from '@/lib/aotd/schema'
import styles from './author-line.module.css'

type AuthorLineProps = Pick<ArtInfo, 'userEmoji'> & {
  /** The name, or a link of it. */
  createdBy: ReactNode
}

/** The name stays in one line, with its emoji. */
export function AuthorLine({ createdBy, userEmoji }: AuthorLineProps) {
  return (
    <>
      author: art initialized by{' '}
      <span className={styles.name}>
        {userEmoji && `${userEmoji}\u00a0`}
        {createdBy}
      </span>
    </>
  )
}
