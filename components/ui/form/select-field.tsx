import { type ComponentProps, useId } from 'react'
import { ChevronIcon } from '@/components/ui/chevron-icon'
import styles from './field.module.css'
import { useFieldError } from './form-context'
import select from './select-field.module.css'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  label: string
  options: readonly (string | { value: string; label: string })[]
  error?: string | undefined
  help?: string | undefined
}

export function SelectField({ label, options, error: given, help, ...rest }: SelectFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const error = useFieldError(rest.name, given)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={`${styles.label} type-small`}>
        {label}
      </label>
      <div className={styles.line}>
        <select
          {...rest}
          id={id}
          className={`${styles.input} ${select.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
        >
          {options.map(toOption).map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={select.chevron}>
          <ChevronIcon size={16} />
        </span>
      </div>
      {(error || help) && (
        <p id={noteId} className={`${error ? styles.error : 'muted'} ${styles.note} type-small`}>
          {error ?? help}
        </p>
      )}
    </div>
  )
}

function toOption(option: SelectFieldProps['options'][number]) {
  return typeof option === 'string' ? { value: option, label: option } : option
}
