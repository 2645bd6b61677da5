'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import type { ShownItem } from '@/lib/store/schema'
import { useOpenItem } from './store-admin'
import styles from './store-admin.module.css'

type ItemControlsProps = { item: Pick<ShownItem, '_id' | 'title'> }

export function ItemControls({ item: { _id, title } }: ItemControlsProps) {
  const open = useOpenItem()
  const { run } = useSubmit({ toastsFailure: true })
  const [isAsking, setAsking] = useState(false)

  const undo = () =>
    void run(() => storeAdminCalls.restoreItem(_id), {
      success: STORE_ADMIN_TEXTS.restored,
      refresh: true,
    })

  async function remove(): Promise<void> {
    if (!(await run(() => storeAdminCalls.deleteItem(_id), { refresh: true }))) return
    const action = { label: 'Undo', run: undo }
    await showToast('success', STORE_ADMIN_TEXTS.deleted, { action })
  }

  return (
    <div className={styles.controls}>
      <Buttons>
        <Button aria-label={`Edit ${title}`} onClick={() => open(_id)}>
          Edit
        </Button>
        <Button variant="danger" aria-label={`Delete ${title}`} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </Buttons>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${title}?`}
          confirm="delete"
          cancel="keep"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          It leaves the store at once, and can be restored for 30 days.
        </ConfirmDialog>
      )}
    </div>
  )
}
