import { AdminScreen } from '@/app/admin-screen'
import { Outbox } from '@/components/mail/outbox'
import { SendKept } from '@/components/mail/send-kept'
import { Empty } from '@/components/page/empty'
import { cursorSteps, Pager } from '@/components/page/pager'
import { Warnings } from '@/components/page/warnings'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { TestMail } from '@/components/settings/test-mail'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { listOutbox } from '@/lib/mail/outbox'
import { outboxQuery } from '@/lib/mail/schema'
import { mailWarnings } from '@/lib/mail/warnings'
import { withSettingLabels } from '@/lib/settings/form'

export const metadata = { title: 'Outbox' }

export default async function OutboxPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const query = await readSearch(outboxQuery, searchParams)
  const { mails, next, sendable } = await listOutbox(admin, query)
  const hasServer = await hasMailServer()
  return (
    <AdminScreen title="Outbox" href={PATHS.adminOutbox} fact={factOf(hasServer)}>
      <Warnings label="Warnings" texts={mailWarnings().map(withSettingLabels)} />
      {hasServer && <TestMail email={admin.email} />}
      {sendable > 0 && <SendKept amount={sendable} />}
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
    ? 'Mail of the last 30 days. Codes and links are hidden in mail that has left.'
    : 'Mail of the last 30 days. This site has no mail server, so nothing is sent. Copy the codes and links from here for the people who wait for them.'
}
