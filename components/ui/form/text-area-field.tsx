import { type ComponentProps, useId, useLayoutEffect, useState } from 'react'
import field from './field.module.css'
import { useFieldError } from './form-context'
import styles from './text-area-field.module.css'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string
  error?: string | undefined
  help?: string | undefined
  counter?: string
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error: given, help, counter, ...textarea } = props
  const id = useId()
  useEarlyText(id)
  const noteId = `${id}-note`
  const error = useFieldError(textarea.name, given)
  return (
    <div className={field.field}>
      <p className={`${field.head} type-small`}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {counter && <span className="muted">{counter}</span>}
      </p>
      <textarea
        dir="auto"
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

/** What was typed before hydration stays: React sets an area that has a stored text back to it. */
function useEarlyText(id: string): void {
  const [early] = useState(() => textTypedIn(areaOf(id)))
  useLayoutEffect(() => {
    const area = areaOf(id)
    if (area && early !== null) area.value = early
  }, [id, early])
}

function areaOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area : null
}

function textTypedIn(area: HTMLTextAreaElement | null): string | null {
  return area && area.value !== area.defaultValue ? area.value : null
}
