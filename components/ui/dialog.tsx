'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { CrossIcon } from './icons'

type DialogProps = {
  title: string
  /** Called after Escape or the close button; the parent unmounts it. */
  onClose: () => void
  /** For forms of more than one column. */
  wide?: boolean
  children: ReactNode
}

/** Native and open while mounted; a click outside does not close it. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Before unmounting, so that the focus returns.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      // The event is late: the dialog may have been opened again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <h2 id={titleId} className="type-name">
        {title}
      </h2>
      {children}
      {/* Last, so that the first focus is on the content. */}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <CrossIcon />
      </button>
    </dialog>
  )
}
