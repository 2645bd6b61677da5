import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import styles from './admin-panel.module.css'

type LeaveDialogProps = { onLeave: () => void; onClose: () => void }

/** Asks before what was typed gives way to another entry or page. */
export function LeaveDialog({ onLeave, onClose }: LeaveDialogProps) {
  return (
    <Dialog title="Leave the changes?" onClose={onClose}>
      <p>What you changed here has not been saved.</p>
      <div className={styles.buttons}>
        <Button variant="danger" onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onClose}>Stay</Button>
      </div>
    </Dialog>
  )
}
