'use client'

import { useEffect } from 'react'

/** Loaded with the first focus, as what is only read needs none. */
export function FocusWatch() {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const listen = () => document.addEventListener('focusin', watch, { once: true, signal })
    const watch = async () => {
      try {
        const { watchFocus } = await import('@/components/ui/watch-focus')
        if (!signal.aborted) signal.addEventListener('abort', watchFocus())
      } catch {
        // Without a network it is tried again with the next focus.
        listen()
      }
    }
    listen()
    return () => ending.abort()
  }, [])
  return null
}
