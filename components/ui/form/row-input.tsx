import { type ComponentProps, useId } from 'react'
import { useFieldError } from './form-context'
import styles from './rows.module.css'

type RowInputProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  /** Screen readers need it; the head of the rows shows it. */
  label: string
  /** What is wrong with its text; the form refuses it with these words. */
  fault?: string
}

export function RowInput({ label, fault = '', ...input }: RowInputProps) {
  const id = useId()
  const error = useFieldError(input.name)
  return (
    <div className={styles.cell}>
      <input
        ref={(element) => element?.setCustomValidity(fault)}
        {...input}
        className={styles.input}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <p id={id} className={`${styles.error} type-small`}>
          {error}
        </p>
      )}
    </div>
  )
}
