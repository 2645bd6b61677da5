'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/show-toast'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import { variantName, variantOf } from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import styles from './admin.module.css'

const PencilIcon = icon(<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19Zm10-13.5 3.5 3.5" />)
const BinIcon = icon(<path d="M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 10.5v6M14 10.5v6" />)

type CardControlsProps = {
  coffee: Coffee
  canDelete: boolean
  onEdit: () => void
}

export function CardControls({ coffee, canDelete, onEdit }: CardControlsProps) {
  const { run } = useSubmit({ notice: { length: 'short' } })
  const [isAsking, setAsking] = useState(false)
  const { _id, coffeeShop } = coffee
  const name = `${variantName(variantOf(coffee))}, ${coffeeShop}`

  const undo = () =>
    void run(() => coffeeAdminCalls.restoreCoffee(_id), {
      success: TEXTS.restored,
      refresh: true,
      toastsFailure: true,
    })

  async function remove(): Promise<void> {
    const isDone = await run(() => coffeeAdminCalls.deleteCoffee(_id), { refresh: true })
    if (isDone) {
      const action = { label: 'Undo', run: undo }
      return showToast('success', TEXTS.deleted, { length: 'short', action })
    }
    await showToast('error', TEXTS.deleteFailed, { length: 'short' })
  }

  return (
    <div className={styles.controls}>
      <button type="button" className={styles.icon} aria-label={`Edit ${name}`} onClick={onEdit}>
        <PencilIcon />
      </button>
      {canDelete && (
        <button
          type="button"
          className={`${styles.icon} ${styles.danger}`}
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          <BinIcon />
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={name}
          confirm="delete"
          cancel="keep"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {TEXTS.confirmDelete}
        </ConfirmDialog>
      )}
    </div>
  )
}
