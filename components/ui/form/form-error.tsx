'use client'

import { type ReactNode, use } from 'react'
import { isAtFields } from './failure'
import { FormContext } from './form-context'
import styles from './form.module.css'

type FormErrorProps = {
  /** Reserves the row, so that nothing moves. */
  keepsRow?: boolean
  children?: ReactNode
}

/** Visible only where no field shows the error; always announced. */
export function FormError({ keepsRow = false, children }: FormErrorProps) {
  const { failure } = use(FormContext)
  const isSeen = !failure || !isAtFields(failure)
  return (
    <div role="alert" className={`${styles.error} ${keepsRow ? styles.kept : ''}`}>
      {failure && <p className={isSeen ? undefined : 'visually-hidden'}>{failure.text}</p>}
      {failure && children}
    </div>
  )
}
