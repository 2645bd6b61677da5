'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { clearStoredUser } from '@/components/account/stored-user'
import { showToast } from '@/components/ui/show-toast'
import { PATHS } from '@/lib/config/paths'
import { ApiError, apiFetch } from '@/lib/http/client'
import styles from './header.module.css'

/** Ends the session here and on the server, and goes home (S1 §4). */
export function LogoutButton() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function logOut() {
    if (busy) return
    setBusy(true)
    try {
      await apiFetch<unknown>('/api/signout', { method: 'POST' })
    } catch (error) {
      setBusy(false)
      void showToast(
        'error',
        error instanceof ApiError ? error.message : 'You are still logged in.',
      )
      return
    }
    clearStoredUser()
    void showToast('success', 'Hope to see you again soon!')
    router.push(PATHS.home)
    router.refresh()
  }

  return (
    <button type="button" className={styles.link} aria-busy={busy || undefined} onClick={logOut}>
      logout
    </button>
  )
}
