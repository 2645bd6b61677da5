import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import styles from './admin-panel.module.css'

type DeleteDialogProps = { dateKey: string; onDelete: () => void; onClose: () => void }

/** Asks before an entry goes to the trash (S2 §5). */
export function DeleteDialog({ dateKey, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog title={`Delete ${dateKey}?`} onClose={onClose}>
      <p>{ART_ADMIN_TEXTS.confirmDelete}</p>
      <div className={styles.buttons}>
        <Button variant="danger" onClick={onDelete}>
          Delete
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </div>
    </Dialog>
  )
}
