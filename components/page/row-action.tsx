import type { ComponentProps } from 'react'
import styles from './row-action.module.css'

type RowActionProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> & {
  /** Also names the row, as the text is the same in each. */
  label: string
}

export function RowAction({ label, ...rest }: RowActionProps) {
  return <button {...rest} type="button" className={styles.action} aria-label={label} />
}
