'use client'

import { useEffect } from 'react'

/** Loaded with the first focus, as what is only read needs none. */
export function FocusWatch() {
  useEffect(() => {
    let end = () => {}
    const watch = async () => {
      const { watchFocus } = await import('@/components/ui/watch-focus')
      end = watchFocus()
    }
    document.addEventListener('focusin', watch, { once: true })
    return () => {
      document.removeEventListener('focusin', watch)
      end()
    }
  }, [])
  return null
}
