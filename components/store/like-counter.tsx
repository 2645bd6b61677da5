import { MAX_SHOWN_LIKES } from '@/lib/store/catalogue'
import styles from './like.module.css'

const DIGITS = 6

export function LikeCounter({ count }: { count: number }) {
  const digits = String(Math.min(count, MAX_SHOWN_LIKES))
  return (
    <span className={styles.counter} aria-hidden="true">
      <span className={styles.zeros}>{'0'.repeat(DIGITS - digits.length)}</span>
      {digits}
    </span>
  )
}
