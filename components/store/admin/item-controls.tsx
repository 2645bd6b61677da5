import { Button, Buttons } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { useUndoable } from '@/components/ui/form/use-undoable'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import type { ShownItem } from '@/lib/store/schema'
import { useOpenItem } from './store-admin'
import styles from './store-admin.module.css'

export function ItemControls({ item: { _id, title } }: { item: Pick<ShownItem, '_id' | 'title'> }) {
  const open = useOpenItem()
  const undoable = useUndoable()
  const remove = () =>
    undoable({
      work: () => storeAdminCalls.deleteItem(_id),
      undo: () => storeAdminCalls.restoreItem(_id),
      done: STORE_ADMIN_TEXTS.deleted,
      undone: STORE_ADMIN_TEXTS.restored,
    })

  return (
    <div className={styles.controls}>
      <Buttons>
        <Button aria-label={`Edit ${title}`} onClick={() => open(_id)}>
          Edit
        </Button>
        <ConfirmButton
          label="Delete"
          aria-label={`Delete ${title}`}
          title={`Delete ${title}?`}
          confirm="delete"
          cancel="keep"
          onConfirm={remove}
        >
          It leaves the store at once, and can be restored for 30 days.
        </ConfirmButton>
      </Buttons>
    </div>
  )
}
