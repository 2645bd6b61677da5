import { type ComponentProps, useId } from 'react'
import styles from './check-field.module.css'
import { useFieldError } from './form-context'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string
  error?: string | undefined
}

export function CheckField({ label, error: given, ...input }: CheckFieldProps) {
  const errorId = useId()
  const error = useFieldError(input.name, given)
  return (
    <div>
      <label className={`${styles.label} type-control`}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {label}
      </label>
      {(error || input.required) && (
        <p id={errorId} className={`${styles.error} type-small`}>
          {error}
        </p>
      )}
    </div>
  )
}
