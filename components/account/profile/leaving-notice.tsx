'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { shortDay } from '@/components/aotd/format'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import { keepSelf } from '@/lib/account/profile/queries'
import styles from './profile.module.css'

/** Says when the account goes, and takes it back. */
export function LeavingNotice({ deleteAfter }: { deleteAfter: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function keep() {
    setBusy(true)
    try {
      await keepSelf()
      void showToast('success', 'Your account stays.')
      router.refresh()
    } catch (error) {
      void showToast('error', error instanceof ApiError ? error.message : 'Please try again.')
    }
    setBusy(false)
  }

  return (
    <div className={styles.leaving}>
      <p>
        Your account will be deleted on {shortDay(deleteAfter.slice(0, 10))} at{' '}
        {deleteAfter.slice(11, 16)} UTC.
      </p>
      <Button variant="filled" busy={busy} onClick={() => void keep()}>
        Keep my account
      </Button>
    </div>
  )
}
