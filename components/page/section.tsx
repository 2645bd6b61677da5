import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: ReactNode
  fact?: ReactNode
  aside?: ReactNode
  anchor?: string
  /** It holds text, and has no space at its end. */
  isText?: boolean
  children: ReactNode
}

export function Section({ title, fact, aside, anchor, isText = false, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      className={`${styles.section} ${isText ? styles.ofText : ''}`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {fact && <p className="type-small muted">{fact}</p>}
        {aside}
      </div>
      <div className={isText ? styles.text : styles.content}>{children}</div>
    </section>
  )
}
