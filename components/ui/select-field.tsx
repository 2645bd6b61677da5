import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { ChevronIcon } from './icons'
import select from './select-field.module.css'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & { label: string }

/** A labelled choice of one. */
export function SelectField({ label, children, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={`${styles.label} type-small`}>
        {label}
      </label>
      <div className={styles.line}>
        <select {...rest} id={id} className={`${styles.input} ${select.select}`}>
          {children}
        </select>
        <span className={select.chevron}>
          <ChevronIcon size={16} />
        </span>
      </div>
    </div>
  )
}
