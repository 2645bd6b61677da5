import type { ReactNode } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './form.module.css'
import { useSubmit } from './use-submit'

type ConfirmDialogProps = {
  title: string
  confirm: string
  cancel: string
  /** Default: of what cannot be undone. */
  variant?: 'danger' | 'filled'
  /** Busy until it settles; a rejection is shown in the dialog, which stays open. */
  onConfirm: () => void | Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, variant = 'danger', onConfirm, onClose, children } = props
  const { busy, failure, run } = useSubmit()

  function act() {
    const work = onConfirm()
    if (work instanceof Promise) void run(() => work, { onSuccess: onClose })
    else onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {typeof children === 'string' ? <p>{children}</p> : children}
      <div role="alert" className={styles.error}>
        {failure?.text}
      </div>
      <Buttons>
        <Button variant={variant} busy={busy !== null} onClick={act}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </Buttons>
    </Dialog>
  )
}
