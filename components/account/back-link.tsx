'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { BackIcon } from '@/components/ui/icons'
import { PATHS } from '@/lib/config/paths'
import styles from './auth-page.module.css'

/** One step back where that is a page of this site, else home. */
export function BackLink() {
  const router = useRouter()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere()) return
    event.preventDefault()
    router.back()
  }

  return (
    <Link href={PATHS.home} prefetch={false} className={styles.back} onClick={goBack}>
      <BackIcon size={16} />
      <span>back</span>
    </Link>
  )
}

/** The browser tells of its history what lies on this site; older ones only how one came here. */
function cameFromHere(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}
