'use client'

import { type ComponentProps, useId } from 'react'
import field from './field.module.css'
import styles from './text-area-field.module.css'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string
  error?: string | undefined
  help?: string | undefined
}

/** A labelled place for several lines, which grows with them. */
export function TextAreaField({ label, error, help, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={field.field}>
      <label htmlFor={id} className={`${field.label} type-small`}>
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? noteId : undefined}
      />
      <p id={noteId} className={`${error ? field.error : 'muted'} ${field.note} type-small`}>
        {error ?? help}
      </p>
    </div>
  )
}
