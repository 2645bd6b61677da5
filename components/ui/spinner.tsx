import styles from './spinner.module.css'

/** Says that something is under way, to the eye and aloud. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="progressbar" aria-label={label}>
      <span />
      <span />
      <span />
    </span>
  )
}
