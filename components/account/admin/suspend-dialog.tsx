import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './all-users.module.css'

type SuspendDialogProps = { username: string; onSuspend: () => void; onClose: () => void }

/** Asks before an account is shut out. */
export function SuspendDialog({ username, onSuspend, onClose }: SuspendDialogProps) {
  return (
    <Dialog title={`Suspend ${username}?`} onClose={onClose}>
      <p>All sessions of this account end, and nobody can log in to it until it is restored.</p>
      <div className={styles.confirm}>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onSuspend()
          }}
        >
          suspend
        </Button>
        <Button onClick={onClose}>keep</Button>
      </div>
    </Dialog>
  )
}
