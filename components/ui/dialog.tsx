import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import styles from './dialog.module.css'
import { CrossIcon } from './icons'
import { pressedKey } from './pressed-key'

type DialogProps = {
  title: string
  /** Called after Escape or the close button; the parent unmounts it. */
  onClose: () => void
  wide?: boolean
  /** A click outside closes it, and the page behind does not scroll. */
  closesOutside?: boolean
  above?: ReactNode
  isCentred?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { title, onClose, wide = false, closesOutside = false, children } = props
  const { above, isCentred = false } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // It closes before unmounting, so that the focus returns.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${wide ? styles.wide : ''} ${closesOutside ? styles.locking : ''} ${isCentred ? styles.centred : ''}`}
      aria-labelledby={titleId}
      // At once: what the next key opens would still count as open, and be closed by the late event.
      onCancel={(event) => {
        // That of a file chooser bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The event is late: the dialog may have been opened again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={(event) => {
        if (event.repeat && presses(event)) event.preventDefault()
      }}
      onPointerDown={(event) => {
        if (closesOutside && isOutside(event)) onClose()
      }}
    >
      {above}
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

/** The Enter that opened the dialog may still be held, and would press the button with the focus. */
function presses(event: KeyboardEvent): boolean {
  return pressedKey(event) === 'Enter' && !(event.target instanceof HTMLTextAreaElement)
}

/** A press on the backdrop has the dialog as its target. */
function isOutside({ target, currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isInside
}
