'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useSessionEnded } from '@/components/ui/form/session-state'
import { showToast } from '@/components/ui/show-toast'
import styles from './header.module.css'

type AccountNavProps = { isSignedIn: boolean; member: ReactNode; visitor: ReactNode }

/** Follows a session that ended while the page keeps a form open. */
export function AccountNav({ isSignedIn, member, visitor }: AccountNavProps) {
  return useSessionEnded() || !isSignedIn ? visitor : member
}

/** Every page has it, so its code is loaded late. */
export function LogoutButton() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function press() {
    if (busy) return
    setBusy(true)
    const code = await import('@/components/account/log-out').catch(() => null)
    if (!code) void showToast('error', 'Failed to connect to the server.')
    const next = (await code?.logOut()) ?? null
    if (next === null) return setBusy(false)
    router.push(next)
    router.refresh()
  }

  return (
    <button type="button" className={styles.link} aria-busy={busy || undefined} onClick={press}>
      logout
    </button>
  )
}
