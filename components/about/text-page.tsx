import type { ReactNode } from 'react'
import styles from './text-page.module.css'

type TextPageProps = {
  title: string
  /** Stands below the title. */
  lead: ReactNode
  children?: ReactNode
}

/** A page of words. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <div className={`${styles.page} content`}>
      <h1 className="type-title">{title}</h1>
      <p className={`${styles.lead} type-lead`}>{lead}</p>
      {children}
    </div>
  )
}

type TextSectionProps = { title: string; children: ReactNode }

/** A part of a page of words, its title in the margin where there is room. */
export function TextSection({ title, children }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.name}>{title}</h2>
      <div className={styles.words}>{children}</div>
    </section>
  )
}
