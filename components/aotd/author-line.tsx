import type { ReactNode } from 'react'
import type { ArtInfo } from '@/lib/aotd/schema'
import styles from './author-line.module.css'

type AuthorLineProps = Pick<ArtInfo, 'userEmoji'> & {
  createdBy: ReactNode
}

export function AuthorLine(props: AuthorLineProps) {
  return (
    <>
      author: art initialized by <AuthorName {...props} />
    </>
  )
}

/** The name stays in one line, with its emoji. */
export function AuthorName({ createdBy, userEmoji }: AuthorLineProps) {
  return (
    <span className={styles.name}>
      {userEmoji && `${userEmoji}\u00a0`}
      {createdBy}
    </span>
  )
}
