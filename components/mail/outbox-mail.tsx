'use client'

import { Suspense, use } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorText } from '@/components/ui/form/error-text'
import { failureOf } from '@/components/ui/form/failure'
import { useSubmit } from '@/components/ui/form/use-submit'
import { Spinner } from '@/components/ui/spinner'
import { mailCalls } from '@/components/mail/calls'
import type { MailRow } from '@/lib/mail/schema'
import styles from './outbox.module.css'

export type MailWords = { text: string } | { error: string }

/** Never rejects. */
export async function readMail(id: string): Promise<MailWords> {
  try {
    const { text } = await mailCalls.fetchMail(id)
    return { text }
  } catch (reason) {
    return { error: failureOf(reason).text }
  }
}

type OutboxMailProps = { mail: MailRow; words: Promise<MailWords> }

export function OutboxMail({ mail, words }: OutboxMailProps) {
  const { busy, failure, run } = useSubmit()

  return (
    <div className={styles.mail}>
      <Suspense fallback={<Spinner label="Loading the mail" />}>
        <Words subject={mail.subject} words={words} />
      </Suspense>
      {mail.canBeSent && (
        <Button
          busy={busy !== null}
          onClick={() =>
            void run(() => mailCalls.retryMail(mail.id), {
              success: 'The mail is being sent.',
              refresh: true,
            })
          }
        >
          Send now
        </Button>
      )}
      <ErrorText>{failure?.text}</ErrorText>
    </div>
  )
}

function Words({ subject, words }: { subject: string; words: Promise<MailWords> }) {
  const read = use(words)
  if ('error' in read) return <ErrorText>{read.error}</ErrorText>
  return (
    <pre className={styles.text} tabIndex={0} role="region" aria-label={subject}>
      {read.text}
    </pre>
  )
}
