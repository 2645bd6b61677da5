'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readStored } from '@/components/ui/stored-text'
import { QUEUE_KEY } from '../makes/queue-key'
import { TIMERS_KEY } from '@/lib/cookbook/timers/timers-key'

/** Stands on every page, so it loads a bar only once what it shows is stored. */
export function KitchenWatch() {
  const [timers, setTimers] = useState<ReactNode>(null)
  const [queue, setQueue] = useState<ReactNode>(null)

  useEffect(() => {
    function look() {
      if (readStored('local', TIMERS_KEY) !== null)
        import('./timers').then(
          ({ TimerBar }) => setTimers(<TimerBar />),
          () => {},
        )
      if (readStored('local', QUEUE_KEY) !== null)
        import('../makes/queue-bar').then(
          ({ QueueBar }) => setQueue(<QueueBar />),
          () => {},
        )
    }
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])

  return (
    <>
      {queue}
      {timers}
    </>
  )
}
