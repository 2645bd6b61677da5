'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { CrossIcon } from './icons'

type DialogProps = {
  title: string
  /** Called when it was closed, by Escape or its button; whoever shows it takes it away then. */
  onClose: () => void
  /** For forms of more than one column. */
  wide?: boolean
  children: ReactNode
}

/** A native dialog that is open while it is rendered; a press beside it loses nothing typed. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Before it leaves the page, so that the focus goes back to where it was.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      // Closing is told late: by then it may have been opened again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <h2 id={titleId} className="type-name">
        {title}
      </h2>
      {children}
      {/* Last, so that the first focus is on what the dialog is for. */}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <CrossIcon />
      </button>
    </dialog>
  )
}
