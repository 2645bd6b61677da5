'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { readStored } from '@/components/ui/stored-text'

/** The timers of all recipes are stored under it. */
export const TIMERS_KEY = 'cook timers'

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
