import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title: string
  /** One small fact under the title. */
  fact?: string
  /** What chooses between views of the part. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a screen, its title in the margin where there is room. */
export function Section({ title, fact, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {fact && <p className="type-small muted">{fact}</p>}
        {aside}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
