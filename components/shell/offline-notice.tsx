'use client'

import { useState, useSyncExternalStore } from 'react'
import styles from './offline-notice.module.css'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  return (
    <p
      role="status"
      className={isOnline ? 'visually-hidden' : styles.notice}
      data-foot={isOnline ? undefined : ''}
    >
      {!isOnline && 'You are offline. What you see may be out of date.'}
      {isOnline && wasOffline && 'You are online again.'}
    </p>
  )
}

function onConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
