'use client'

import { useEffect } from 'react'

/**
 * While something typed is not saved, the browser asks before the page is closed or loaded anew, and
 * a link to another page is handed to `ask` in the place of being followed.
 */
export function useLeaveQuestion(isDirty: boolean, ask: (href: string) => void): void {
  useEffect(() => {
    if (!isDirty) return
    const stay = (event: Event) => event.preventDefault()
    function catchLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || link.target || opensElsewhere || link.origin !== location.origin) return
      // The pages of the lists, and places of this page, leave what was typed where it is.
      if (link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      ask(link.pathname + link.search)
    }
    addEventListener('beforeunload', stay)
    // Before the link itself hears of it.
    document.addEventListener('click', catchLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', stay)
      document.removeEventListener('click', catchLink, { capture: true })
    }
  })
}
