import type { Metadata } from 'next'
import { forbidden, notFound } from 'next/navigation'
import { AdminPage } from '@/components/page/admin-page'
import { CursorPager } from '@/components/page/cursor-pager'
import { Outbox } from '@/components/mail/outbox'
import styles from '@/components/mail/outbox.module.css'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { listOutbox } from '@/lib/mail/outbox'
import { outboxQuery } from '@/lib/mail/schema'

export const metadata: Metadata = { title: 'Outbox' }

type OutboxPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  const viewer = await getViewer()
  if (!hasRole(viewer, 'admin')) forbidden()
  const query = outboxQuery.safeParse(await searchParams)
  if (!query.success) notFound()
  const { mails, next } = await listOutbox(viewer, query.data)
  const { cursor } = query.data
  return (
    <AdminPage title="Outbox" href={PATHS.adminOutbox}>
      <p className={`${styles.note} type-control muted`}>
        {env().SMTP_URL
          ? 'Mail of the last 30 days. Codes are hidden: the mail server passes them on.'
          : 'Mail of the last 30 days. No mail server is set, so that nothing leaves: pass on what people wait for.'}
      </p>
      {mails.length === 0 ? (
        <p className={styles.empty}>There is no mail.</p>
      ) : (
        <Outbox mails={mails} />
      )}
      <CursorPager
        label="Pages of mail"
        newest={PATHS.adminOutbox}
        isNewest={!cursor}
        older={next && `${PATHS.adminOutbox}?cursor=${next}`}
      />
    </AdminPage>
  )
}
