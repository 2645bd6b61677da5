'use client'

import { useState, useSyncExternalStore } from 'react'
import { watchConnection } from '@/components/ui/connection'
import styles from './offline-notice.module.css'

export function OfflineNotice() {
  const text = useSyncExternalStore(watchConnection, noticeText, () => '')
  const [wasShown, setShown] = useState(false)
  if (text && !wasShown) setShown(true)
  return (
    <p
      role="status"
      className={text ? styles.notice : 'visually-hidden'}
      data-foot={text ? '' : undefined}
    >
      {text || (wasShown && 'You are online again.')}
    </p>
  )
}

function noticeText(): string {
  const { asOf } = document.documentElement.dataset
  const offline = navigator.onLine ? '' : 'You are offline. '
  if (asOf) return `${offline}This page is as of ${asOf}.`
  return offline && `${offline}What you see may be out of date.`
}
