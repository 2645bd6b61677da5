import styles from './step-list.module.css'

export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {steps.map((step, i) => (
        <li key={i} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <p dir="auto" className={styles.text}>
            {step}
          </p>
        </li>
      ))}
    </ol>
  )
}
