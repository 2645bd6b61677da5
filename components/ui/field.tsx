'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  error?: string | undefined
  /** Stands in the row below while nothing is wrong. */
  help?: string
  /** A control at the end of the line. */
  end?: ReactNode
}

/** A labelled line to write on; the row below is kept free for what is wrong with it. */
export function Field({ label, error, help, end, ...input }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={`${styles.label} type-small`}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
        />
        {end}
      </div>
      <p id={noteId} className={`${error ? styles.error : 'muted'} ${styles.note} type-small`}>
        {error ?? help}
      </p>
    </div>
  )
}
