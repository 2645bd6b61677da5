'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readStored } from '@/components/ui/stored-text'
import { TIMERS_KEY } from '@/lib/cookbook/timers/timers-key'

/** Stands on every page, so it loads the bar only once a timer is stored. */
export function TimerWatch() {
  const [bar, setBar] = useState<ReactNode>(null)

  useEffect(() => {
    function look() {
      if (readStored('local', TIMERS_KEY) === null) return
      import('./timers').then(
        ({ TimerBar }) => setBar(<TimerBar />),
        () => {},
      )
    }
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])

  return bar
}
