'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { apiFetch } from '@/lib/http/client'

/** Tells the site's own counter which page was opened, unless the browser asks not to (G-17). */
export function PageView() {
  const path = usePathname()
  useEffect(() => {
    if (asksForPrivacy()) return
    // A count that is lost is no one's loss.
    apiFetch('/api/page-view', { method: 'POST', body: { path } }).catch(() => {})
  }, [path])
  return null
}

function asksForPrivacy(): boolean {
  const hasOptedOut = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return navigator.doNotTrack === '1' || hasOptedOut
}
