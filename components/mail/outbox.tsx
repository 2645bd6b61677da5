'use client'

import { Fragment, useId, useRef, useState } from 'react'
import { StatusBadge } from '@/components/ui/status-badge'
import { ApiError, apiFetch } from '@/lib/http/client'
import type { MailRow, MailView } from '@/lib/mail/schema'
import { OutboxMail } from './outbox-mail'
import styles from './outbox.module.css'
import { Table } from '@/components/page/table'
import tableStyles from '@/components/page/table.module.css'

const HEAD = (
  <>
    <th scope="col">queued (UTC)</th>
    <th scope="col">kind</th>
    <th scope="col">to</th>
    <th scope="col">subject</th>
    <th scope="col">state</th>
    <th scope="col" className={tableStyles.number}>
      tries
    </th>
    <th scope="col">
      <span className="aloud">read</span>
    </th>
  </>
)

/** Mail, newest first; one at a time can be opened and read (G-44). */
export function Outbox({ mails }: { mails: readonly MailRow[] }) {
  const id = useId()
  const [openId, setOpenId] = useState<string>()
  const [read, setRead] = useState<{ text?: string; error?: string }>({})
  const asked = useRef('')

  async function open(mailId: string) {
    asked.current = mailId
    setOpenId(mailId)
    setRead({})
    const outcome = await apiFetch<MailView>(`/api/mail/admin/outbox/${mailId}`).then(
      ({ text }) => ({ text }),
      (reason: unknown) => ({
        error: reason instanceof ApiError ? reason.message : 'An unknown error occurred.',
      }),
    )
    // Another one may have been opened meanwhile.
    if (asked.current === mailId) setRead(outcome)
  }

  return (
    <Table label="Mail" head={HEAD}>
      {mails.map((mail) => {
        const isOpen = mail.id === openId
        return (
          <Fragment key={mail.id}>
            <tr>
              <td className={`${tableStyles.bare} muted`}>
                <time dateTime={mail.queuedAt}>{minute(mail.queuedAt)}</time>
              </td>
              <td>{mail.kind}</td>
              <td>
                <div className={styles.to}>{mail.to}</div>
              </td>
              <td>
                <div className={styles.subject}>{mail.subject}</div>
              </td>
              <td>
                <State mail={mail} />
              </td>
              <td className={tableStyles.number}>{mail.tries}</td>
              <td className={tableStyles.number}>
                <button
                  type="button"
                  className={tableStyles.act}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-open`}
                  aria-label={`read ${mail.subject}, to ${mail.to}`}
                  onClick={() => (isOpen ? setOpenId(undefined) : void open(mail.id))}
                >
                  {isOpen ? 'close' : 'read'}
                </button>
              </td>
            </tr>
            {isOpen && (
              <tr id={`${id}-open`} className={styles.opened}>
                <td colSpan={7}>
                  <OutboxMail mail={mail} {...read} />
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </Table>
  )
}

function State({ mail: { state, error, nextTryAt, tries } }: { mail: MailRow }) {
  return (
    <div className={styles.state}>
      <StatusBadge status={state} />
      {nextTryAt && tries > 0 && (
        <span className={`${styles.fact} type-small muted`}>again at {minute(nextTryAt)}</span>
      )}
      {error && <span className={`${styles.fact} type-small muted`}>{error}</span>}
    </div>
  )
}

/** `2026-03-10 12:05` */
function minute(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}
