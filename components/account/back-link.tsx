'use client'

import { Link } from '@/components/ui/link'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { icon } from '@/components/ui/icon'
import styles from './auth-page.module.css'

const BackIcon = icon(<path d="m14.5 5-7 7 7 7" />)

/** Back within this site, else home. */
export function BackLink({ home }: { home: string }) {
  const router = useRouter()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromHere()) return
    event.preventDefault()
    router.back()
  }

  return (
    <Link href={home} className={styles.back} onClick={goBack}>
      <BackIcon size={16} />
      <span>back</span>
    </Link>
  )
}

/** The Navigation API knows this site's entries; older browsers only the referrer. */
function cameFromHere(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}
