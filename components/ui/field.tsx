'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string
  error?: string | undefined
  /** A control at the end of the line. */
  end?: ReactNode
}

/** A labelled line to write on; the row below is kept free for what is wrong with it. */
export function Field({ label, error, end, ...input }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
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
          aria-describedby={error ? errorId : undefined}
        />
        {end}
      </div>
      <p id={errorId} className={`${styles.error} type-small`}>
        {error}
      </p>
    </div>
  )
}
