import { Button } from '@/components/ui/button'
import styles from './restored-note.module.css'

export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p role="status" className={`${styles.note} type-control`}>
      What you typed before is here again.
      <Button variant="quiet" onClick={onDiscard}>
        Discard it
      </Button>
    </p>
  )
}
