import type { Metadata } from 'next'
import { AdminScreen } from '@/app/admin-screen'
import { AllUsers } from '@/components/account/admin/all-users'
import { TopTokens } from '@/components/account/admin/top-tokens'
import { UserStatsTable } from '@/components/account/admin/user-stats-table'
import { AiUseTable } from '@/components/chat/admin/ai-use'
import { ChatDays } from '@/components/chat/admin/chat-days'
import { Bars } from '@/components/page/bars'
import { Figures } from '@/components/page/figures'
import { Section } from '@/components/page/section'
import { PingDays } from '@/components/party/admin/ping-days'
import { SampleContentButton } from '@/components/sample/sample-content'
import { listAllUsers } from '@/lib/account/admin/list-users'
import { requireRole } from '@/lib/auth/require-role'
import { listChatDays } from '@/lib/chat/admin/counters'
import { PATHS } from '@/lib/config/paths'
import { price } from '@/lib/format'
import { readAiUse } from '@/lib/integrations/ai/use'
import { listDayViews } from '@/lib/page-views/page-views'
import { hasSampleContent } from '@/lib/sample/remove'
import { listPingDays } from '@/lib/party/pings'
import { getAdminTotals } from '@/lib/site-stats/totals'
import { listUserStats } from '@/lib/site-stats/user-stats'

const VIEW_DAYS = 7

export const metadata: Metadata = { title: 'Users' }

export default async function UsersPage() {
  const admin = await requireRole('admin')
  const totals = await getAdminTotals(admin)
  const users = await listAllUsers(admin)
  const stats = await listUserStats(admin)
  const views = await listDayViews(VIEW_DAYS)
  const aiUse = await readAiUse(admin)
  return (
    <AdminScreen title="Users" href={PATHS.adminUsers}>
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
      <Section title="Chat" fact="by day, UTC">
        <ChatDays rows={await listChatDays(admin, VIEW_DAYS)} />
      </Section>
      <PingDays rows={await listPingDays(admin, VIEW_DAYS)} />
      <Section title="AI providers" fact={`at most ${price(aiUse.limitEur)} a day in all`}>
        <AiUseTable {...aiUse} />
      </Section>
      <Section title="Per user" fact="art and quotes">
        <UserStatsTable rows={stats} />
      </Section>
      <AllUsers users={users} ownId={admin.id} />
      {(await hasSampleContent()) && <SampleContentButton />}
    </AdminScreen>
  )
}
