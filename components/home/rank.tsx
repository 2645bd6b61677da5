import styles from './home.module.css'

/** G-34 */
export function Rank({ role }: { role: string }) {
  return (
    <p className={styles.row}>
      <span className="muted">rank</span>
      <span className={styles.role}>{role}</span>
    </p>
  )
}
