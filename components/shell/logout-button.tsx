'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from './header.module.css'

/** Every page has it, so its code is loaded late. */
export function LogoutButton() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function press() {
    if (busy) return
    setBusy(true)
    const { logOut } = await import('@/components/account/log-out')
    const next = await logOut()
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
