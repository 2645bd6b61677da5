'use client'

import { PictureState } from '@/components/page/picture-state'
import { StateActions } from '@/components/page/state-actions'
import { Button } from '@/components/ui/button'
import { BandsPlace } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import styles from './birthday-priority.module.css'

type BirthdayPriorityProps = {
  users: readonly string[]
  message: string
  isOver: boolean
  busy: boolean
  onGenerate: () => void
}

/** At 09:40 UTC the wait becomes a button (G-46). */
export function BirthdayPriority(props: BirthdayPriorityProps) {
  const { users, message, isOver, busy, onGenerate } = props
  return (
    <PictureState place={<BandsPlace variant="faint" />}>
      <StatusBadge status="birthday_priority" />
      <p className="type-lead" role="status">
        {message}
      </p>
      <ul className={styles.users}>
        {users.map((user) => (
          <li key={user}>{user}</li>
        ))}
      </ul>
      <div role="status">
        {isOver && (
          <StateActions>
            <Button variant="filled" busy={busy} onClick={onGenerate}>
              Generate Art
            </Button>
          </StateActions>
        )}
      </div>
    </PictureState>
  )
}
