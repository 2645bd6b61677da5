'use client'

import { Suspense, use, useId, useState } from 'react'
import { mailCalls } from '@/components/mail/calls'
import { actionColumn, momentColumn } from '@/components/page/columns'
import { Moment } from '@/components/page/moment'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { Button } from '@/components/ui/button'
import { ErrorText } from '@/components/ui/form/error-text'
import { failureOf } from '@/components/ui/form/failure'
import { useSubmit } from '@/components/ui/form/use-submit'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge } from '@/components/ui/status-badge'
import type { MailRow } from '@/lib/mail/schema'
import styles from './outbox.module.css'

/** G-44 */
export function Outbox({ mails }: { mails: readonly MailRow[] }) {
  const id = useId()
  const [open, setOpen] = useState<{ id: string; words: Promise<MailWords> } | null>(null)
  const read = actionColumn<MailRow>('read', (mail) => (
    <RowAction
      aria-expanded={mail.id === open?.id}
      aria-controls={`${id}-open`}
      label={`read ${mail.subject}, to ${mail.to}`}
      onClick={() =>
        setOpen(mail.id === open?.id ? null : { id: mail.id, words: readMail(mail.id) })
      }
    >
      {mail.id === open?.id ? 'close' : 'read'}
    </RowAction>
  ))
  return (
    <Table
      label="Mail"
      stacks
      columns={[...COLUMNS, read]}
      rows={mails}
      keyOf={(mail) => mail.id}
      below={(mail) =>
        mail.id === open?.id
          ? { id: `${id}-open`, content: <OutboxMail mail={mail} words={open.words} /> }
          : null
      }
    />
  )
}

const COLUMNS: readonly Column<MailRow>[] = [
  momentColumn('queuedAt', 'queued', { isMuted: true }),
  { key: 'kind', head: 'kind', cell: ({ kind }) => kind },
  { key: 'to', head: 'to', cell: ({ to }) => <div className={styles.to}>{to}</div> },
  {
    key: 'subject',
    head: 'subject',
    cell: ({ subject }) => <div className={styles.subject}>{subject}</div>,
  },
  { key: 'state', head: 'state', cell: stateOf },
  { key: 'tries', head: 'tries', kind: 'number', cell: ({ tries }) => tries },
]

function stateOf({ state, error, nextTryAt, tries }: MailRow) {
  return (
    <div className={styles.state}>
      <StatusBadge status={state} />
      {nextTryAt && tries > 0 && (
        <span className={`${styles.fact} type-small muted`}>
          again at <Moment at={nextTryAt} />
        </span>
      )}
      {error && <span className={`${styles.fact} type-small muted`}>{error}</span>}
    </div>
  )
}

type MailWords = { text: string } | { error: string }

/** Never rejects. */
async function readMail(id: string): Promise<MailWords> {
  try {
    const { text } = await mailCalls.fetchMail(id)
    return { text }
  } catch (reason) {
    return { error: failureOf(reason).text }
  }
}

function OutboxMail({ mail, words }: { mail: MailRow; words: Promise<MailWords> }) {
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
