import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'
import { AdminPage } from '@/components/page/admin-page'
import styles from '@/components/page/admin-page.module.css'
import { AdminQueries } from '@/components/account/admin/admin-queries'
import { AllUsers } from '@/components/account/admin/all-users'
import { Bars } from '@/components/page/bars'
import { Figures } from '@/components/page/figures'
import { SampleContentButton } from '@/components/sample/sample-content'
import { Section } from '@/components/ui/section'
import { TopTokens } from '@/components/account/admin/top-tokens'
import { UserStatsTable } from '@/components/account/admin/user-stats-table'
import { listAllUsers } from '@/lib/account/admin/list-users'
import { listUserStats } from '@/lib/account/admin/user-stats'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { listDayViews } from '@/lib/page-views/page-views'
import { getAdminTotals } from '@/lib/site-stats/totals'

const VIEW_DAYS = 7

export const metadata: Metadata = { title: 'Users' }

export default async function UsersPage() {
  const viewer = await getViewer()
  if (!viewer || !hasRole(viewer, 'admin')) forbidden()
  const totals = await getAdminTotals()
  const users = await listAllUsers()
  const stats = await listUserStats()
  const views = await listDayViews(VIEW_DAYS)
  return (
    <AdminPage title="Users" href={PATHS.adminUsers}>
      <Figures totals={totals} />
      <Section title="Page views" fact="by day, UTC">
        <Bars
          label="Page views"
          rows={views.map(({ day, count }) => ({ name: day, value: count }))}
        />
      </Section>
      <Section title="Top tokens" fact="chat, all time">
        <TopTokens users={totals.usersWithTheMostTokens} />
      </Section>
      <Section title="Per user" fact="art and quotes">
        <UserStatsTable rows={stats} />
      </Section>
      <AdminQueries>
        <section className={styles.users} aria-label="All users">
          <AllUsers users={users} ownId={viewer.id} />
        </section>
        <SampleContentButton />
      </AdminQueries>
    </AdminPage>
  )
}
