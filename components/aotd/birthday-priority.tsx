'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import { ArtLayout } from './art-layout'
import styles from './notice.module.css'

type BirthdayPriorityProps = {
  users: readonly string[]
  message: string
  dateKey: string
  /** When the server said so, in milliseconds since 1970. */
  askedAt: number
  busy: boolean
  onGenerate: () => void
}

/** Others wait for those whose birthday it is; at 09:40 UTC the wait turns into a button (G-46). */
export function BirthdayPriority(props: BirthdayPriorityProps) {
  const { users, message, dateKey, askedAt, busy, onGenerate } = props
  const isOver = useIsOver(Date.parse(`${dateKey}T09:40:00Z`), askedAt)
  return (
    <ArtLayout
      picture={
        <PictureFrame bleeds>
          <BandsPlace manner="faint" />
        </PictureFrame>
      }
    >
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
        {isOver && (
          <p className={styles.actions}>
            <Button variant="filled" busy={busy} onClick={onGenerate}>
              Generate Art
            </Button>
          </p>
        )}
      </div>
    </ArtLayout>
  )
}

/** Whether the end has come, counted from an instant; false before the browser takes over. */
function useIsOver(endsAt: number, from: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (from === 0) return
    const timer = setTimeout(() => setOver(true), Math.max(0, endsAt - from))
    return () => clearTimeout(timer)
  }, [endsAt, from])
  return isOver
}
