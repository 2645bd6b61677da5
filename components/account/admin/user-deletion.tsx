'use client'

import { Moment, useMinute } from '@/components/page/moment'
import { useSendsMail } from '@/components/mail/no-mail'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { accountAdminCalls } from '@/components/account/admin/calls'
import { GRACE_DAYS } from '@/lib/account/profile/catalogue'
import type { AdminUser } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'

export function UserDeletion({ user }: { user: AdminUser }) {
  const { id, username, deleteAfter } = user
  const minuteOf = useMinute()
  const sendsMail = useSendsMail()
  const { busy, run } = useSubmit({ toastsFailure: true })
  const remove = () =>
    run(() => accountAdminCalls.deleteUser(id), {
      success: (answer) => `${username} is deleted on ${minuteOf(answer.deleteAfter)}.`,
      refresh: true,
    })
  const keep = () =>
    void run(() => accountAdminCalls.keepUser(id), { success: `${username} stays.`, refresh: true })

  return (
    <div className={styles.mails}>
      <p className="type-control muted">
        {deleteAfter ? (
          <>
            The account is deleted on <Moment at={deleteAfter} />.
          </>
        ) : (
          `The account is deleted ${GRACE_DAYS} days after you ask for it. Until then ${username} can take out the own data.`
        )}
      </p>
      <div>
        {deleteAfter ? (
          <Button busy={busy !== null} onClick={keep}>
            Keep the account
          </Button>
        ) : (
          <ConfirmButton
            label="Delete the account"
            busy={busy !== null}
            title={`Delete ${username}?`}
            confirm="delete"
            cancel="keep"
            onConfirm={remove}
          >
            In {String(GRACE_DAYS)} days the account is deleted for good, with chat, birthday, likes
            and pre-orders that are not paid. Its art and makes stay without the name.
            {sendsMail && ` A mail tells ${username} so.`}
          </ConfirmButton>
        )}
      </div>
    </div>
  )
}
