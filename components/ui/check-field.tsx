import { type ComponentProps, useId } from 'react'
import styles from './check-field.module.css'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string
  /** What is wrong with it; with an empty text its row is kept free. */
  error?: string | undefined
}

/** A box to tick, with its words. */
export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const errorId = useId()
  const isWrong = Boolean(error)
  return (
    <div>
      <label className={`${styles.label} type-control`}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
        />
        {label}
      </label>
      {error !== undefined && (
        <p id={errorId} className={`${styles.error} type-small`}>
          {error}
        </p>
      )}
    </div>
  )
}
