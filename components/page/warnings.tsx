import styles from './warnings.module.css'

type WarningsProps = {
  label: string
  /** Whole sentences; nothing is shown for none. */
  texts: readonly string[]
}

export function Warnings({ label, texts }: WarningsProps) {
  if (texts.length === 0) return null
  return (
    <ul className={styles.warnings} aria-label={label}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
