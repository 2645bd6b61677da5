'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { useFieldError } from './form-context'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  error?: string | undefined
  /** Shown while there is no error. */
  help?: string
  /** Such as `37 / 45`. */
  counter?: string
  end?: ReactNode
}

export function Field({ label, error: given, help, counter, end, ...input }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const counterId = `${id}-counter`
  const error = useFieldError(input.name, given)
  const descriptionIds = [counter && counterId, (error || help) && noteId].filter(Boolean)
  return (
    <div className={styles.field}>
      <p className={`${styles.head} type-small`}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {counter && (
          <span id={counterId} className="muted">
            {counter}
          </span>
        )}
      </p>
      <div className={styles.line}>
        <input
          dir="auto"
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds.join(' ') || undefined}
        />
        {end}
      </div>
      <p id={noteId} className={`${error ? styles.error : 'muted'} ${styles.note} type-small`}>
        {error ?? help}
      </p>
    </div>
  )
}
