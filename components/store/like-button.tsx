import { Link } from '@/components/ui/link'
import { icon } from '@/components/ui/icon'
import { loginPath, PATHS } from '@/lib/config/paths'
import { counted } from '@/lib/format'
import styles from './like.module.css'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/components/ui/form/failure'
import { showToast } from '@/components/ui/show-toast'
import { LIKE_LOCK_MS, MAX_SHOWN_LIKES } from '@/lib/store/catalogue'
import { storeCalls } from '@/components/store/calls'

const HeartIcon = icon(
  <path d="M12 20.5C5.5 15.6 3 12.4 3 8.9 3 6.2 5.1 4 7.7 4c1.8 0 3.4 1 4.3 2.6C12.9 5 14.5 4 16.3 4 18.9 4 21 6.2 21 8.9c0 3.5-2.5 6.7-9 11.6Z" />,
)

type LikeButtonProps = {
  id: string
  title: string
  liked: boolean
  count: number
}

export function LikeButton({ id, title, ...first }: LikeButtonProps) {
  const { liked, count, isLocked, toggle } = useLike(id, first)
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={liked}
      aria-disabled={isLocked || undefined}
      aria-label={nameOf(title, count)}
      onClick={() => void toggle()}
    >
      <span className={`${styles.heart} ${liked ? styles.liked : ''}`}>
        <HeartIcon size={24} />
      </span>
      <LikeCounter count={count} />
    </button>
  )
}

/** Visitors log in first (G-119). */
export function LikeLink({ title, count }: { title: string; count: number }) {
  return (
    <Link
      href={loginPath(PATHS.store)}
      className={styles.like}
      aria-label={`${nameOf(title, count)}. Log in to like it.`}
    >
      <span className={styles.heart}>
        <HeartIcon size={24} />
      </span>
      <LikeCounter count={count} />
    </Link>
  )
}

function nameOf(title: string, count: number): string {
  return `Like ${title}: ${counted(count, 'like')}`
}

/** Shows the like before the answer, takes it back after a failure, and locks for 5 s (G-119). */
function useLike(id: string, first: { liked: boolean; count: number }) {
  const [likes, setLikes] = useState(first)
  const [isLocked, setLocked] = useState(false)
  const lock = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(lock.current), [])

  async function toggle(): Promise<void> {
    if (isLocked) return
    const { liked, count } = likes
    setLocked(true)
    setLikes({ liked: !liked, count: count + (liked ? -1 : 1) })
    const unlocked = new Promise<void>((resolve) => {
      lock.current = setTimeout(resolve, LIKE_LOCK_MS)
    })
    try {
      const answer = await storeCalls.likeItem(id)
      setLikes({ liked: answer.liked, count: answer.likesCount })
    } catch (reason) {
      setLikes(likes)
      void showToast('error', failureOf(reason).text)
    }
    // An answer that is slower than the lock ends it.
    await unlocked
    setLocked(false)
  }

  return { ...likes, isLocked, toggle }
}

const DIGITS = 6

function LikeCounter({ count }: { count: number }) {
  const digits = String(Math.min(count, MAX_SHOWN_LIKES))
  return (
    <span className={styles.counter} aria-hidden="true">
      <span className={styles.zeros}>{'0'.repeat(DIGITS - digits.length)}</span>
      {digits}
    </span>
  )
}
