import type { ComponentProps } from 'react'
import styles from './check-field.module.css'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string }

/** A box to tick, with its words. */
export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className={`${styles.label} type-control`}>
      <input {...input} type="checkbox" className={styles.box} />
      {label}
    </label>
  )
}
