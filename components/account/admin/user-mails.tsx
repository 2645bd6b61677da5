'use client'

import { Button, Buttons } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { useMailText, useSendsMail } from '@/components/mail/no-mail'
import { useSubmit } from '@/components/ui/form/use-submit'
import { accountAdminCalls } from '@/components/account/admin/calls'
import { SENT_TEXTS } from '@/lib/account/admin/catalogue'
import type { AdminUser } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'

/** An admin never sets a password (G-102). */
export function UserMails({ user }: { user: AdminUser }) {
  const { id, username, email, emailVerified, permissions } = user
  const { busy, run } = useSubmit<'verification' | 'reset'>({ toastsFailure: true })
  const sendsMail = useSendsMail()
  const sent = {
    verification: useMailText(SENT_TEXTS.verification, 'admin'),
    reset: useMailText(SENT_TEXTS.reset, 'admin'),
  }

  const send = (step: 'verification' | 'reset', mail: () => Promise<{ message: string }>) =>
    void run(mail, { step, success: sent[step] })

  return (
    <div className={styles.mails}>
      <p className="type-control muted">
        {`${email} is ${emailVerified ? 'verified' : 'not verified'}.`}
        {permissions < 0 && ' A suspended account gets no new password.'}
      </p>
      <Buttons>
        {!emailVerified && (
          <Button
            busy={busy === 'verification'}
            onClick={() => send('verification', () => accountAdminCalls.mailVerification(id))}
          >
            Resend verification
          </Button>
        )}
        {permissions >= 0 && (
          <ConfirmButton
            label="Send password reset"
            busy={busy === 'reset'}
            title={`Send ${username} a password reset?`}
            confirm="send"
            cancel="cancel"
            variant="filled"
            onConfirm={() => send('reset', () => accountAdminCalls.mailPasswordReset(id))}
          >
            {sendsMail
              ? `A mail with a link for a new password goes to ${email}.`
              : 'This site cannot send mail: the link stands in the outbox, to be passed on.'}{' '}
            An earlier link ends.
          </ConfirmButton>
        )}
      </Buttons>
    </div>
  )
}
