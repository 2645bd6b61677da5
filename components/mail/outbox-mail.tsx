'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { Spinner } from '@/components/ui/spinner'
import { ApiError, apiFetch } from '@/lib/http/client'
import type { MailRow, MailView } from '@/lib/mail/schema'
import styles from './outbox.module.css'

type OutboxMailProps = {
  mail: MailRow
  /** Once they are read. */
  text?: string
  /** Why they could not be read. */
  error?: string
}

/** The words of one mail, and what can be done about it. */
export function OutboxMail({ mail, text, error: readError }: OutboxMailProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function sendAgain() {
    setBusy(true)
    setError('')
    try {
      await apiFetch<MailView>(`/api/mail/admin/outbox/${mail.id}/retry`, { method: 'POST' })
      void showToast('success', 'The mail is being sent.')
      router.refresh()
    } catch (reason) {
      setError(reason instanceof ApiError ? reason.message : 'An unknown error occurred.')
    }
    setBusy(false)
  }

  return (
    <div className={styles.mail}>
      {text !== undefined ? (
        <pre className={styles.text} tabIndex={0} role="region" aria-label={mail.subject}>
          {text}
        </pre>
      ) : (
        !readError && <Spinner label="Loading the mail" />
      )}
      {(mail.state === 'waiting' || mail.state === 'failed') && (
        <Button busy={busy} onClick={() => void sendAgain()}>
          Send now
        </Button>
      )}
      <p className={styles.error} role="alert">
        {error || readError}
      </p>
    </div>
  )
}
