import { render, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { Invitations } from '@/components/account/admin/invitations'
import { userColumns } from '@/components/account/admin/user-columns'
import { UserDeletion } from '@/components/account/admin/user-deletion'
import { UserHistory } from '@/components/account/admin/user-history'
import { UserSessions } from '@/components/account/admin/user-sessions'
import { AuditList } from '@/components/audit/audit-list'
import { Outbox } from '@/components/mail/outbox'
import { Overview } from '@/components/overview/overview'
import { PageTable } from '@/components/own-pages/page-table'
import { AdminPage } from '@/components/page/admin-page'
import { DeletedSection } from '@/components/page/deleted-section'
import { Table } from '@/components/page/table'
import { ChangeList } from '@/components/settings/change-list'
import { OrderList } from '@/components/store/admin/orders/order-list'
import { ProcessTable } from '@/components/system/process-table'
import { ProviderTable } from '@/components/system/provider-table'
import { WaitingList } from '@/components/waiting/waiting-list'
import type { AdminUser } from '@/lib/account/admin/schema'
import { setEnv } from '@/testing/env'
import { OwnerTimes } from './owner-times'

const AT = '2026-03-10T12:00:00.000Z'

const USER: AdminUser = {
  id: 'a1',
  username: 'ben',
  userEmoji: null,
  email: 'ben@example.org',
  emailVerified: true,
  role: 'user',
  dateSigned: AT,
  lastSigned: AT,
  timesSigned: 1,
  chatTokensUsed: 0,
  permissions: 0,
  isSample: false,
  isAwaitingApproval: false,
  deleteAfter: AT,
}

const SCREENS = {
  overview: <Overview facts={{ waiting: [], since: AT, news: [], week: [], newEntries: [] }} />,
  outbox: (
    <Outbox
      mails={[
        {
          id: 'a1',
          kind: 'verify',
          to: 'ben@example.org',
          subject: 'Verify your email',
          state: 'waiting',
          canBeSent: false,
          tries: 1,
          error: null,
          queuedAt: AT,
          nextTryAt: AT,
          endedAt: null,
        },
      ]}
    />
  ),
  orders: (
    <OrderList
      owner="Anna"
      orders={[
        {
          _id: 'a1',
          email: 'ben@example.org',
          itemId: null,
          itemTitle: 'Print',
          confirmed: true,
          dateAdded: AT,
          state: 'confirmed',
          stateAt: AT,
          note: '',
          revision: 1,
        },
      ]}
    />
  ),
  invitations: (
    <Invitations
      rows={[
        {
          id: 'a1',
          email: null,
          role: 'user',
          createdAt: AT,
          expiresAt: AT,
          state: 'open',
          usedBy: null,
        },
      ]}
    />
  ),
  users: (
    <Table
      label="Users"
      columns={userColumns({ left: null, onEdit() {} })}
      rows={[USER]}
      keyOf={({ id }) => id}
    />
  ),
  user: (
    <>
      <UserHistory user={USER} />
      <UserDeletion user={USER} />
    </>
  ),
  sessions: (
    <UserSessions
      id="a1"
      username="ben"
      sessions={[{ id: 's', device: 'Firefox', openedAt: AT, isCurrent: false }]}
    />
  ),
  audit: (
    <AuditList
      kind="change"
      entries={[
        {
          id: 'a1',
          at: AT,
          actor: 'owner',
          action: 'update page',
          target: { kind: 'page', id: null, name: 'House rules' },
          before: null,
          after: null,
        },
      ]}
    />
  ),
  trash: (
    <DeletedSection
      rows={[{ id: 'a1', name: 'Print', deletedAt: AT, keptUntil: AT }]}
      path="/api/store/[id]/restore"
      restored=""
    />
  ),
  waiting: (
    <WaitingList
      items={[
        { id: 'a1', kind: 'make', title: 'Cake', href: '/', by: 'ben', at: AT, decisions: [] },
      ]}
    />
  ),
  pages: (
    <PageTable
      rows={[
        {
          _id: 'a1',
          title: 'House rules',
          slug: 'house-rules',
          path: '/pages/house-rules',
          place: 'none',
          audience: 'public',
          state: 'draft',
          publishedAt: null,
          updatedAt: AT,
        },
      ]}
    />
  ),
  settings: <ChangeList history={[{ id: 'a1', at: AT, by: 'owner', changes: [] }]} />,
  providers: (
    <ProviderTable
      rows={[{ name: 'openai', models: [], succeededAt: AT, failedAt: AT, reason: null }]}
    />
  ),
  processes: (
    <ProcessTable
      rows={[
        {
          id: 'a1',
          name: 'a',
          isThis: true,
          startedAt: AT,
          sendsMail: false,
          disk: null,
          differing: [],
        },
      ]}
    />
  ),
}

test('so is the time in the fact below a title', () => {
  const fact = <UserHistory user={USER} />
  const head = { title: 'User', href: '/', screens: [], timeZone: 'Pacific/Kiritimati' }
  const { container, unmount } = render(
    <AdminPage {...head} fact={fact}>
      {null}
    </AdminPage>,
  )
  onTestFinished(unmount)
  expect(container.textContent).toContain('signed up 2026-03-11')
  expect(container.textContent).toContain('Times are in Pacific/Kiritimati.')
})

test.each(Object.entries(SCREENS))(
  '%s: times are in the owner’s zone (G-140)',
  async (_, screen) => {
    // There it is 14 hours later.
    onTestFinished(setEnv({ TIME_ZONE: 'Pacific/Kiritimati' }))
    const { container, unmount } = render(<OwnerTimes>{screen}</OwnerTimes>)
    onTestFinished(unmount)
    await waitFor(() => expect(container.textContent).toContain('2026-03-11'))
    const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)
    expect([container.textContent, ...labels].join('\n')).not.toMatch(/UTC|12:00|2026-03-10|10 Mar/)
  },
)
