'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { callRoute } from '@/lib/http/call-route'

/** Counts a view, unless the browser opts out (G-17). */
export function PageView() {
  const path = usePathname()
  useEffect(() => {
    if (asksForPrivacy()) return
    // A lost count does not matter.
    callRoute('/api/page-view', 'POST', { body: { path } }).catch(() => {})
  }, [path])
  return null
}

function asksForPrivacy(): boolean {
  const hasOptedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return navigator.doNotTrack === '1' || hasOptedOut
}
