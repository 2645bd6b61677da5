'use client'

import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { profileCalls } from '@/components/account/profile/calls'
import { Moment } from '@/components/page/moment'
import styles from './profile.module.css'

type LeavingNoticeProps = { deleteAfter: string; isByOwner: boolean }

export function LeavingNotice({ deleteAfter, isByOwner }: LeavingNoticeProps) {
  const { busy, run } = useSubmit({ toastsFailure: true })
  const keep = () =>
    void run(profileCalls.keepSelf, { success: 'Your account stays.', refresh: true })
  return (
    <div className={styles.leaving}>
      <p>
        {isByOwner
          ? 'The owner of this site deletes your account. Take out your data below before'
          : 'Your account will be deleted on'}{' '}
        <Moment at={deleteAfter} />.
      </p>
      {!isByOwner && (
        <Button variant="filled" busy={busy !== null} onClick={keep}>
          Keep my account
        </Button>
      )}
    </div>
  )
}
