import type { ReactNode } from 'react'
import styles from './form.module.css'

type ErrorTextProps = {
  className?: string
  /** Nothing while there is no error: what appears in it is announced. */
  children: ReactNode
}

export function ErrorText({ className = '', children }: ErrorTextProps) {
  return (
    <p role="alert" className={`${styles.error} ${className}`}>
      {children}
    </p>
  )
}
