'use client'

import styles from './completed-art.module.css'
import { useTakenFocus } from './use-taken-focus'

type NextEmojisProps = { emojis: readonly string[]; takesFocus: boolean }

/** The author and admins see it. */
export function NextEmojis({ emojis, takesFocus }: NextEmojisProps) {
  const ref = useTakenFocus<HTMLParagraphElement>(takesFocus)
  return (
    <p ref={ref} tabIndex={takesFocus ? -1 : undefined} className={`${styles.next} type-control`}>
      <span className="muted">emojis for the next art:</span> {emojis.join(' ')}
    </p>
  )
}
