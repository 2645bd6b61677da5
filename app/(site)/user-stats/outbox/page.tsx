import type { Metadata } from 'next'
import { AdminScreen } from '@/app/admin-screen'
import { Outbox } from '@/components/mail/outbox'
import { Empty } from '@/components/page/empty'
import { cursorSteps, Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { listOutbox } from '@/lib/mail/outbox'
import { outboxQuery } from '@/lib/mail/schema'

export const metadata: Metadata = { title: 'Outbox' }

export default async function OutboxPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const query = await readSearch(outboxQuery, searchParams)
  const { mails, next } = await listOutbox(admin, query)
  return (
    <AdminScreen title="Outbox" href={PATHS.adminOutbox} fact={factOf(Boolean(env().SMTP_URL))}>
      {mails.length === 0 ? <Empty>There is no mail.</Empty> : <Outbox mails={mails} />}
      <Pager
        label="Pages of mail"
        {...cursorSteps({
          path: PATHS.adminOutbox,
          cursor: 'cursor',
          isNewest: !query.cursor,
          next,
        })}
      />
    </AdminScreen>
  )
}

function factOf(hasServer: boolean): string {
  return hasServer
    ? 'Mail of the last 30 days. Codes and links are hidden, because the mail server sends them.'
    : 'Mail of the last 30 days. This site has no mail server, so nothing is sent. Copy the codes and links from here for the people who wait for them.'
}
