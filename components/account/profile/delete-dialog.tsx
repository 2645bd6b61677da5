import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { GRACE_DAYS } from '@/lib/account/profile/catalogue'
import styles from './profile.module.css'

type DeleteDialogProps = { onDelete: () => void; onClose: () => void }

/** Asks before an account is given up. */
export function DeleteDialog({ onDelete, onClose }: DeleteDialogProps) {
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p>
        It is deleted for good in {GRACE_DAYS} days. Until then you keep it by logging in, or here.
        Your art stays, by [deleted]; everything else of yours goes. If you want your data, download
        it first.
      </p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={onDelete}>
          Delete account
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Dialog>
  )
}
