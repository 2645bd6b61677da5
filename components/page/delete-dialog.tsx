'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'

type DeleteDialogProps = {
  name: string
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  deleted: string
  restored: string
  listPath: string
  ownPath: string
  onClose: () => void
  children: ReactNode
}

/** Deletes what the page shows, and offers to undo it (G-19c). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, remove, restore, deleted, restored, listPath, ownPath, onClose, children } = props
  const router = useRouter()
  const { run } = useSubmit({ toastsFailure: true })

  const undo = () => void run(restore, { success: restored, onSuccess: () => router.push(ownPath) })

  async function confirm(): Promise<void> {
    await remove()
    void showToast('success', deleted, { action: { label: 'Undo', run: undo } })
    router.push(listPath)
    router.refresh()
  }

  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      confirm="delete"
      cancel="keep"
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
