'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStoredUserId } from '@/components/ui/stored-user'
import bar from '@/components/cookbook/cook-mode/timers.module.css'
import { watchConnection } from '@/components/ui/connection'
import { counted } from '@/lib/format'
import { QueuedMakeForm } from './queued-make-form'
import { type QueuedMake, readQueue } from './queue'

/** The makes of the member who is logged in, sent one after the other. */
export function QueueBar() {
  const [queue, setQueue] = useState<QueuedMake[]>([])
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => {
    const read = () => void readQueue().then(setQueue, () => {})
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])

  const userId = readStoredUserId()
  const makes = queue.filter((make) => make.userId === userId)
  const [first] = makes
  if (!first) return null
  return (
    <section className={bar.bar} data-queue="" aria-label="Makes to send">
      <div className={bar.timer}>
        <p role="status" className={`${bar.name} type-control`}>
          {isOnline
            ? `Sending your make of ${first.title}.`
            : `To send once you are online: ${counted(makes.length, 'make')}. Logging out deletes it.`}
        </p>
        {isOnline && <QueuedMakeForm key={first.idempotencyKey} make={first} />}
      </div>
    </section>
  )
}
