'use client'

import { useEffect } from 'react'

/** The browser confirms leaving unsaved changes; links call `ask` instead. */
export function useLeaveQuestion(isDirty: boolean, ask: (href: string) => void): void {
  useEffect(() => {
    if (!isDirty) return
    const stay = (event: Event) => event.preventDefault()
    function catchLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || link.target || opensElsewhere || link.origin !== location.origin) return
      // Links within the page keep what was typed.
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      ask(link.pathname + link.search)
    }
    addEventListener('beforeunload', stay)
    // Capture, to run before the link's own handler.
    document.addEventListener('click', catchLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', stay)
      document.removeEventListener('click', catchLink, { capture: true })
    }
  })
}
