import styles from './skip-link.module.css'

/** The first focus of every page. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  )
}
