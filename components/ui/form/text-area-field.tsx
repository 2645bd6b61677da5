'use client'

import { type ComponentProps, useId } from 'react'
import field from './field.module.css'
import { useFieldError } from './form-context'
import styles from './text-area-field.module.css'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string
  error?: string | undefined
  help?: string | undefined
}

/** Grows with its text. */
export function TextAreaField({ label, error: given, help, ...textarea }: TextAreaFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const error = useFieldError(textarea.name, given)
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
