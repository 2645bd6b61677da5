'use client'

import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { profileCalls } from '@/components/account/profile/calls'
import { isoTime, shortDay } from '@/lib/format'
import styles from './profile.module.css'

export function LeavingNotice({ deleteAfter }: { deleteAfter: string }) {
  const { busy, run } = useSubmit({ toastsFailure: true })
  const keep = () =>
    void run(profileCalls.keepSelf, { success: 'Your account stays.', refresh: true })
  return (
    <div className={styles.leaving}>
      <p>
        Your account will be deleted on {shortDay(deleteAfter)} at {isoTime(deleteAfter)} UTC.
      </p>
      <Button variant="filled" busy={busy !== null} onClick={keep}>
        Keep my account
      </Button>
    </div>
  )
}
