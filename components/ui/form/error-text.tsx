import type { ReactNode } from 'react'
import styles from './form.module.css'

type ErrorTextProps = {
  className?: string
  /** Nothing while there is no error: what appears in it is announced. */
  children: ReactNode
}

/** An error outside of a form. */
export function ErrorText({ className = '', children }: ErrorTextProps) {
  return (
    <p role="alert" className={`${styles.error} ${className}`}>
      {children}
    </p>
  )
}
