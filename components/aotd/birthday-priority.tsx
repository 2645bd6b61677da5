'use client'

import { Button } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { BandsLayout } from './bands-layout'
import styles from './notice.module.css'

type BirthdayPriorityProps = {
  users: readonly string[]
  message: string
  /** Whether it is 09:40 UTC. */
  isOver: boolean
  busy: boolean
  onGenerate: () => void
}

/** Others wait for those whose birthday it is; at 09:40 UTC the wait turns into a button (G-46). */
export function BirthdayPriority(props: BirthdayPriorityProps) {
  const { users, message, isOver, busy, onGenerate } = props
  return (
    <BandsLayout>
      <div className={styles.notice}>
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
            <p className={styles.actions}>
              <Button variant="filled" busy={busy} onClick={onGenerate}>
                Generate Art
              </Button>
            </p>
          )}
        </div>
      </div>
    </BandsLayout>
  )
}
