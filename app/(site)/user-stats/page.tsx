import { AdminScreen } from '@/app/admin-screen'
import { AllUsers } from '@/components/account/admin/all-users'
import { CHAT_ANCHOR, SiteFigures } from '@/components/account/admin/site-figures'
import { TOKENS_ANCHOR, TopTokens } from '@/components/account/admin/top-tokens'
import { STATS_ANCHOR, UserStatsTable } from '@/components/account/admin/user-stats-table'
import { AiUseTable, ChatDays } from '@/components/chat/admin/tables'
import { PageViewCharts } from '@/components/page-views/page-views'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Warnings } from '@/components/page/warnings'
import { Section } from '@/components/page/section'
import { PingDays } from '@/components/party/admin/ping-days'
import { FirstDays } from '@/components/overview/first-days'
import { Overview } from '@/components/overview/overview'
import { findUsers } from '@/lib/account/admin/find-users'
import { statsSearch } from '@/lib/account/admin/schema'
import { requireRole } from '@/lib/auth/viewer'
import { listChatDays } from '@/lib/chat/counters'
import { PATHS } from '@/lib/config/paths'
import { price } from '@/lib/format'
import { readAiUse } from '@/lib/integrations/ai/use'
import { listPageViews } from '@/lib/page-views/page-views'
import { backupWarnings } from '@/lib/site/backups'
import { readFirstDays } from '@/lib/site/first-days'
import { readOverview } from '@/lib/site/overview'
import { listPingDays } from '@/lib/party/pings'
import { getAdminTotals } from '@/lib/site-stats/totals'
import { listStatsPage } from '@/lib/site-stats/user-stats'

const DAYS = 7
const STATS_PER_PAGE = 10

export const metadata = { title: 'Overview' }

/** Days without anything are left out. */
const hasFigures = (row: object) => Object.values(row).some((value) => Number(value) > 0)

/** First what asks something of the owner, then the figures and lists (G-166). */
export default async function OverviewPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const search = await readSearch(statsSearch, searchParams)
  const firstDays = await readFirstDays(admin)
  const [all] = await listPageViews(admin, 2 * DAYS)
  const overview = await readOverview(admin, all?.days)
  const totals = await getAdminTotals(admin)
  const users = await findUsers(admin, search)
  const stats = await listStatsPage(admin, { page: search.stats ?? 1, size: STATS_PER_PAGE })
  const views = await listPageViews(admin, DAYS)
  const aiUse = await readAiUse(admin)
  return (
    <AdminScreen title="Overview" href={PATHS.adminOverview}>
      <Warnings label="Warnings" texts={await backupWarnings(admin)} />
      {firstDays && <FirstDays list={firstDays} />}
      <Overview facts={overview} />
      <SiteFigures totals={totals} />
      {views.some(({ total }) => total > 0) && (
        <Section title="Page views" fact={`last ${DAYS} days, UTC`} anchor="views">
          <PageViewCharts views={views} />
        </Section>
      )}
      {totals.usersWithTheMostTokens.length > 0 && (
        <Section title="Top tokens" fact="chat, all time" anchor={TOKENS_ANCHOR}>
          <TopTokens users={totals.usersWithTheMostTokens} search={search} />
        </Section>
      )}
      {totals.totalMessages > 0 && (
        <Section title="Chat" fact={`last ${DAYS} days, UTC`} anchor={CHAT_ANCHOR}>
          <ChatDays rows={(await listChatDays(admin, DAYS)).filter(hasFigures)} />
        </Section>
      )}
      <PingDays rows={(await listPingDays(admin, DAYS)).filter(hasFigures)} />
      {aiUse.rows.some(({ monthEur }) => monthEur > 0) && (
        <Section title="AI providers" fact={`at most ${price(aiUse.limitEur)} a day in all`}>
          <AiUseTable {...aiUse} />
        </Section>
      )}
      <Section title="Per user" fact="art and makes" anchor={STATS_ANCHOR}>
        <UserStatsTable list={stats} search={search} />
      </Section>
      <AllUsers list={users} search={search} ownId={admin.id} path={PATHS.adminOverview} />
    </AdminScreen>
  )
}
