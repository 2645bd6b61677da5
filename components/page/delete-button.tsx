import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'

type DeleteButtonProps = {
  name: string
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  texts: { deleted: string; restored: string }
  listPath: string
  ownPath: string
  /** Default `delete`. */
  label?: string
  children: ReactNode
}

/** Deletes what the page shows, and offers to undo it (G-19c). */
export function DeleteButton(props: DeleteButtonProps) {
  const { name, remove, restore, texts, listPath, ownPath, label = 'delete', children } = props
  const router = useRouter()
  const { run } = useSubmit({ toastsFailure: true })

  const undo = () =>
    void run(restore, { success: texts.restored, onSuccess: () => router.push(ownPath) })

  async function confirm(): Promise<void> {
    await remove()
    void showToast('success', texts.deleted, { action: { label: 'Undo', run: undo } })
    router.push(listPath)
    router.refresh()
  }

  return (
    <ConfirmButton
      label={label}
      title={`Delete ${name}?`}
      confirm="delete"
      cancel="keep"
      onConfirm={confirm}
    >
      {children}
    </ConfirmButton>
  )
}
